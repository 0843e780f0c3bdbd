import Terminal
import TestKit
import Testing
import Vocabulary
import Web
import Wire

/// Pages as a browser gets them, of a made-up domain.
@Suite struct SiteTests {
    /// A page with its golden file.
    enum Look: String, CaseIterable {
        case front, record, failure

        var path: String {
            switch self {
            case .front: "/"
            case .record: "/s/\(Things.shown)"
            case .failure: "/s/\(Things.hidden)"
            }
        }
    }

    @Test("Every page in both languages, with a hostile title", arguments: Look.allCases, Language.allCases)
    func golden(_ look: Look, _ language: Language) async throws {
        let text = try await Things().html("\(look.path)?lang=\(language.rawValue)")
        #expect(!text.contains("<script") && !text.contains("\u{1B}"), "\(text)")
        let accented = "\"\u{301}"
        #expect(!text.contains(accented), "an attribute ends at a quotation mark with an accent")
        try GoldenFolder("Pages/Web").expect(text, "\(look)-\(language).html")
    }

    @Test func goldenFilesAreAllUsed() throws {
        let used = Look.allCases.flatMap { look in Language.allCases.map { "\(look)-\($0).html" } }
        try GoldenFolder("Pages/Web").expectAllUsed(used, ending: ".html")
    }

    @Test(
        "What is not there, not public or no identifier is not found, and all of it looks alike",
        arguments: [
            Things.hidden, "lst_01jd3x7k9qf8a2m4n6p8r0s2t4", "", "x", "THG_01jd3x7k9qf8a2m4n6p8r0s2t4",
            "thg_01jd3x7k9qf8a2m4n6p8r0s2t", "%00", "%3Cscript%3E", "..", "느티나무",
            String(repeating: "a", count: 10_000),
        ])
    func notFound(_ id: String) async throws {
        let things = try Things()
        let answer = await things.ask("/s/\(id)", ["accept-language": "ko"])
        #expect(answer.status == 404 && answer.reason == nil)
        #expect(answer.headers["content-type"] == "text/html; charset=utf-8")
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(text == (await things.html("/s/\(Things.hidden)?lang=ko")))
        #expect(text.contains("찾을 수 없습니다") && text.contains(#"content="noindex""#), "\(text)")
    }

    @Test("A failure of the server is told without its reason, which is for the log")
    func failures() async throws {
        let answer = try await Things().ask("/s/\(Things.broken)")
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(answer.status == 503 && answer.headers["retry-after"] == "5")
        #expect(answer.reason == "the database at 10.0.0.7")
        #expect(!text.contains("10.0.0.7") && text.contains("<h1>Unavailable</h1>"), "\(text)")
    }

    @Test(
        "The language is what the address says, else what the browser wants, else English",
        arguments: [
            ("", nil, "en"), ("?lang=ko", nil, "ko"), ("?lang=en", "ko", "en"), ("?lang=xx", "ko", "ko"),
            ("?lang=KO", nil, "en"), ("?lang=", "ko-KR", "ko"), ("?lang=ko&lang=en", nil, "ko"),
            ("", "fr, ko;q=0.4, en;q=0.3", "ko"), ("", "en;q=0.2,ko-KR;q=0.9", "ko"), ("", "fr", "en"),
            ("", "ko;q=0", "en"), ("", "ko;q=zero, en", "en"), ("", ";;,,q=1", "en"), ("", "*", "en"),
            ("?fbclid=1&utm_source=x", "ko", "ko"),
        ] as [(String, String?, String)])
    func language(_ query: String, _ accepted: String?, _ expected: String) async throws {
        let headers = accepted.map { ["accept-language": $0] } ?? [:]
        let answer = try await Things().ask("/\(query)", headers)
        #expect(answer.status == 200 && answer.headers["content-language"] == expected)
        #expect(answer.headers["vary"] == "Accept-Language")
        #expect(String(decoding: answer.body, as: UTF8.self).contains("<html lang=\"\(expected)\">"))
    }

    @Test("A token changes nothing, and HEAD answers without the body")
    func methods() async throws {
        let things = try Things()
        let answer = await things.ask("/s/\(Things.shown)")
        #expect(await things.ask("/s/\(Things.shown)", ["authorization": "Bearer nonsense"]) == answer)
        let head = await things.ask("/s/\(Things.shown)", [:], "HEAD")
        #expect(head.status == 200 && head.body.isEmpty)
        #expect(head.headers["content-length"] == "\(answer.body.count)")
        #expect(await things.ask("/", [:], "POST").status == 405)
        #expect(await things.ask("/", [:], "OPTIONS").headers["allow"] == "GET, HEAD, OPTIONS")
    }

    @Test("Without a public address a page names none, whatever host was asked")
    func withoutAddress() async throws {
        let text = try await Things(at: nil).html("/s/\(Things.shown)", ["host": "evil.example"])
        for part in ["canonical", "og:url", "og:image", "hreflang", "evil.example"] {
            #expect(!text.contains(part), "\(part) stands in \(text)")
        }
        #expect(text.contains("summary"), "the card of a messenger is small without a picture")
    }

    @Test("A policy lets the browser load the stylesheet and pictures, and nothing else")
    func policy() async throws {
        let rest = "; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
        let store = "https://store.example"
        for (origins, images) in [([], "'self'"), ([store], "'self' \(store)")] {
            for path in ["/", "/s/x"] {
                let headers = try await Things(origins: origins).ask(path).headers
                let policy = "default-src 'none'; img-src \(images)" + rest
                #expect(headers["content-security-policy"] == policy)
                #expect(headers["set-cookie"] == nil)
            }
        }
    }

    @Test("Stylesheet and icon are cached for a year at the addresses that pages name")
    func files() async throws {
        let things = try Things()
        let text = await things.html("/")
        for (ending, type) in [("css", "text/css; charset=utf-8"), ("svg", "image/svg+xml")] {
            let address = try #require(
                text.split(separator: "\"").first { $0.hasPrefix("/style/") && $0.hasSuffix(ending) })
            let file = await things.ask(String(address))
            #expect(file.status == 200 && file.headers["content-type"] == type && !file.body.isEmpty)
            #expect(file.headers["cache-control"] == "public, max-age=31536000, immutable")
            let older = await things.ask("/style/older.\(ending)")
            #expect(older.body == file.body && older.headers["cache-control"] == nil)
        }
        #expect(await things.ask("/style/none.js").status == 404)
    }
}
