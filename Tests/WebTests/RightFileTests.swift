import ContractKit
import Terminal
import Testing
import Vocabulary
import Web
import Wire

/// Files at addresses that carry a right.
@Suite struct RightFileTests {
    private static func expectHidden(_ answer: WireResponse, _ rule: String, _ note: String) {
        let fields = [
            "cache-control": rule, "referrer-policy": "no-referrer", "x-robots-tag": "noindex",
        ]
        for (name, value) in fields {
            #expect(answer.headers[name] == value, "\(note): \(name) is \(answer.headers[name] ?? "missing")")
        }
    }

    @Test("A file is sent as it was made, for its own program alone", arguments: Language.allCases)
    func file(_ language: Language) async throws {
        let lists = try RightLists()
        let answer = await lists.ask("\(RightLists.path)?lang=\(language.rawValue)&utm=1")
        #expect(answer.status == 200 && answer.endpoint == "lists.file")
        #expect(answer.headers["content-type"] == "text/calendar; charset=utf-8")
        #expect(answer.headers["content-disposition"] == "attachment")
        #expect(answer.headers["vary"] == "Accept-Language")
        #expect(answer.headers["content-security-policy"] == nil, "the server has the one of data")
        let address = "https://madang.example/s/\(RightLists.id)?lang=\(language.rawValue)"
        #expect(String(decoding: answer.body, as: UTF8.self) == "\(Things.hostile) \(address)")
        Self.expectHidden(answer, "private, no-cache", "a file")
        #expect(await lists.ask("\(RightLists.path)?lang=\(language.rawValue)").body == answer.body)
    }

    @Test("Without a public address the file has none either")
    func place() async throws {
        let answer = try await RightLists(at: SitePlace()).ask(RightLists.path)
        #expect(String(decoding: answer.body, as: UTF8.self) == "\(Things.hostile) none")
    }

    @Test("Whatever is no file is not stored, and a right that has ended looks like one that never was")
    func refused() async throws {
        let lists = try RightLists()
        let ended = await lists.ask("\(RightLists.path)?case=none")
        #expect(ended.status == 404 && ended.headers["content-disposition"] == nil)
        Self.expectHidden(ended, "no-store", "no right")
        let secret = RightLists.secret
        for wrong in [
            "", "x", secret + "A", String(secret.dropLast()), "%00", "느티나무", secret.dropLast() + "!",
        ] {
            let answer = await lists.ask("/list/\(wrong)/list.ics?case=broken")
            #expect(answer.status == 404, "'\(wrong)' answers \(answer.status)")
        }
        #expect(await lists.ask("/list/x/list.ics") == ended)
        let broken = await lists.ask("\(RightLists.path)?case=broken")
        Self.expectHidden(broken, "no-store", "an outage")
        #expect(broken.status == 503 && broken.reason == "the store does not know {secret}")
    }

    @Test("It is read and nothing else, and has the limit of reading")
    func methods() async throws {
        let lists = try RightLists()
        #expect(await lists.ask(RightLists.path, "OPTIONS").headers["allow"] == "GET, HEAD, OPTIONS")
        #expect(await lists.ask(RightLists.path, "POST").status == 405)
        let head = await lists.ask(RightLists.path, "HEAD")
        #expect(head.status == 200 && head.body.isEmpty)
        let endpoints = RightLists.pages.rightEndpoints
        #expect(endpoints.map(\.name) == ["lists.file"] && RightLists.pages.endpoints.isEmpty)
        #expect(endpoints.allSatisfy { $0.limit == nil && $0.hasValidators && $0.carriesRight })
        var limits = RequestLimits(endpoints)
        #expect(limits.make(try #require(LimitChange("lists.file=1/10s"))))
        let limited = try RightLists(RequestLimiter(limits, time: ManualClock()))
        #expect(await limited.ask(RightLists.path).status == 200)
        let refused = await limited.ask(RightLists.path)
        #expect(refused.status == 429)
        Self.expectHidden(refused, "no-store", "a limit")
    }
}
