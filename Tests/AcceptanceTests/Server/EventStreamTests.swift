import Glibc
import TestKit
import Testing

extension AcceptanceTests {
    /// What members are told as it happens: curl at real servers over one database.
    @Suite(.onOwnThread) struct EventStreamTests {
        @Test("What happens at another server is heard, what was missed comes first, a suspension ends it")
        func stream() throws {
            let stage = try ServerStage()
            let first = try RunningServer(stage.machine, database: stage.path, RunningServer.withoutLimits)
            let second = try RunningServer(stage.machine, database: stage.path, RunningServer.withoutLimits)
            let seller = try stage.join("seller", at: first.address)
            let buyer = try Neighbour(stage.join("buyer", at: second.address), at: second.address)
            let listing = try Neighbour(seller, at: first.address).publish()

            var heard = try Listening(to: first, as: seller, stage)
            _ = try heard.read(until: "event: unread\ndata: {\"unread\":0}\n")
            try buyer.comment("아직 있나요?", on: listing)
            let told = try heard.read(until: "event: notice\n")
            #expect(told.contains("\"comment\"") && told.contains("buyer"), "\(told)")
            first.end(SIGKILL)
            #expect(try heard.end() != 0, "a connection that broke is no end of a stream")

            try buyer.comment("얼마까지 되나요?", on: listing)
            try buyer.comment("내일 가도 될까요?", on: listing)
            heard = try Listening(to: second, as: seller, stage, after: 1)
            let missed = try heard.read(until: "event: unread\n")
            #expect(
                missed.ranges(of: "event: notice\n").count == 2 && missed.contains("id: 3\n"), "\(missed)")

            let keeper = try stage.join("keeper", at: second.address)
            let appointed = try stage.server(["members", "appoint", "keeper@example.com", "operator"])
            try #require(appointed.status == 0, "\(appointed)")
            let id = try #require(seller.text("id"))
            let suspended = try PlainHTTP(address: second.address).ask(
                "POST /api/v1/members/\(id)/suspend", token: keeper.text("accessToken"),
                #"{"reason":"광고를 도배했습니다"}"#)
            #expect(suspended.status < 300, "\(suspended)")
            let last = try heard.read(until: "event: end\n")
            #expect(last.contains("{\"reason\":\"suspended\"}"), "\(last)")
            #expect(try heard.end() == 0)
            #expect(second.end(SIGTERM) == 0)
        }
    }
}

/// Somebody who writes at a server.
private struct Neighbour {
    private let http: PlainHTTP
    private let token: String?

    init(_ joined: PlainHTTP.Answer, at address: String) {
        (http, token) = (PlainHTTP(address: address), joined.text("accessToken"))
    }

    func publish() throws -> String {
        let goods =
            #"{"title":"캠핑 의자","price":{"amount":12000,"currency":"KRW"},"category":"general"}"#
        let answer = try http.ask("POST /api/v1/listings", token: token, key: "goods", goods)
        try #require(answer.status == 201, "\(answer)")
        return try #require(answer.text("id"))
    }

    func comment(_ text: String, on subject: String) throws {
        let body = #"{"subject":"\#(subject)","text":"\#(text)"}"#
        let answer = try http.ask("POST /api/v1/comments", token: token, body)
        try #require(answer.status == 201, "\(answer)")
    }
}

/// curl, which shows a stream as it comes.
private struct Listening {
    private let child: ChildProcess
    private let output: Int32
    private var heard = ""

    init(to server: RunningServer, as member: PlainHTTP.Answer, _ stage: ServerStage, after id: Int? = nil)
        throws
    {
        var headers = "authorization: Bearer \(try #require(member.text("accessToken")))\n"
        if let id { headers += "last-event-id: \(id)\n" }
        let file = try stage.machine.home.write("headers", headers)
        let pipe = Pipe()
        let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
        child = try ChildProcess(
            "/usr/bin/curl", ["-sN", "-H", "@\(file)", server.address + "/api/v1/events"],
            environment: stage.machine.environment, streams: [nothing, pipe.sink, nothing])
        close(pipe.sink)
        close(nothing)
        output = pipe.source
    }

    /// What has come, up to the end of the event with that text.
    mutating func read(until text: String) throws -> String {
        while heard.firstRange(of: text).map({ heard[$0.upperBound...].contains("\n\n") }) != true {
            guard let more = try readSome(output, milliseconds: 60_000) else {
                throw ChildProcess.Trouble(description: "the stream ended before \(text): \(heard)")
            }
            heard += String(decoding: more, as: UTF8.self)
        }
        defer { heard = "" }
        return heard
    }

    /// Waits for the end; answers curl's exit status.
    func end() throws -> Int32 {
        while try readSome(output, milliseconds: 60_000) != nil {}
        close(output)
        return child.status()
    }
}
