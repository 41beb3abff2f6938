"""Browser push: the example of RFC 8291, keys that stay, signatures that hold, a push service on this machine."""

from __future__ import annotations

import stat
from pathlib import Path

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from pentapolis.server.notices.outbox import NotSent, Outbox
from pentapolis.server.notices.push import (
    KEY_FILE,
    LONGEST,
    Gone,
    PushKey,
    Subscription,
    b64,
    decrypt,
    encrypt,
    send,
    unb64,
)
from server.listeners import web

NOW_S = 1_800_000_000


def private(number: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(number), "big"), ec.SECP256R1())


def point(key: ec.EllipticCurvePrivateKey) -> str:
    form = serialization.PublicFormat.UncompressedPoint
    return b64(key.public_key().public_bytes(serialization.Encoding.X962, form))


# RFC 8291, section 5 and appendix A
MESSAGE = b"When I grow up, I want to be a watermelon"
BROWSER = private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
SENDER = private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = unb64("DGv6ra1nlYgDCS1FRnbzlw")
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    assert b64(encrypt(MESSAGE, point(BROWSER), AUTH, sender=SENDER, salt=SALT)) == BODY
    assert decrypt(unb64(BODY), BROWSER, unb64(AUTH)) == MESSAGE


def test_only_the_browser_can_read_it_and_no_two_messages_look_alike() -> None:
    one, other = (encrypt(b"your turn", point(BROWSER), AUTH) for _ in range(2))
    assert one != other
    assert decrypt(one, BROWSER, unb64(AUTH)) == decrypt(other, BROWSER, unb64(AUTH)) == b"your turn"
    with pytest.raises(ValueError, match="somebody else"):
        decrypt(one, SENDER, unb64(AUTH))
    with pytest.raises(ValueError, match="somebody else"):
        decrypt(one[:-1] + bytes([one[-1] ^ 1]), BROWSER, unb64(AUTH))


def test_a_message_fits_into_what_push_services_take() -> None:
    assert len(encrypt(b"x" * LONGEST, point(BROWSER), AUTH)) <= 4096
    with pytest.raises(ValueError, match="at most"):
        encrypt(b"x" * (LONGEST + 1), point(BROWSER), AUTH)


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", AUTH), ("!!", AUTH), (point(BROWSER), "AAAA"), (b64(b"\4" * 65), AUTH)]
)
async def test_a_subscription_that_is_none_is_forgotten(box: Outbox, p256dh: str, auth: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 (several reasons)
        encrypt(b"x", p256dh, auth)
    to = Subscription("http://127.0.0.1:9/", p256dh, auth)
    with pytest.raises(Gone):
        await send(
            box, "anna", PushKey.kept_in(tmp_path), to, b"x", contact="mailto:a@b", topic="T", now_s=NOW_S, private=True
        )


def test_the_key_is_made_once_and_readable_by_its_owner_alone(tmp_path: Path) -> None:
    first = PushKey.kept_in(tmp_path / "data")
    assert PushKey.kept_in(tmp_path / "data").public == first.public
    assert len(unb64(first.public)) == 65
    assert stat.S_IMODE((tmp_path / "data" / KEY_FILE).stat().st_mode) == 0o600
    assert [file.name for file in (tmp_path / "data").iterdir()] == [KEY_FILE]
    assert PushKey.kept_in(tmp_path / "other").public != first.public


def check_signature(header: str, key: PushKey) -> dict[str, object]:
    """The claims of an authorization, if the signature is the key's."""
    token, _, public = header.removeprefix("vapid t=").partition(", k=")
    assert public == key.public
    signed, _, signature = token.rpartition(".")
    raw = unb64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    known.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (msgspec.json.decode(unb64(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, object] = claims
    return found


def test_the_server_signs_for_one_push_service_and_half_a_day(tmp_path: Path) -> None:
    key = PushKey.kept_in(tmp_path)
    header = key.authorization("https://push.example:8443/send/abc?x=1", "mailto:host@example.org", NOW_S)
    claims = check_signature(header, key)
    assert claims == {"aud": "https://push.example:8443", "exp": NOW_S + 43_200, "sub": "mailto:host@example.org"}
    with pytest.raises(InvalidSignature):
        check_signature(header.replace("t=eyJ", "t=eyK"), key)


async def test_a_push_service_gets_what_the_browser_can_read(box: Outbox, tmp_path: Path) -> None:
    key = PushKey.kept_in(tmp_path)
    with web(201) as service:
        to = Subscription(f"{service.url}/send/abc", point(BROWSER), AUTH)
        await send(box, "anna", key, to, b"your turn", contact="mailto:a@b", topic="ABC234", now_s=NOW_S, private=True)
    (got,) = service.got
    assert decrypt(got.body, BROWSER, unb64(AUTH)) == b"your turn"
    assert got.path == "/send/abc"
    assert (got.headers["content-encoding"], got.headers["topic"]) == ("aes128gcm", "ABC234")
    assert int(got.headers["ttl"]) > 0
    assert check_signature(got.headers["authorization"], key)["aud"] == service.url


@pytest.mark.parametrize(
    ("status", "error"), [(410, Gone), (404, Gone), (500, NotSent), (429, NotSent), (302, NotSent)]
)
async def test_what_a_push_service_refuses(box: Outbox, status: int, error: type[Exception], tmp_path: Path) -> None:
    with web(status) as service:
        to = Subscription(f"{service.url}/send/abc", point(BROWSER), AUTH)
        with pytest.raises(error):
            await send(
                box, "anna", PushKey.kept_in(tmp_path), to, b"x", contact="a", topic="T", now_s=NOW_S, private=True
            )
    assert len(service.got) == 1, "a redirection is not followed"
