import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary
import Web
import Wire

/// Pages at addresses that carry a right.
@Suite struct RightPageTests {
    private static let fields = [
        "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex",
    ]

    private static func expectHidden(_ answer: WireResponse, _ note: String) {
        for (name, value) in fields {
            #expect(answer.headers[name] == value, "\(note): \(name) is \(answer.headers[name] ?? "missing")")
        }
    }

    @Test("Every answer is kept from caches, search engines and other sites")
    func fields() async throws {
        let things = try RightThings()
        for query in ["", "?case=reach", "?case=refresh", "?case=none", "?case=broken", "?case=script"] {
            Self.expectHidden(await things.ask(RightThings.path + query), query)
        }
        Self.expectHidden(await things.post("act=go"), "a redirect")
        Self.expectHidden(await things.post("act=a&act=b"), "a refused form")
        Self.expectHidden(await things.ask("/thing/none"), "no secret")
    }

    @Test("The head of a page says nothing to messengers and search engines", arguments: Language.allCases)
    func head(_ language: Language) async throws {
        let answer = try await RightThings().ask("\(RightThings.path)?lang=\(language.rawValue)")
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(answer.status == 200 && answer.headers["content-language"] == language.rawValue)
        #expect(text.contains(#"<meta name="robots" content="noindex">"#), "\(text)")
        for part in ["canonical", "og:", "twitter:", "hreflang", "<script", "madang.example"] {
            #expect(!text.contains(part), "\(part) stands in \(text)")
        }
        #expect(!text.contains(RightThings.secret), "the page repeats the secret: \(text)")
    }

    @Test("A secret of another form is not found, and the domain is not asked")
    func secrets() async throws {
        let things = try RightThings()
        let secret = RightThings.secret
        for wrong in [
            "", "x", secret + "A", String(secret.dropLast()), "%00", "느티나무", secret.dropLast() + "!",
        ] {
            let answer = await things.ask("/thing/\(wrong)?case=broken")
            #expect(answer.status == 404, "'\(wrong)' answers \(answer.status)")
        }
        #expect(await things.ask("\(RightThings.path)?case=none").status == 404)
    }

    @Test("A page without reach has the policy of all pages; another's allows what it names, where it can")
    func policy() async throws {
        let things = try RightThings()
        let start = "default-src 'none'; img-src 'self' https://store.example; style-src 'self'; "
        let end = "; base-uri 'none'; frame-ancestors 'none'"
        let plain = await things.ask(RightThings.path).headers["content-security-policy"]
        #expect(plain == start + "form-action 'self'" + end)
        let answer = await things.ask("\(RightThings.path)?case=reach")
        let directives = [
            "form-action 'self' http://localhost:8081",
            "script-src 'self' https://cdn.pay.example https://*.pay.example",
            "connect-src https://api.pay.example:8443", "frame-src https://pay.example",
        ]
        let policy = start + directives.joined(separator: "; ") + end
        #expect(answer.headers["content-security-policy"] == policy)
    }

    @Test("Scripts are loaded in their order, an own one from an address of its text")
    func scripts() async throws {
        let things = try RightThings()
        let answer = await things.ask("\(RightThings.path)?case=reach&x=%3Cscript%3E")
        let text = String(decoding: answer.body, as: UTF8.self)
        let sources = text.split(separator: "<script src=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
        let foreign = try #require(sources.first)
        #expect(sources.count == 2 && foreign == "https://cdn.pay.example/v2/sdk.js?x=&#39;", "\(text)")
        #expect(text.contains("<p>&lt;script&gt;</p>"), "\(text)")
        let own = try #require(sources.last)
        let file = await things.ask(String(own))
        #expect(file.status == 200 && file.headers["content-type"] == "text/javascript; charset=utf-8")
        #expect(String(decoding: file.body, as: UTF8.self) == "\"use strict\";\n")
        #expect(file.headers["cache-control"] == "public, max-age=31536000, immutable")
        let missing = await things.ask("\(RightThings.path)?case=script")
        #expect(missing.status == 500 && missing.reason == "there is no script none.js")
    }

    @Test("A page can be loaded anew without a script, and has its own status")
    func refresh() async throws {
        let answer = try await RightThings().ask("\(RightThings.path)?case=refresh")
        #expect(answer.status == 404)
        #expect(answer.headers["refresh"] == "5; url=\(RightThings.path)?lang=ko")
        #expect(try await RightThings().ask(RightThings.path).headers["refresh"] == nil)
    }

    @Test("A form is read with POST alone; unknown members are ignored, and a member is there once")
    func forms() async throws {
        let things = try RightThings()
        let answer = await things.post("act=%3Cb%3E%EA%B0%80&utm=1")
        #expect(answer.status == 422)
        #expect(String(decoding: answer.body, as: UTF8.self).contains("<p>&lt;b&gt;가</p>"))
        let redirect = await things.post("act=go")
        #expect(redirect.status == 303 && redirect.body.isEmpty)
        #expect(redirect.headers["location"] == "\(RightThings.path)?lang=ko")
        let get = await things.ask("\(RightThings.path)?act=go", [:], "GET")
        #expect(String(decoding: get.body, as: UTF8.self).contains("<p>no form</p>"))
    }

    @Test("A form that is too large, doubled or of another type is refused as a page")
    func refusedForms() async throws {
        let things = try RightThings()
        let large = "act=" + String(repeating: "x", count: PageForm.largest)
        for body in [large, "act=go&act=go", "act=%FF"] {
            let answer = await things.post(body)
            #expect(answer.status == 400, "\(body.prefix(20)) answers \(answer.status)")
            #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
            #expect(String(decoding: answer.body, as: UTF8.self).contains("The form cannot be read"))
        }
        let json = await things.ask(
            RightThings.path, ["content-type": "application/json"], "POST", body: "{}")
        #expect(json.status == 400)
    }

    @Test("The reason of a failure reaches the log without the secret")
    func log() async throws {
        let answer = try await RightThings().ask("\(RightThings.path)?case=broken")
        #expect(answer.status == 503 && answer.endpoint == "things.see")
        #expect(answer.reason == "the store does not know {secret}")
    }

    @Test("Its addresses have the methods that pages answer, and a limit of their own")
    func methods() async throws {
        let things = try RightThings()
        let allow = await things.ask(RightThings.path, [:], "OPTIONS").headers["allow"]
        #expect(allow == "GET, HEAD, OPTIONS, POST")
        #expect(await things.ask(RightThings.path, [:], "DELETE").status == 405)
        #expect(await things.ask(RightThings.path, [:], "HEAD").body.isEmpty)
        let names = RightThings.pages.rightEndpoints.map(\.name)
        #expect(names == ["things.see", "things.take"] && RightThings.pages.endpoints.isEmpty)
        var limits = RequestLimits(RightThings.pages.rightEndpoints)
        #expect(limits.make(try #require(LimitChange("things.take=1/10s"))))
        let limited = try RightThings(RequestLimiter(limits, time: ManualClock()))
        #expect(await limited.post("act=go").status == 303)
        let refused = await limited.post("act=go")
        #expect(refused.status == 429)
        Self.expectHidden(refused, "a limit")
        #expect(await limited.ask(RightThings.path).status == 200)
    }
}
