"""Quick calls in the chat."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """From form 2."""
    op.add_column("chat", sa.Column("call", sa.Text))
