import Composition
import ContractKit
import DeviceState
import FoundationEssentials
import Glibc
import Settings
import TestKit
import Testing
import Vocabulary
import Wire

/// What was read at a server, for when it cannot be reached.
@Suite struct SeenAnswersTests {
    private static let member = MemberID(RawIdentifier(high: 1, low: 2))
    private let folder: TemporaryFolder
    private let server: Backend
    private let clock = ManualClock()

    init() throws {
        folder = try TemporaryFolder()
        server = try #require(try Backend("http://127.0.0.1:8080", relativeTo: "/"))
    }

    private func seen(at backend: Backend? = nil) -> SeenAnswers {
        SeenAnswers(below: folder.path, at: backend ?? server, time: clock)
    }

    private func get(_ target: String) -> WireRequest { WireRequest(method: "GET", target: target) }

    @Test func whatWasReadIsAnsweredAgainToWhoeverReadIt() async throws {
        let seen = seen()
        let page = WireResponse.json(200, Array(#"{"title":"의자"}"#.utf8))
        await seen.keep(page, to: get("/api/v1/listings?limit=20"))
        #expect(await seen.answer(to: get("/api/v1/listings?limit=20"))?.body == page.body)
        #expect(await seen.answer(to: get("/api/v1/listings?limit=21")) == nil)
        #expect(await self.seen().answer(to: get("/api/v1/listings?limit=20"))?.body == page.body)
        seen.use(of: Self.member)
        #expect(await seen.answer(to: get("/api/v1/listings?limit=20")) == nil, "that was a visitor's")
        let other = try #require(try Backend("http://127.0.0.1:8081", relativeTo: "/"))
        #expect(await self.seen(at: other).answer(to: get("/api/v1/listings?limit=20")) == nil)
    }

    @Test func onlyWhatWasReadAndTakenIsKept() async {
        let seen = seen()
        let body = Array("{}".utf8)
        var like = get("/api/v1/listings/lst_1/like")
        like.method = "PUT"
        await seen.keep(.json(200, body), to: like)
        #expect(await seen.answer(to: like) == nil)
        await seen.keep(.json(404, body), to: get("/a"))
        #expect(await seen.answer(to: get("/a")) == nil)
        await seen.keep(.json(200, Array(repeating: 32, count: 300_000)), to: get("/large"))
        #expect(await seen.answer(to: get("/large")) == nil)
    }

    @Test func theAgeIsThatOfTheOldestUntilTheServerAnswers() async {
        let seen = seen()
        var ages = seen.ages.makeAsyncIterator()
        let first = clock.now()
        await seen.keep(.json(200, [123, 125]), to: get("/a"))
        clock.advance(by: .seconds(60))
        await seen.keep(.json(200, [123, 125]), to: get("/b"))
        _ = await seen.answer(to: get("/b"))
        #expect(await ages.next() == clock.now())
        _ = await seen.answer(to: get("/a"))
        #expect(await ages.next() == first)
        await seen.keep(.json(200, [123, 125]), to: get("/b"))
        #expect(await ages.next() == .some(nil))
    }

    @Test func nobodyElseReadsItAndSigningOutForgetsIt() async throws {
        let seen = seen()
        await seen.keep(.json(200, [123, 125]), to: get("/a"))
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let name = try #require(files.max { $0.utf8.count < $1.utf8.count })
        var status = stat()
        #expect(stat(folder.path + "/" + name, &status) == 0 && status.st_mode & 0o777 == 0o600)
        SeenAnswers.forget(below: folder.path, at: server)
        #expect(await seen.answer(to: get("/a")) == nil)
    }

    @Test func noMoreThanSomeHundredAreKept() async throws {
        let seen = seen()
        for number in 0..<400 {
            await seen.keep(.json(200, [123, 125]), to: get("/\(number)"))
        }
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        #expect(files.count < 256 + 40, "\(files.count)")
        #expect(await seen.answer(to: get("/399")) != nil)
    }

    @Test func aBrokenFileIsNone() async throws {
        let seen = seen()
        await seen.keep(.json(200, [123, 125]), to: get("/a"))
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let name = try #require(files.max { $0.utf8.count < $1.utf8.count })
        try folder.write("17", to: name)
        #expect(await seen.answer(to: get("/a")) == nil)
    }
}
