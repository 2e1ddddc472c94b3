"""People, tables, moves and chat."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """From an empty database."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="people_key"),
    )
    op.create_table(
        "transfers",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="transfers_key"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="transfers_person_in_people"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("policy", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("rematch_of", sa.String(64)),
        sa.Column("acting", sa.Text, nullable=False),
        sa.Column("wake", sa.BigInteger),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="tables_key"),
        sa.UniqueConstraint("code", name="tables_one_code"),
        sa.UniqueConstraint("rematch_of", name="tables_one_rematch_of"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="tables_host_in_people"),
        sa.ForeignKeyConstraint(
            ["rematch_of"],
            ["tables.id"],
            name="tables_rematch_of_in_tables",
            deferrable=True,
            initially="DEFERRED",  # a restored rematch may come before its table
        ),
    )
    op.create_table(
        "sitting",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="sitting_key"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="sitting_person_in_people"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="sitting_table_id_in_tables", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("move", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(128)),
        sa.Column("undoes", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "ply", name="moves_key"),
        sa.UniqueConstraint("table_id", "seat", "key", name="moves_one_table_id_seat_key"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="moves_table_id_in_tables"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("team", sa.Integer),
        sa.Column("key", sa.String(128), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="chat_key"),
        sa.UniqueConstraint("table_id", "person", "key", name="chat_one_table_id_person_key"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="chat_table_id_in_tables", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="chat_person_in_people"),
    )
