"""Bots talk: a line of the chat may be said by the bot of a seat."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """From form 3."""
    with op.batch_alter_table("chat") as chat:
        chat.alter_column("person", existing_type=sa.String(64), nullable=True)
        chat.add_column(sa.Column("seat", sa.Integer))
        chat.create_unique_constraint("chat_one_table_id_seat_key", ["table_id", "seat", "key"])
