"""Chance that players make together with the server."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """From form 6."""
    op.add_column("tables", sa.Column("joint", sa.Text))
