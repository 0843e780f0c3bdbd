import ContractKit
import Notices
import NoticesContract
import NoticesFakes
import NoticesHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// The bytes of a stream of events, and what becomes of one that breaks.
@Suite struct StreamTests {
    private let stage = NoticeStage()

    private func request(_ target: String, lastEventID: String? = nil) -> WireRequest {
        var request = WireRequest(method: "GET", target: target)
        request.headers["last-event-id"] = lastEventID
        request.headers["authorization"] =
            PrincipalToken(stage.environment.members.owner).text.map { "Bearer \($0)" }
        request.takesStream = true
        return request
    }

    /// The first bytes of an answer, without signs of life.
    private func bytes(of request: WireRequest, _ count: Int) async throws -> String {
        let answer = try await Loopback(stage.service.dispatcher).send(request)
        #expect(answer.status == 200 && answer.headers["content-type"] == "text/event-stream", "\(answer)")
        #expect(answer.headers["cache-control"] == "no-store")
        let stream = try #require(answer.streamed).stream
        defer { stream.close() }
        var text: [String] = []
        while text.count < count {
            let piece = String(decoding: try #require(try await stream.next()), as: UTF8.self)
            if !piece.hasPrefix(":") { text.append(piece) }
        }
        return text.joined()
    }

    @Test func anEventIsWrittenAsTheStandardSays() async throws {
        try await stage.record(.testAct, "accepted")
        let text = try await bytes(of: request("/api/v1/events", lastEventID: "0"), 2)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 9, "\(text)")
        #expect(lines[0] == "id: 1" && lines[1] == "event: notice", "\(text)")
        #expect(lines[2].hasPrefix(#"data: {"id":"ntc_"#) && lines[2].contains("원목 책상"), "\(text)")
        #expect(lines[3] == "" && lines[4] == "id: 1" && lines[5] == "event: unread", "\(text)")
        #expect(lines[6] == #"data: {"unread":1}"#, "\(text)")
    }

    @Test(arguments: ["", "abc", "-", "9223372036854775808", "안녕", "ntc_1"])
    func whatIsNoSequenceCountsAsNow(_ id: String) async throws {
        try await stage.record(.testText)
        let text = try await bytes(of: request("/api/v1/events", lastEventID: id), 1)
        #expect(text == "id: 1\nevent: unread\ndata: {\"unread\":1}\n\n")
    }

    @Test func aClientWithoutHeadersResumesByTheQuery() async throws {
        try await stage.record(.testText)
        #expect(try await bytes(of: request("/api/v1/events?after=0"), 1).hasPrefix("id: 1\nevent: notice\n"))
        let both = request("/api/v1/events?after=0", lastEventID: "1")
        #expect(try await bytes(of: both, 1).hasPrefix("id: 1\nevent: unread\n"), "the header counts first")
    }

    @Test func headOpensNoStream() async throws {
        var head = request("/api/v1/events")
        head.method = "HEAD"
        let answer = try await Loopback(stage.service.dispatcher).send(head)
        #expect(answer.status == 200 && answer.streamed == nil && stage.service.streams == 0)
    }

    @Test func whoIsGoneListensNoLonger() async throws {
        let stream = try await stage.owner.events(after: nil)
        #expect(stage.service.streams == 1)
        stream.close()
        #expect(stage.service.streams == 0)
        #expect(try await stream.next() == nil)
    }

    @Test func aReaderThatIsCancelledListensNoLonger() async throws {
        let stream = try await stage.owner.events(after: nil)
        let reading = Task {
            while let event = try? await stream.next() { if case .notice = event { return true } }
            return false
        }
        reading.cancel()
        #expect(await reading.value == false && stage.service.streams == 0)
    }

    @Test func aBrokenStreamIsResumedBehindTheLastEvent() async throws {
        let broken = BreakingTransport(Loopback(stage.service.dispatcher))
        let pauses = LockedValue<[Duration]>([])
        let retrying = Retrying(tries: 3, ids: stage.environment.ids) { pause in
            pauses.withLock { $0.append(pause) }
            await Task.yield()
        }
        let caller = RemoteCaller(
            broken, credentials: PrincipalToken(stage.environment.members.owner), retrying: retrying)
        let stream = try await RemoteNoticeRepository(caller).events(after: nil)
        defer { stream.close() }
        var told: [String] = []
        for number in 1...3 {
            try await stage.record(.testText)
            var isHeard = false
            while !isHeard, let event = try await stream.next() {
                switch event {
                case .notice(let view):
                    told.append("\(view.sequence)")
                    isHeard = true
                case .interrupted: told.append("interrupted")
                default: break
                }
            }
            if number < 3 { broken.cut(refusing: 36) }
        }
        #expect(told == ["1", "interrupted", "2", "interrupted", "3"])
        #expect(pauses.now.max() == .seconds(30), "\(pauses.now)")
    }
}
