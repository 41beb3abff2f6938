"""Browser push: messages that only the browser can read (RFC 8291, aes128gcm), signed by this server (RFC 8292).

The server's key is made once and kept in the data folder. The browser's keys come with its subscription.
"""

from __future__ import annotations

import base64
import secrets
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ..storage.once import write_once
from .outbox import NotSent, Outbox
from .outgoing import post

KEY_FILE = "push-key.pem"
RECORD = 4096
"""Size of a record; our messages are one record."""
LONGEST = RECORD - 16 - 1 - 86
"""Bytes that a message may have: push services take 4,096 in all."""
TOKEN_S = 12 * 3600
KEPT_S = 24 * 3600
"""How long a push service keeps a message for a browser that is off."""
GONE = (404, 410)

_JSON = msgspec.json.Encoder(order="deterministic")


class Subscription(NamedTuple):
    """A browser that wants to be told."""

    endpoint: str
    p256dh: str
    auth: str


class Gone(Exception):
    """The browser does not want to be told any more: its subscription can be forgotten."""


def b64(data: bytes) -> str:
    """Base64 as the web writes it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """The bytes of such a text; `ValueError` if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class PushKey:
    """The key by which push services know this server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = b64(_point(key.public_key()))
        """As a browser wants it to subscribe."""

    @classmethod
    def kept_in(cls, folder: Path) -> PushKey:
        """The key of this data folder, made at the first time; only its owner may read it."""
        file = folder / KEY_FILE
        if not file.exists():
            folder.mkdir(parents=True, exist_ok=True)
            made = ec.generate_private_key(ec.SECP256R1())
            pem = made.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            )
            write_once(file, pem)
        key = serialization.load_pem_private_key(file.read_bytes(), None)
        if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
            raise ValueError(f"{file} holds no key for push messages")
        return cls(key)

    def authorization(self, endpoint: str, contact: str, now_s: int) -> str:
        """The header that tells a push service who sends (RFC 8292)."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now_s + TOKEN_S, "sub": contact}
        signed = f"{b64(_JSON.encode({'typ': 'JWT', 'alg': 'ES256'}))}.{b64(_JSON.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
        return f"vapid t={signed}.{b64(signature)}, k={self.public}"


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _keys(shared: bytes, auth: bytes, browser: bytes, sender: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and nonce of a message (RFC 8291, section 3.4)."""
    ikm = _derive(shared, auth, b"WebPush: info\0" + browser + sender, 32)
    return (
        _derive(ikm, salt, b"Content-Encoding: aes128gcm\0", 16),
        _derive(ikm, salt, b"Content-Encoding: nonce\0", 12),
    )


def encrypt(
    message: bytes,
    p256dh: str,
    auth: str,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only this browser can read; `ValueError` if its keys are none, or the message is too long.

    `sender` and `salt` are new for every message; only a test gives them.
    """
    if len(message) > LONGEST:
        raise ValueError(f"a push message has at most {LONGEST} bytes")
    browser, shared_secret = unb64(p256dh), unb64(auth)
    if len(shared_secret) != 16:
        raise ValueError("the secret of a push subscription has 16 bytes")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    sender = sender or ec.generate_private_key(ec.SECP256R1())
    salt = salt or secrets.token_bytes(16)
    point = _point(sender.public_key())
    content, nonce = _keys(sender.exchange(ec.ECDH(), key), shared_secret, browser, point, salt)
    sealed = AESGCM(content).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


def decrypt(body: bytes, browser: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser does with a message; `ValueError` if it can't be read."""
    salt, length = body[:16], body[20]
    point, sealed = body[21 : 21 + length], body[21 + length :]
    sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    content, nonce = _keys(browser.exchange(ec.ECDH(), sender), auth, _point(browser.public_key()), point, salt)
    try:
        padded = AESGCM(content).decrypt(nonce, sealed, None)
    except InvalidTag:
        raise ValueError("this message is for somebody else") from None
    message, mark, _ = padded.rpartition(b"\x02")
    if not mark:
        raise ValueError("this is not the last record")
    return message


async def send(
    box: Outbox, owner: str, key: PushKey, to: Subscription, message: bytes, *, contact: str, topic: str, now_s: int,
    private: bool = False,
) -> None:  # fmt: skip
    """Send a message for a visitor; a later one of the same topic takes its place. `Gone` if it is not wanted any more,
    `NotSent` if it can't be sent."""
    try:
        body = encrypt(message, to.p256dh, to.auth)
    except ValueError:
        raise Gone("keys") from None
    headers = {
        "Authorization": key.authorization(to.endpoint, contact, now_s),
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(KEPT_S),
        "Urgency": "normal",
        "Topic": topic[:32],
    }
    status = await post(box, owner, to.endpoint, body, headers, private=private)
    if status in GONE:
        raise Gone(str(status))
    if not 200 <= status < 300:
        raise NotSent(str(status))
