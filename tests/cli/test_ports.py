"""Where a server listens: what is wrong with an address is said before anything is served there."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from quadriga.cli.ports import HOST, try_port
from quadriga.cli.troubles import Trouble, told
from quadriga.core.errors import QuadrigaError
from quadriga.server.news import open_news
from quadriga.server.storage import open_log, schema
from tests.cli.conftest import Run, plain

OURS = schema.newest()


def test_a_port_that_is_taken_is_told_with_what_to_do(run: Run, tmp_path: Path) -> None:
    with socket.create_server((HOST, 0)) as other:
        port = str(other.getsockname()[1])
        ran = run("serve", "--port", port, "--store", str(tmp_path / "t.sqlite3"), "--lang", "fr")
    assert (ran.code, ran.out) == (2, "")
    assert plain(ran.err) == (
        f"quadriga: le port {port} est déjà pris, peut-être par un autre quadriga serve ; "
        "choisis-en un autre avec --port"
    )


def test_a_port_that_was_just_left_is_free() -> None:
    with socket.create_server((HOST, 0)) as other:
        port = other.getsockname()[1]
        with socket.create_connection((HOST, port)) as client:
            other.accept()[0].close()  # by the server first: the system remembers for a while
            assert client.recv(1) == b""
    try_port(HOST, port)


def test_an_address_of_another_machine_is_told() -> None:
    with pytest.raises(
        Trouble, match=r"^nothing can be served at 203\.0\.113\.9:8000 \(.+\); look at --host"
    ):
        try_port("203.0.113.9", 8000)


def test_there_is_no_such_port(run: Run) -> None:
    assert run("serve", "--port", "99999").code == 2


def wrong_store() -> None:
    open_log("mysql://x")


def newer_store() -> None:
    schema.missing("a.db", OURS + 1)


def wrong_redis() -> None:
    open_news("http://x")


@pytest.mark.parametrize(
    ("deed", "french"),
    [
        (
            wrong_store,
            "mysql://x : donne un fichier, sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/BASE",
        ),
        (
            newer_store,
            f"a.db : un Quadriga plus récent y a écrit (version {OURS + 1} ; celui-ci connaît la {OURS})",
        ),
        (wrong_redis, "http://x : donne redis://HÔTE:PORT, rediss://… ou unix://FICHIER"),
    ],
)
def test_why_a_place_does_not_do_is_told_in_french_too(deed: object, french: str) -> None:
    assert callable(deed)
    with pytest.raises(QuadrigaError) as caught:
        deed()
    assert french in plain(told(caught.value, "fr"))
    assert told(caught.value, "en") == str(caught.value)
