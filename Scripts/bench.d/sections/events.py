"""What members hear of each other: a thousand streams of one server, their memory, and how soon an event comes."""
import http.client, json, os, selectors, socket, time

import data
from figures import Goal, Result
from machine import median

LISTENERS, MEMBERS, ROUNDS, SETTLED, IDLE = 1_000, 125, 5, 4, 30
MEMORY, SOON = 40, 1_000


class Streams:
    """Connections on which a server tells events; each is read as it comes."""

    def __init__(self, running, tokens):
        self.selector, self.buffers = selectors.DefaultSelector(), {}
        for token in tokens:
            connection = socket.create_connection(("127.0.0.1", running.port), timeout=30)
            connection.sendall(f"GET /api/v1/events HTTP/1.1\r\nHost: 127.0.0.1:{running.port}\r\n"
                               f"Authorization: Bearer {token}\r\nAccept: text/event-stream\r\n\r\n".encode())
            connection.setblocking(False)
            self.selector.register(connection, selectors.EVENT_READ)
            self.buffers[connection] = b""

    def listen(self, event, seconds):
        """When each of them was told such an event, at the latest after that time."""
        mark, heard, end = f"event: {event}\n".encode(), [], time.monotonic() + seconds
        waiting = set(self.buffers)
        while waiting and time.monotonic() < end:
            for key, _ in self.selector.select(0.1):
                connection = key.fileobj
                piece = connection.recv(65536)
                if not piece:
                    raise SystemExit(f"bench: a stream has ended: {self.buffers[connection][-300:]}")
                self.buffers[connection] += piece
                if mark in self.buffers[connection] and connection in waiting:
                    heard.append(time.monotonic())
                    waiting.discard(connection)
        if waiting:
            raise SystemExit(f"bench: {len(waiting)} of {len(self.buffers)} streams were told no {event}")
        return heard

    def forget(self):
        """What was told is told: the next event counts."""
        self.buffers = dict.fromkeys(self.buffers, b"")

    def close(self):
        for connection in self.buffers:
            connection.close()


def people(running):
    """The token of one who writes, and the tokens and listings of those who listen."""
    joined = [data.call(running, "POST", "/api/v1/auth/join", {
        "email": f"listener{number}@madang.example", "password": data.PASSWORD, "nickname": f"이웃{number}",
        "device": "bench"})["tokens"]["accessToken"] for number in range(MEMBERS + 1)]
    listings = [data.call(running, "POST", "/api/v1/listings", {
        "title": "원목 책상", "price": {"amount": 30000, "currency": "KRW"}, "category": "general", "stock": 1}, token)["id"]
        for token in joined[1:]]
    return joined[0], joined[1:], listings


def comment(running, writer, listings, text):
    """Comments on each listing over one connection; when the last was acknowledged."""
    connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=30)
    for listing in listings:
        connection.request("POST", "/api/v1/comments", json.dumps({"subject": listing, "text": text}),
                           {"content-type": "application/json", "authorization": f"Bearer {writer}"})
        answer = connection.getresponse()
        if answer.status != 201:
            raise SystemExit(f"bench: a comment was answered {answer.status}: {answer.read()[:300]}")
        answer.read()
    connection.close()
    return time.monotonic()


def measure(bench):
    backend = f"sqlite:{os.path.join(bench.folder, 'events.sqlite')}"
    flags = ("--connections", "2000", "--connections-per-address", "2000")
    joining = bench.serve(backend, *flags)
    writer, members, listings = people(joining)
    joining.stop()
    # A server that has hashed no passwords: what that took would hide what streams take.
    running = bench.serve(backend, *flags)
    comment(running, writer, listings, "안녕하세요")
    time.sleep(SETTLED)
    before = running.private_megabytes()
    streams = Streams(running, members * (LISTENERS // MEMBERS))
    streams.listen("unread", 60)
    time.sleep(SETTLED)
    after, cpu = running.private_megabytes(), running.cpu()
    time.sleep(IDLE)
    idle = (running.cpu() - cpu) * 1_000 / IDLE
    late = []
    for number in range(ROUNDS):
        streams.forget()
        acknowledged = comment(running, writer, listings, f"아직 있나요? {number}")
        late.append([max(0, moment - acknowledged) * 1_000 for moment in streams.listen("notice", 30)])
    at_last = running.private_megabytes()
    streams.close()
    running.stop()
    result = Result("Events", columns=["", "ms"])
    result.goals = [
        Goal(f"memory of {LISTENERS:,} listeners, above none", after - before, MEMORY, "MB"),
        Goal(f"an event at the last of {LISTENERS:,} listeners", median([max(times) for times in late]), SOON, "ms"),
    ]
    result.rows = [
        ["half of the listeners have it after", f"{median([median(times) for times in late]):.0f}"],
        ["all of them", f"{median([max(times) for times in late]):.0f}"],
        ["processor time in a second while nothing happens", f"{idle:.1f}"],
    ]
    result.notes = [
        f"{MEMBERS} members listen on {LISTENERS // MEMBERS} connections each. One more comments on a listing of each, one after "
        f"the other over one connection; counted from the acknowledgement of the last, {ROUNDS} times.",
        f"Private memory was {before:.1f} MB without listeners, {after:.1f} MB with, {at_last:.1f} MB after the comments.",
    ]
    return result
