import TestKit
import Testing
import Vocabulary
import Wire
import WireClient

/// The client against the real server.
struct CurlTransportTests {
    @Test(.hangLimit)
    func fiveHundredAtOnceAllGetTheirOwnAnswer() async throws {
        // All wait for eight connections, and in the suite for other tests besides.
        let longRunning = CurlLimits(totalTime: .seconds(120))
        try await withServer { port, _ in
            try await withClient(port: port, limits: longRunning) { transport in
                let caller = RemoteCaller(transport)
                let wrong = try await withThrowingTaskGroup(of: Bool.self) { group in
                    for number in 0..<500 {
                        group.addTask {
                            let note = Note(name: "메모 \(number)", text: "자전거 \(number)")
                            return try await caller.call(NotesService.echo, note) != note
                        }
                    }
                    return try await group.reduce(0) { $1 ? $0 + 1 : $0 }
                }
                #expect(wrong == 0)
                #expect((1...8).contains(transport.openedConnections), "at most 8 connections to a host")
            }
        }
    }

    @Test func connectionsAreKept() async throws {
        try await withServer { port, _ in
            try await withClient(port: port) { transport in
                for _ in 0..<50 {
                    let answer = try await transport.send(WireRequest(method: "GET", target: "/note"))
                    #expect(answer.status == 200)
                }
                #expect(transport.openedConnections == 1)
            }
        }
    }

    @Test(arguments: [
        "가나다 (NFC)", "\u{1100}\u{1161}\u{1102}\u{1161} (NFD)", "", "a/b?c=d&e=%2F+f #g", "..",
        "🚲 \u{0} \\ \"",
    ])
    func textsArriveAsTheyWereSent(_ text: String) async throws {
        try await withServer { port, _ in
            try await withClient(port: port) { transport in
                let note = Note(name: text, text: text)
                let answer = try await RemoteCaller(transport).call(NotesService.echo, note)
                #expect(Array(answer.name.utf8) == Array(text.utf8))
                #expect(Array(answer.text.utf8) == Array(text.utf8))
            }
        }
    }

    @Test func largeBodiesTravelBothWays() async throws {
        try await withServer { port, _ in
            try await withClient(port: port) { transport in
                let note = Note(name: "큰 메모", text: String(repeating: "한글 ", count: 140_000))
                #expect(note.text.utf8.count == 980_000)
                let answer = try await RemoteCaller(transport).call(NotesService.echo, note)
                #expect(answer == note)
            }
        }
    }

    @Test func headHasTheLengthButNoBody() async throws {
        try await withServer { port, _ in
            try await withClient(port: port) { transport in
                let get = try await transport.send(WireRequest(method: "GET", target: "/note"))
                let head = try await transport.send(WireRequest(method: "HEAD", target: "/note"))
                #expect(head.status == 200)
                #expect(head.body.isEmpty)
                #expect(head.headers["content-length"] == String(get.body.count))
                #expect(transport.openedConnections == 1, "the connection stays usable behind HEAD")
            }
        }
    }

    @Test(.hangLimit)
    func aCancelledTaskEndsItsTransferAtOnce() async throws {
        let service = NotesService()
        try await withServer(service) { port, _ in
            try await withClient(port: port) { transport in
                let request = WireRequest(method: "GET", target: "/wait")
                let waiting = Task { await outcome(transport, request) }
                await service.gate.arrivals(1)
                waiting.cancel()
                #expect(await waiting.value == .failure(.cancelled))
                let answer = try await transport.send(WireRequest(method: "GET", target: "/note"))
                #expect(answer.status == 200, "other transfers go on")
            }
        }
    }

    @Test func aTaskThatWasCancelledBeforeSendsNothing() async throws {
        try await withClient(port: 9) { transport in
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return await outcome(transport, WireRequest(method: "GET", target: "/note"))
            }
            task.cancel()
            #expect(await task.value == .failure(.cancelled))
        }
    }

    @Test(.hangLimit)
    func closingEndsTransfersAndTheThread() async throws {
        let service = NotesService()
        try await withServer(service) { port, _ in
            try await withClient(port: port) { transport in
                let request = WireRequest(method: "GET", target: "/wait")
                let waiting = Task { await outcome(transport, request) }
                await service.gate.arrivals(1)
                await transport.close()
                #expect(await waiting.value == .failure(.interrupted("the client has been closed")))
                let late = await outcome(transport, request)
                #expect(late == .failure(.unreachable("the client has been closed")))
            }
        }
    }

    @Test func aMissingLibraryIsNamedWithItsPackage() async throws {
        let address = try #require(ServerAddress("http://127.0.0.1:9"))
        let transport = CurlTransport(to: address, version: "0.test", library: "libnone.so.0")
        for _ in 0..<2 {
            guard
                case .failure(let failure) = await outcome(
                    transport, WireRequest(method: "GET", target: "/")),
                case .unreachable(let reason) = failure
            else {
                Issue.record("a transport without libcurl must be unreachable")
                return
            }
            #expect(reason.contains("libcurl4"))
        }
        await transport.close()
    }

    @Test(arguments: [
        ("http://127.0.0.1:80", "http://127.0.0.1:80"), ("HTTPS://madang.example/", "https://madang.example"),
        ("http://h/장터", nil), ("http://h/a/b//", "http://h/a/b"), ("ftp://h", nil), ("http://", nil),
        ("http:///a", nil), ("http://u:p@h", nil), ("http://h?q", nil), ("http://h#f", nil),
        ("http://h ", nil),
        ("http://:80", nil), ("madang.example", nil), ("", nil),
    ])
    func addresses(_ text: String, _ expected: String?) {
        #expect(ServerAddress(text)?.description == expected)
    }
}
