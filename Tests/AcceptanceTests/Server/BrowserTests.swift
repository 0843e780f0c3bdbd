import FoundationEssentials
import Glibc
import Testing

extension AcceptanceTests {
    /// Pages as visitors see them in a browser.
    @Suite struct BrowserTests {
        /// A page, and the title that it has to have; nil for any.
        private struct SeenPage {
            let name, path: String
            let title: String?

            init(_ name: String, of path: String, titled title: String? = nil) {
                (self.name, self.path, self.title) = (name, path, title)
            }
        }

        private let stage: ServerStage
        private let server: RunningServer
        private let person: Machine
        private static let publicAddress = "https://madang.example"
        private static let hostileTitle = "</title><script>alert(1)</script> 의자"

        /// A server in a neighbourhood with pictures, which a member has joined.
        init() throws {
            let stage = try ServerStage(goods: 24)
            let server = try RunningServer(
                stage.machine, database: stage.path, ["--public-url", Self.publicAddress])
            let variables = ["MADANG_BACKEND": server.address, "MADANG_LANGUAGE": "en"]
            let person = try Machine(home: TemporaryHome(), variables: variables)
            let joining = [
                "auth", "join", "--email", "kim@example.com", "--nickname", "김철수", "--password-stdin",
            ]
            try #require(try person.madang(joining, input: "느티나무 그늘 아래 42\n").status == 0)
            (self.stage, self.server, self.person) = (stage, server, person)
        }

        /// The first identifier of that kind in what a command says.
        private func first(_ prefix: String, _ words: [String]) throws -> String {
            let outcome = try person.madang(words)
            try #require(outcome.status == 0, "\(words): \(outcome)")
            let start = try #require(outcome.output.firstRange(of: prefix), "\(words): \(outcome)")
            return String(outcome.output[start.lowerBound...].prefix(30))
        }

        /// The pages to look at. Those of another kind of record are added here.
        private func pages() throws -> [SeenPage] {
            let listing = try first("lst_", ["listings", "browse", "--json"])
            let seller = try first("mem_", ["listings", "show", listing, "--json"])
            let post = try first("pst_", ["board", "list", "--json"])
            let style = try first("fee_", ["feed", "list", "--json"])
            let (title, general) = (Self.hostileTitle, ["--category", "general", "--yes", "--plain"])
            let own = try first(
                "lst_", ["listings", "publish", "--title", title, "--price", "12000"] + general)
            let written = try first(
                "pst_", ["board", "write", "--title", title, "--text", title] + general)
            return [
                SeenPage("home", of: "/"), SeenPage("listing", of: "/s/\(listing)"),
                SeenPage("post", of: "/s/\(post)"), SeenPage("member", of: "/s/\(seller)"),
                SeenPage("feed-post", of: "/s/\(style)"),
                SeenPage("hostile-listing", of: "/s/\(own)", titled: title),
                SeenPage("hostile-post", of: "/s/\(written)", titled: title),
            ]
        }

        @Test("Pages are shown in both languages, in every size, light and dark, with and without scripts")
        func looks() throws {
            let pages = try pages()
            let paths = Dictionary(uniqueKeysWithValues: pages.map { ($0.name, $0.path) })
            let looks = try Chromium.look(stage.machine, at: server.address, paths)
            #expect(Set(looks.map(\.page)) == Set(paths.keys))
            for page in pages {
                let seen = looks.filter { $0.page == page.name }
                #expect(Set(seen.map(\.look)).count == 16, "\(page.name): \(seen)")
                for look in seen { expect(look, of: page) }
            }
        }

        private func expect(_ look: Chromium.Look, of page: SeenPage) {
            let shown = "See its picture in \(Chromium.screenshots)."
            #expect(look.faults.isEmpty, "\(look): \(look.faults.joined(separator: "\n")) \(shown)")
            #expect(look.language == String(look.look.prefix(2)), "\(look): lang is \(look.language)")
            #expect(look.dark == look.look.hasSuffix("dark"), "\(look)")
            #expect(!look.title.isEmpty && !look.text.isEmpty, "\(look): \(look.title)")
            let shared = look.metas["og:title"] ?? ""
            #expect(!shared.isEmpty && look.metas["og:description"] != nil, "\(look): \(look.metas)")
            #expect(look.metas["twitter:card"] != nil, "\(look): \(look.metas)")
            let address = "\(Self.publicAddress)\(page.path)?lang=\(look.language)"
            #expect(look.canonical == address && look.metas["og:url"] == address, "\(look): \(look.metas)")
            let isPublic = look.metas["og:image"]?.hasPrefix(Self.publicAddress)
            #expect(isPublic != false, "\(look): \(look.metas)")
            guard let title = page.title else { return }
            #expect(look.title.contains(title) && shared.contains(title), "\(look): \(look.title), \(shared)")
            #expect(look.text.contains(title), "\(look): \(look.text)")
        }
    }
}
