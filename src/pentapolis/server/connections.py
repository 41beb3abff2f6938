"""uvicorn's two protocols, for connections whose other side breaks the rules or leaves in the middle.

As they are, both log a stack trace for what any stranger can send, or leave a connection without an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
NOT_TEXT = 1007


class Http(HttpToolsProtocol):
    """HTTP/1.1. Once a connection is lost, the request that is being answered no longer writes to it: uvicorn tells
    only the last of several pipelined requests."""

    _answering: RequestResponseCycle | None = None

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def send_400_response(self, msg: str) -> None:
        self._let_go()
        super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()


class WebSockets(WebSocketsSansIOProtocol):
    """WebSockets. A handshake that can't be read is answered; a text that is not UTF-8 closes without a stack trace."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(NOT_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
