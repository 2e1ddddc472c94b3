"""Whom somebody wants nothing to do with."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """From form 5."""
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("blocked", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="blocks_key"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="blocks_person_in_people"),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"], name="blocks_blocked_in_people"),
    )
