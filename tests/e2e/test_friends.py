"""With friends: links to seats, copied, shared, or read as a code."""

from __future__ import annotations

import json
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, Page, Route

from quadriga.server.keys import new_key
from tests.e2e.conftest import Visit, hold
from tests.e2e.looks import is_whole
from tests.e2e.past import opened
from tests.server.house import House

# Each code as it is drawn, and as its link asks for, row by row.
CODES = """async () => {
  const { correction, generate } = await import("lean-qr");
  return [...document.querySelectorAll("quad-invitation")].map((one) => {
    const code = generate(one.querySelector("input").value, { minCorrectionLevel: correction.M });
    const path = one.querySelector(".code path");
    const point = one.querySelector(".code").createSVGPoint();
    const places = Array.from({ length: code.size }, (_, at) => at);
    const isDark = (x, y) => path.isPointInFill(Object.assign(point, { x: x + 0.5, y: y + 0.5 }));
    const rows = (dark) => places.map((y) => places.map((x) => (dark(x, y) ? "#" : " ")).join(""));
    return [rows(isDark), rows((x, y) => code.get(x, y))];
  });
}"""


def set_up(page: Page) -> None:
    """Open a table with a friend by link, whoever comes, and a bot."""
    page.wait_for_selector(".setup .seats li")
    page.select_option(".seats li:nth-child(3) select", "open")
    page.click("button.main")
    page.wait_for_selector("quad-invitation >> nth=1")
    page.wait_for_selector(".invitation .code path >> nth=1")


def test_a_link_whose_code_does_not_come_is_a_link(visit: Visit, house: House) -> None:
    page = visit("")
    broken = "throw new Error('it did not come')"
    page.route("**/lean-qr/**", lambda route: route.fulfill(body=broken, content_type="text/javascript"))
    table, _ = opened(page, house, "edison", [{"kind": "person", "name": "Lola"}, {"kind": "open"}])
    with page.expect_response("**/lean-qr/**"):
        page.goto(f"{house.url}/table/{table}")
    page.wait_for_selector("quad-invitation input")
    page.wait_for_timeout(100)
    assert page.input_value("quad-invitation input") == page.url


def test_a_friend_comes_by_link(visit: Visit) -> None:
    """The links to free seats are shown, each with its code, and each until somebody sits there."""
    page = visit("/new/chariot", width=360)
    set_up(page)
    is_whole(page)
    link, address = (field.input_value() for field in page.query_selector_all("quad-invitation input"))
    assert "?seat=1#" in link
    assert address == page.url
    for drawn, due in page.evaluate(CODES):
        assert drawn == due
        assert drawn[0].startswith("####### ")  # the corner that readers look for
    friend = visit(link.removeprefix(page.url.partition("/table/")[0]))
    friend.wait_for_selector("h1:text-is('You are invited to play Chariot Race')")
    friend.wait_for_selector("text=At the table: Guest, a free seat, a free seat, and Ada")
    friend.fill("input[name=name]", "Max")
    friend.click(".sit button")
    for each in (page, friend):
        each.wait_for_function("document.querySelectorAll('quad-invitation').length === 1")
        assert each.input_value("quad-invitation input") == address


def test_a_link_that_was_spoilt_is_said_to_be_so(browser: Browser, house: House) -> None:
    """Whether or not somebody sits there; who was sent it can ask for another."""
    page = browser.new_page(locale="fr-FR")
    table, _ = opened(page, house, "edison", [{"kind": "link"}, {"kind": "person", "name": "Max"}])
    for seat in range(2):
        page.goto(f"{house.url}/table/{table}?seat={seat}#spoilt")
        page.fill("input[name=name]", "Lola")
        page.click(".sit button")
        page.wait_for_selector(".trouble:text-is('Ce lien n’ouvre pas cette place. Demande-en un autre.')")
    page.close()


def test_who_sits_down_and_is_not_answered_has_the_seat_all_the_same(browser: Browser, house: House) -> None:
    """An answer is lost on its way, and another is cut short: the seat is taken once, and it is theirs."""
    page = browser.new_page()
    table, _ = opened(page, house, "chariot", [{"kind": "open"}, {"kind": "open"}])
    asked: list[object] = []

    def lose(route: Route) -> None:
        asked.append(route.request.post_data)
        answer = route.fetch()
        if len(asked) == 1:
            route.abort()
        elif len(asked) == 2:
            headers = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
            route.fulfill(status=answer.status, headers=headers, body=answer.text()[:5])
        else:
            route.fulfill(response=answer)

    page.route("**/seats/*", lose)
    page.goto(f"{house.url}/table/{table}")
    page.fill("form.sit input[name=name]", "Max")
    page.click("form.sit button")
    page.wait_for_function("document.querySelector('quad-table')?.seat === 0")
    assert len(asked) == 3
    assert len({*asked}) == 1
    with urlopen(f"{house.url}/api/tables/{table}") as answer:
        assert [seat["name"] for seat in json.load(answer)["seats"]] == ["Max", None]
    page.close()


def test_who_comes_too_late_to_a_free_seat_is_told_what_to_do(browser: Browser, house: House) -> None:
    page = browser.new_page(locale="fr-FR")
    other = browser.new_context()
    table, _ = opened(page, house, "edison", [{"kind": "open"}, {"kind": "open"}])
    held = hold(page, "**/seats/0")
    page.goto(f"{house.url}/table/{table}")
    page.fill("input[name=name]", "Lola")
    page.click(".sit button")
    assert other.request.post(
        f"{house.url}/api/tables/{table}/seats/0", data={"name": "Max", "key": new_key()}
    ).ok
    held[0].continue_()
    page.wait_for_selector(
        ".trouble:text-is('La place vient d’être prise. Prends-en une autre, ou regarde la partie.')"
    )
    page.wait_for_selector(".sit button")  # there is another
    page.close()
    other.close()


def test_a_link_is_copied_and_shared(visit: Visit) -> None:
    """It is said when it is copied; where there is something to share with, it is shared."""
    page = visit("/new/overload")
    page.evaluate("navigator.share = async (what) => { window.shared = what; }")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    set_up(page)
    link = page.input_value("quad-invitation input")
    page.click("quad-invitation button:has-text('Copy') >> nth=0")
    page.wait_for_selector("quad-invitation button:has-text('Copied')")
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.click("quad-invitation button:has-text('Share') >> nth=0")
    assert page.evaluate("window.shared.url") == link


def test_a_link_is_copied_where_there_is_no_clipboard(visit: Visit) -> None:
    """As on a page without TLS, on a network at home."""
    page = visit("/new/overload")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    set_up(page)
    page.click("quad-invitation button:has-text('Copy') >> nth=0")
    page.wait_for_selector("quad-invitation button:has-text('Copied')")
    link, other = page.input_value("quad-invitation input"), page.context.new_page()
    page.context.grant_permissions(["clipboard-read"])
    other.goto(page.url.partition("/table/")[0])
    assert other.evaluate("navigator.clipboard.readText()") == link


# Which lines hold words that do not stand beside their box, or what does not stand beside its number.
ASTRAY = """() => {
  const [left, top, bottom] = ["left", "top", "bottom"]
    .map((side) => (each) => each.getBoundingClientRect()[side]);
  const words = (label) => {
    const range = document.createRange();
    range.selectNodeContents(label.lastChild.nodeType === 3 ? label.lastChild : label);
    return range;
  };
  const boxes = [...document.querySelectorAll(".option > [type=checkbox]")]
    .filter((box) => bottom(box) < top(words(box.parentElement)));
  const seats = [...document.querySelectorAll(".seats li")]
    .filter(({ children: [number, ...others] }) => others.some((each) => left(each) <= left(number)));
  return [...boxes, ...seats].map((each) => each.parentElement.textContent.trim());
}"""


@pytest.mark.parametrize("width", [360, 1440])
def test_what_belongs_together_stands_together(visit: Visit, width: int) -> None:
    page = visit("/new/edison", lang="fr", width=width)
    page.click(".setup summary")
    page.wait_for_selector(".setup [type=checkbox]")
    assert page.evaluate(ASTRAY) == []
