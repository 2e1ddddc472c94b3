"""`fathom play`: a game in the terminal."""

import secrets
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import fathom
from fathom.bots import BOTS
from fathom.cli.common import (
    Lang,
    Option,
    Seats,
    Seed,
    bot_names,
    command_name,
    console,
    data_folder,
    game_keys,
    read_options,
    read_record,
    say_house_rules,
    words_for,
)
from fathom.cli.keyboard import read_line
from fathom.cli.seating import DEFAULT_BOT, seating
from fathom.cli.session import Quit, Session
from fathom.engine.dice import SEALED_SEED_BYTES, SealedDice
from fathom.engine.errors import FathomError
from fathom.engine.game import Game
from fathom.engine.real_time import is_timed
from fathom.engine.table import Table
from fathom.terminal.palette import RED
from fathom.words import Words

READABLE_PACE_SECONDS = 0.8
"""How long a terminal shows what a bot did, if nobody says otherwise."""


def add_to(app: typer.Typer) -> None:
    """Add this command."""

    @app.command()
    def play(
        game: Annotated[
            str | None,
            typer.Argument(help="Its key; asked if not given.", autocompletion=game_keys),
        ] = None,
        seats: Seats = None,
        people: Annotated[
            int | None, typer.Option(min=0, help="How many of them are people.")
        ] = None,
        bots: Annotated[
            str | None, typer.Option(help="Bots for the other seats.", autocompletion=bot_names)
        ] = None,
        seed: Seed = None,
        option: Option = None,
        pace: Annotated[
            float | None,
            typer.Option(
                min=0,
                max=60,
                metavar="SECONDS",
                help="How long to show what each bot does; 0: not at all.",
            ),
        ] = None,
        save: Annotated[Path | None, typer.Option(help="Where to keep the record.")] = None,
        resume: Annotated[Path | None, typer.Option(help="Go on with an unfinished game.")] = None,
        lang: Lang = None,
    ) -> None:
        """Play in the terminal, alone against bots or with others on one keyboard."""
        if resume is not None:
            session = resumed(resume, lang)
        else:
            box = fathom.load(game) if game is not None else ask_game(lang)
            if game is None and seats is None:
                seats, people, bots = ask_company(box, lang)
            count = box.seats[0] if seats is None else seats
            box.check_seats(count)
            players = seating(count, people, bots)
            secret: int | bytes = secrets.token_bytes(SEALED_SEED_BYTES) if seed is None else seed
            table = Table(box, count, secret, read_options(option))
            if is_timed(table.state):
                raise FathomError("a game in real time cannot be played in the terminal")
            file = save if save is not None else new_file(box)
            session = Session(table, players, file, words_for(box, lang), console)
        readable = READABLE_PACE_SECONDS if console.is_terminal else 0
        session.pace_seconds = readable if pace is None else pace
        start(session)


def resumed(file: Path, lang: str | None) -> Session:
    """The session of an unfinished game."""
    record, game = read_record(file)
    table = record.table(game)
    if record.ending is not None:
        raise FathomError(f"{file}: this game has ended; see it with 'fathom replay'")
    return Session(table, record.players, file, words_for(game, lang), console)


def start(session: Session) -> None:
    """Play, and say where the game is kept if somebody stops."""
    words, table = session.words, session.table
    session.save()
    if isinstance(table.seed, bytes):
        commitment = SealedDice(table.seed).commitment()
        console.print(words.text("play-commitment", commitment=commitment), style="dim")
    say_house_rules(table.state.options, words)
    try:
        session.run()
    except Quit:
        command = f"{command_name()} play --resume {session.file}"
        console.print()
        console.print(words.text("play-stopped", command=command), soft_wrap=True)


def new_file(game: Game) -> Path:
    """A name for the record that no other game has."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "games" / f"{game.key}-{stamp}-{secrets.token_hex(2)}.fathom"


def ask_game(lang: str | None) -> Game:
    """Let somebody pick a game."""
    words = words_for(None, lang)
    games = fathom.games()
    console.print(words.text("play-welcome"), style="bold")
    for number, game in enumerate(games, 1):
        about = words_for(game, lang).text("about")
        console.print(Text.assemble(f"  {number}  ", (game.title, "bold"), f"  {about}"))
    picked = ask(words.text("play-pick"), range(1, len(games) + 1), 1, words)
    return games[int(picked) - 1]


def ask_company(game: Game, lang: str | None) -> tuple[int, int, str]:
    """How many seats, how many people, and which bots."""
    words = words_for(game, lang)
    seats = int(ask(words.text("play-seats"), game.seats, min(4, game.seats[-1]), words))
    people = int(ask(words.text("play-people", seats=seats), range(seats + 1), 1, words))
    if people == seats:
        return seats, people, DEFAULT_BOT
    return seats, people, ask(words.text("play-bots"), BOTS, DEFAULT_BOT, words)


def ask(question: str, choices: Iterable[object], default: object, words: Words) -> str:
    """Ask until one of the choices is typed; nothing at all means the default."""
    known = [str(choice) for choice in choices]
    while True:
        answer = read_line(f"{question} [{'/'.join(known)}] ({default}): ", known) or str(default)
        if answer in known:
            return answer
        console.print(words.text("play-choose", choices=known), style=RED)
