"""Odd values to put into requests: parts of paths, JSON, bodies, headers, actions."""

from __future__ import annotations

PARTS = [
    b"%00", b"a%00b", b"%ff%fe", b"%C3", b"%ED%A0%80", b"..%2f..%2fetc%2fpasswd", b"%2e%2e", b"..", b".", b"A" * 300,
    b"A" * 5000, b"%41" * 1500, b"%F0%9F%8E%B2", b"%", b"%zz", b"%u0041", b";x=1", b"-1", b"9" * 400, b"9" * 5000,
    b"NaN", b"1e9", b"-0", b"%D9%A3", b"00", b"+1", b"1_0", b"%20", b"%0d%0a", b"%2f", b"", b"*", b"'--", b"%5c",
    b"~", b"nul", b"{code}", b"a/b/c", b"//", b"%2500", b"0", b"1", b"15", b"16", b"today", b"2026-11-16",
    b"9999-99-99", b"0000-00-00", b"a" * 255, b"a" * 256, b"/".join([b"a"] * 2000), b".html", b"index.html", b"sw.js",
    b"%EF%BB%BF", b"assets", b"x.gz",
]  # fmt: skip
VALUES = [
    b'"\xff\xfe"', b'"\xc3"', b'"\xed\xa0\x80"', b'"\\ud800"', b'"\\u0000"', b'"a\\u0000b"',
    b"[" * 2000 + b"]" * 2000, b'{"a":' * 2000 + b"1" + b"}" * 2000, b"[" * 90 + b"]" * 90, b"[" * 400 + b"]" * 400,
    b"[" * 900 + b"]" * 900, b"[" * 9000, b"1" * 400, b"1" * 5000, b"-" + b"9" * 30, b"1e999", b"-1e999", b"1e-999",
    b"NaN", b"Infinity", b"-0", b"0x10", b"9223372036854775807", b"9223372036854775808", b"18446744073709551616",
    b"-9223372036854775809", b"3.0", b"0.5", b"true", b"null", b"{}", b"[]", b'""', b'"' + b"a" * 5000 + b'"',
    '"🎲\u202eبت"'.encode(), b'{"a":1,"a":2}', b"'", b"", b"\x00", b'"\\', b"-1", b"0", b"16", b'"kingsburg"',
    b'"random"', b"[[]]", b"[null]", b'["",{}]', b'"\x01"', b'"' + b"\\u0041" * 300 + b'"', b'"en"', b'"1_0"', b'" "',
    b'"' + "é".encode() * 40 + b'"', b"1.0e2", b"[1,2,3]",
]  # fmt: skip
BODIES = [
    b"", b"\xff", b"\x00" * 20, b"\xef\xbb\xbf{}", '{"name": "Zoé"}'.encode("utf-16"), b"{", b'{"name"', b"[1,",
    b"nul", b"\x81\xa4name\xa3abc", b"--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--x--\r\n",
    b"a=1&b=%ff", b"{" * 3000, b'{"a":' * 20000, b"[" * 50000 + b"]" * 50000, b"a" * 100_001,
    b'{"name": "' + b"a" * 99_000 + b'"}', b"<?xml version='1.0'?><a/>", b"{}{}", b"{} trailing", b"//\n{}",
    b"\x1f\x8b\x08\x00junk",
]  # fmt: skip
TEXTS = [
    b"", b"\xff\xfe\x80", "é".encode(), b"a" * 8000, b"a" * 60_000, b"\t", b"*", b"0", b"-1", b"9" * 400,
    b",,,;;;===", b'"', b'"\\777"', b"%00", b"a;b=c;d", b"null", b"fr;q=" * 500, b"W/\"x\"", b"bytes=0-",
    b"bytes=9-1", b"bytes=-" + b"9" * 30, b"x, " * 3000, b"(" * 2000, b"en;q=NaN,fr;q=-1",
    b"Thu, 32 Foo 99999 99:99:99 GMT", b"\x80" * 50, b"{}", b"../..",
]  # fmt: skip
NAMES = [
    b"Accept", b"Accept-Language", b"Accept-Encoding", b"Accept-Charset", b"If-Match", b"If-None-Match",
    b"If-Modified-Since", b"If-Unmodified-Since", b"If-Range", b"Range", b"Origin", b"Referer", b"User-Agent",
    b"Forwarded", b"X-Forwarded-For", b"X-Forwarded-Proto", b"X-Forwarded-Host", b"X-Real-IP", b"X-Request-Id",
    b"X-CSRF-Token", b"Authorization", b"Via", b"TE", b"Cookie", b"Host", b"Content-Type", b"Content-Encoding",
    b"Content-Language", b"Cache-Control", b"Date", b"DNT", b"Sec-WebSocket-Key", b"Upgrade-Insecure-Requests",
    b"X-HTTP-Method-Override", b"X-" + b"a" * 300, b"!#$%&'*+-.^_`|~",
]  # fmt: skip
HOSTS = [
    b"", b"[::1", b"a:b:c", b"\xff", b"a" * 300, b"localhost:99999", b"[::1]:8421", b"0.0.0.0", b"evil.example/path#",
    b"a b", b"127.0.0.1:0", b"xn--80ak6aa92e.example", b"999.1.1.1", b"a@b", b"[fe80::1%25eth0]", b".", b"-",
    b"localhost.",
]  # fmt: skip
COOKIES = [
    b"pentapolis=", b"pentapolis=\xff\xfe", b'pentapolis="\\777\\000"', b"=;;;=,", b"pentapolis",
    b"pentapolis=a; pentapolis=b", b"pentapolis_csrf=", b"pentapolis_csrf=\xff", b"pentapolis=" + b"a" * 8000,
    b"a=" * 3000, b"; " * 2000, b"$Version=1; a=b", b'pentapolis="', b"pentapolis=%00", b"\xc3\xa9=\xc3\xa9",
    b"pentapolis=a\tb",
]  # fmt: skip
KINDS = [
    b"application/json; charset=utf-16", b"application/json;charset=\xff", b"text/plain", b"application/msgpack",
    b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=x", b"multipart/form-data", b"", b";;;",
    b"a/b/c", b"application/json; " + b"a=b; " * 1000, b'multipart/form-data; boundary="',
    b"application/vnd.api+json", b"json",
]  # fmt: skip
METHODS = [
    b"GET", b"HEAD", b"POST", b"PUT", b"DELETE", b"OPTIONS", b"PATCH", b"TRACE", b"PROPFIND", b"REPORT", b"PURGE",
]  # fmt: skip
ACTIONS = [
    "pass", "roll", "place advisor=8 colored_dice=3,5", "place advisor=99", "place advisor=" + "9" * 450,
    "place advisor=-1", "place colored_dice=" + "1," * 200, "build building=statue", "a=b=c", "place advisor", "=",
    " ", "place\0", "place advisor=٣", "place advisor=1e3", "choose good=gold", "PASS", "pass pass", "🎲",
    "place advisor=8 advisor=8", "x" * 500, "'", "\\",
]  # fmt: skip
QUERIES = [
    b"lang", b"seat", b"step", b"version", b"log_from", b"moves", b"code", b"a", b"%00", b"lang%00", b"", b"seat[]",
]  # fmt: skip
LENGTHS = [
    b"-1", b"abc", b"1e3", b"+5", b"9" * 30, b"", b"5, 6", b"0x10", b" ",
]  # fmt: skip
CODINGS = [b"chunked", b"gzip, chunked", b"gzip", b"chunked, chunked"]
BAD_CHUNKS = [
    b"zz\r\n", b"F" * 17 + b"\r\n", b"-1\r\n", b"5\r\nabc", b"3\r\nabcdef\r\n0\r\n\r\n", b"0\r\n", b"\x00\r\n",
    b"5;" + b"a" * 9000, b"",
]  # fmt: skip
UPGRADES = [b"websocket", b"h2c", b"", b"\xff", b"websocket, h2c"]
BAD_HEADERS = [
    b"no colon", b": empty", b"a b: c", b" folded: x", b"a\x00b: c", b"a: b\x00c", b"\xff: a", b"a: b\nc: d",
    b"a: " + b"b" * 200_000,
]  # fmt: skip
LINES = [
    b"GET / HTTP/0.9\r\n\r\n", b"GET /\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / HTTP/3.7\r\n\r\n",
    b"\r\n" * 50, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x8a" * 200, b"GET  /  HTTP/1.1\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", b"GET http://evil.example HTTP/1.1\r\nHost: a\r\n\r\n",
    b"CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n", b"GET /" + b"a" * 70_000,
    b"GET /\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n", b"GET /?\xff HTTP/1.1\r\nHost: a\r\n\r\n",
    b"G\x00T / HTTP/1.1\r\n\r\n", b"get / http/1.1\r\n\r\n", b"GET /a b HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET ? HTTP/1.1\r\nHost: a\r\n\r\n", b"GET //a HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET /#a?b HTTP/1.1\r\nHost: a\r\n\r\n", b"GET http://[ HTTP/1.1\r\n\r\n",
]  # fmt: skip
