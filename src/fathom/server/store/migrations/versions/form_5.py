"""Passkeys, people's pages, ratings, and analyses that are kept."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"

HANDLE_BYTES = 9


def upgrade() -> None:
    """From form 4."""
    op.add_column("people", sa.Column("handle", sa.String(32)))
    op.add_column(
        "people", sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.add_column(
        "people",
        sa.Column("shown_to", sa.String(16), nullable=False, server_default="opponents"),
    )
    _name_people()
    op.create_index("people_by_handle", "people", ["handle"], unique=True)
    op.add_column(
        "tables", sa.Column("is_scored", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_index("tables_by_is_scored_ended", "tables", ["is_scored", "ended"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
        sa.Column("device", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="passkeys_person_in_people"),
        sa.PrimaryKeyConstraint("id", name="passkeys_key"),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="challenges_person_in_people"),
        sa.PrimaryKeyConstraint("digest", name="challenges_key"),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(96), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("who", "game", name="ratings_key"),
    )
    op.create_table(
        "scores",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("side", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("who", sa.String(96), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("sides", sa.Integer, nullable=False),
        sa.Column("rating", sa.Double),
        sa.Column("gain", sa.Double),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="scores_table_id_in_tables"),
        sa.PrimaryKeyConstraint("table_id", "side", "who", name="scores_key"),
    )
    op.create_index("scores_by_who_ended", "scores", ["who", "ended"])
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="analyses_table_id_in_tables"),
        sa.PrimaryKeyConstraint("table_id", name="analyses_key"),
    )


def _name_people() -> None:
    """Give everybody the handle that `Person.handle` would."""
    people = sa.table("people", sa.column("id", sa.String), sa.column("handle", sa.String))
    connection = op.get_bind()
    for person in connection.execute(sa.select(people.c.id)).scalars().all():
        digest = hashlib.blake2b(
            person.encode(), digest_size=HANDLE_BYTES, person=b"fathom handle"
        ).hexdigest()
        connection.execute(people.update().where(people.c.id == person).values(handle=digest))
