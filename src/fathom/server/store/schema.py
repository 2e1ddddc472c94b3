"""The tables of the database, as the newest migration leaves them.

Nested things (seats, options, attachments) are JSON text: they are read and written whole, and look
the same in every database. What is searched for has columns of its own.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "%(table_name)s_by_%(column_0_N_name)s",
        "uq": "%(table_name)s_one_%(column_0_N_name)s",
        "fk": "%(table_name)s_%(column_0_N_name)s_in_%(referred_table_name)s",
        "pk": "%(table_name)s_key",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("handle", String(32)),
    Column("is_rated", Boolean, nullable=False, server_default=true()),
    Column("shown_to", String(16), nullable=False, server_default="opponents"),
    Index(None, "handle", unique=True),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("blocked", ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("device", Text, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", ForeignKey("people.id")),
    Column("expires", BigInteger, nullable=False),
)

transfers = Table(
    "transfers",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("seats", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("policy", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("result", Text),
    Column(
        "rematch_of",
        ForeignKey("tables.id", deferrable=True, initially="DEFERRED"),
        unique=True,
    ),
    Column("acting", Text, nullable=False),
    Column("wake", BigInteger),
    Column("ply", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("is_scored", Boolean, nullable=False, server_default=false()),
    Column("joint", Text),
    Index(None, "status", "is_public", "created"),
    Index(None, "status", "wake"),
    Index(None, "is_scored", "ended"),
)

sitting = Table(  # who sits where, as far as `tables.seats` says so: to find a person's tables
    "sitting",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("move", Integer),
    Column("at", BigInteger, nullable=False),
    Column("key", String(128)),
    Column("undoes", Integer),
    Column("attachment", Text),
    Column("time", BigInteger, nullable=False, server_default="0"),
    UniqueConstraint("table_id", "seat", "key"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id")),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("team", Integer),
    Column("key", String(128), nullable=False),
    Column("call", Text),
    Column("seat", Integer),
    UniqueConstraint("table_id", "person", "key"),
    UniqueConstraint("table_id", "seat", "key"),
)

ratings = Table(  # of people and bots, game by game
    "ratings",
    metadata,
    Column("who", String(96), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

scores = Table(  # what became of whom at tables that are over: people's pages are made of it
    "scores",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("side", Integer, primary_key=True, autoincrement=False),
    Column("who", String(96), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("sides", Integer, nullable=False),
    Column("rating", Double),
    Column("gain", Double),
    Index(None, "who", "ended"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)
