"""What a WebSocket may be sent, most of it odd: handshakes and frames from a grammar, by a seeded `Random`."""

from __future__ import annotations

import struct
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from server.raw_requests import Known
from server.raw_values import PARTS, TEXTS, VALUES

TEXT, BINARY, GOES_ON, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
MESSAGES = [
    b'{"type":"ping"}', b'{"type":"seen"}', b'{"type":"point","target":"a"}', b'{"type":"look","seat":0}',
    b'{"type":"look","seat":-1,"lang":"fr","log_from":5,"version":3}', b"", b"null", b"[]", b"{", b'{"type":1}',
    b'{"type":"\\ud800"}', b"[" * 1800 + b"]" * 1800, b'{"a":' * 600 + b"1" + b"}" * 600,
    b'{"type":"ping","a":' + b"[" * 3000, b'{"type":"ping","a":' + b"[" * 1500 + b"]" * 1500 + b"}", b'{"a":' * 700,
    b'{"type":"point","target":"' + b"a" * 4000 + b'"}', b'{"type":"ping","type":"seen"}',
    '{"type":"point","target":"🎲\u202e"}'.encode(), b'{"type":"look"}', b"\x00", b"1" * 4000,
]  # fmt: skip
FIELDS = {"look": ("seat", "lang", "log_from", "version"), "point": ("target",), "ping": ("a",), "seen": ("type",)}


class Talk(NamedTuple):
    """One connection: a handshake, and the frames behind it."""

    handshake: bytes
    frames: list[bytes]


def frame(payload: bytes, code: int = TEXT, *, fin: bool = True, rsv: int = 0, mask: bytes | None = b"mask") -> bytes:
    """A frame with its length as short as can be."""
    size = len(payload)
    head = struct.pack("!B", (fin << 7) | (rsv << 4) | code)
    bit = 0 if mask is None else 128
    if size < 126:
        head += struct.pack("!B", bit | size)
    elif size < 1 << 16:
        head += struct.pack("!BH", bit | 126, size)
    else:
        head += struct.pack("!BQ", bit | 127, size)
    return head + payload if mask is None else head + mask + masked(payload, mask)


def masked(payload: bytes, mask: bytes) -> bytes:
    """The payload by XOR with the mask, over and over."""
    key = (mask * (len(payload) // 4 + 1))[: len(payload)]
    return (int.from_bytes(payload) ^ int.from_bytes(key)).to_bytes(len(payload))


def talk(known: Known, seed: int, number: int, size: int) -> Talk:
    """The same seed and number give the same."""
    rng = Random(f"socket {seed} {number}")
    frames = [_fair(rng) for _ in range(size - 1)] + [_foul(rng)]
    return Talk(_handshake(rng, known), frames)


def _handshake(rng: Random, known: Known) -> bytes:
    """Mostly one that opens a page at a table."""
    path = b"/ws/tables/" + rng.choice([known.playing, known.playing, known.lobby]).encode()
    headers = {
        b"Host": known.host.encode(),
        b"Origin": b"http://" + known.host.encode(),
        b"Cookie": known.cookie.encode(),
        b"Connection": b"Upgrade",
        b"Upgrade": b"websocket",
        b"Sec-WebSocket-Version": b"13",
        b"Sec-WebSocket-Key": b"AAAAAAAAAAAAAAAAAAAAAA==",
    }
    if rng.random() < 0.15:
        headers[rng.choice([*headers, b"Sec-WebSocket-Protocol", b"Sec-WebSocket-Extensions"])] = rng.choice(TEXTS)
    if rng.random() < 0.1:
        path = b"/ws/tables/" + rng.choice(PARTS)
    if rng.random() < 0.05:
        path += rng.choice([b"?lang=" + rng.choice(PARTS), b"\xff", b"?\xff", b"#a"])
    lines = [b"GET " + path + b" HTTP/1.1", *(b": ".join(header) for header in headers.items())]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def _fair(rng: Random) -> bytes:
    """A frame by the protocol, whatever it says: the connection goes on."""
    chance = rng.random()
    if chance < 0.5:
        return frame(rng.choice(MESSAGES))
    if chance < 0.8:
        kind = rng.choice(list(FIELDS))
        field = rng.choice(FIELDS[kind]).encode()
        value = rng.choice([value for value in VALUES if len(value) < 4000 and value.isascii()])
        return frame(b'{"type":"%s","%s":%s}' % (kind.encode(), field, value))
    if chance < 0.9:
        return frame(rng.randbytes(rng.randrange(126)), rng.choice([PING, PONG]))
    if chance < 0.95:
        whole = rng.choice(MESSAGES)
        at = rng.randrange(len(whole) + 1)
        between = frame(b"", PING) if rng.random() < 0.5 else b""
        return frame(whole[:at], fin=False) + between + frame(whole[at:], GOES_ON)
    return frame(rng.choice(MESSAGES), BINARY)


def _foul(rng: Random) -> bytes:
    """Something that ends the connection."""
    ways: list[Callable[[], bytes]] = [
        lambda: frame(b"{}", rng.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15])),
        lambda: frame(b'{"type":"ping"}', mask=None),
        lambda: frame(b"{}", rsv=rng.randrange(1, 8)),
        lambda: frame(b"\xff\xfe"),
        lambda: frame(b'{"type":"\xed\xa0\x80"}'),
        lambda: frame(b"\xc3", fin=False) + frame(b"\xff", GOES_ON),
        lambda: frame(b"a" * 126, PING),
        lambda: frame(b"a", PING, fin=False),
        lambda: frame(b"a", GOES_ON),
        lambda: frame(b"a", fin=False) + frame(b"b"),
        lambda: frame(b"a" * rng.choice([4097, 16_384, 16_385, 70_000])),
        lambda: b"\x81" + struct.pack("!BQ", 255, rng.choice([1 << 63, (1 << 64) - 1, 1 << 62, 1 << 40])) + b"mask",
        lambda: b"\x81" + struct.pack("!BQ", 255, 2) + b"mask" + masked(b"{}", b"mask"),
        lambda: b"\x81" + struct.pack("!BH", 254, 2) + b"mask" + masked(b"{}", b"mask"),
        lambda: frame(struct.pack("!H", rng.choice([0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535])), CLOSE),
        lambda: frame(b"\x03", CLOSE),
        lambda: frame(b"\x03\xe8\xff\xfe", CLOSE),
        lambda: frame(b"\x03\xe8" + b"a" * 200, CLOSE),
        lambda: frame(b'{"type":"ping"}')[: rng.randrange(1, 12)],
        lambda: rng.randbytes(rng.randrange(1, 200)),
        lambda: frame(b"a", fin=False) * 500,
    ]
    return rng.choice(ways)()
