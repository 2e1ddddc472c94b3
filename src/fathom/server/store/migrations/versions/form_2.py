"""Drawn lines and times of moves, results of games, and faster lists of tables."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """From form 1."""
    op.add_column("moves", sa.Column("attachment", sa.Text))
    op.add_column("moves", sa.Column("time", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("result", sa.Text))
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_index(
        "tables_by_status_is_public_created", "tables", ["status", "is_public", "created"]
    )
    op.create_index("tables_by_status_wake", "tables", ["status", "wake"])
    op.create_index("sitting_by_table_id", "sitting", ["table_id"])
