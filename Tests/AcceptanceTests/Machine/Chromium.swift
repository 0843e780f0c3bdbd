import FoundationEssentials
import Glibc
import TestKit
import Testing

/// Chromium, which looks at pages as `Scripts/pages.d/look.py` tells it to.
enum Chromium {
    /// One look at a page: in one language, size and colour scheme.
    struct Look: Decodable, CustomStringConvertible {
        let page, look, title, language, text: String
        /// The tags `meta` by their names: `og:title`.
        let metas: [String: String]
        let canonical: String?
        let dark: Bool
        let faults: [String]

        var description: String { "\(page), \(look)" }
    }

    /// Where screenshots are left.
    static let screenshots = Document.root.appending(path: ".build/pages").path

    /// The interpreter of the scripts that steer it. Throws if a program is missing.
    static func python() throws -> String {
        let python = Shell.root + "/.build/tools/browser/bin/python3"
        for program in ["/usr/bin/chromium", "/usr/bin/chromedriver", python] {
            try #require(access(program, X_OK) == 0, "\(program) is missing: run Scripts/setup --test")
        }
        return python
    }

    /// Looks at pages of the server at the address, each by its name and path, in one browser and at most
    /// five minutes.
    static func look(_ machine: Machine, at address: String, _ paths: [String: String]) throws -> [Look] {
        let words = [try python(), Shell.root + "/Scripts/pages.d/look.py", address, screenshots]
        let names = String(decoding: try JSONEncoder().encode(paths), as: UTF8.self)
        let outcome = try machine.run("/usr/bin/timeout", ["300"] + words, input: names, silence: 310)
        try #require(outcome.status == 0, "Chromium could not look at the pages: \(outcome)")
        return try outcome.output.split(separator: "\n").map {
            try JSONDecoder().decode(Look.self, from: Data($0.utf8))
        }
    }
}
