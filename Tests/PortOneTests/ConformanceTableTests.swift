import FoundationEssentials
import TestKit
import Testing

/// The table of `Docs/portone.md`: each point has tests, and each test that it names is there.
struct ConformanceTableTests {
    /// The points about PortOne V2; the others concern what the client does not use.
    private static let points: Set<Int> = Set(1...30).subtracting([1, 2, 3, 4, 6, 23])
    private static let folders = ["PortOneTests", "PortOneBackendTests", "PaymentsPortOneTests"]

    private struct Row {
        let point: Int
        let tests: [Substring]
    }

    /// Rows such as `| 5 | Words | `Suite.function`, `Suite.function` |`.
    private static func rows() throws -> [Row] {
        try text("Docs/portone.md").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|")
            guard line.hasPrefix("|"), cells.count == 3,
                let point = Int(cells[0].filter { $0 != " " })
            else { return nil }
            let spans = cells[2].split(separator: "`", omittingEmptySubsequences: false)
            return Row(point: point, tests: spans.indices.filter { $0 % 2 == 1 }.map { spans[$0] })
        }
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: URL(filePath: Shell.root + "/" + path), encoding: .utf8)
    }

    /// The sources of the tests, by path.
    private static func sources() throws -> [String: String] {
        var sources: [String: String] = [:]
        for folder in folders.map({ "Tests/" + $0 }) {
            let names = try FileManager.default.contentsOfDirectory(atPath: Shell.root + "/" + folder)
            for name in names where name.hasSuffix(".swift") {
                sources[folder + "/" + name] = try text(folder + "/" + name)
            }
        }
        return sources
    }

    @Test func everyPointHasItsTests() throws {
        let rows = try Self.rows()
        #expect(rows.map(\.point) == Self.points.sorted(), "Docs/portone.md has one row for each point")
        for row in rows { #expect(!row.tests.isEmpty, "point \(row.point) names no test") }
    }

    @Test func everyNamedTestIsThere() throws {
        let sources = try Self.sources()
        for test in try Self.rows().flatMap(\.tests) {
            let names = test.split(separator: ".")
            try #require(names.count == 2, "Docs/portone.md: write \(test) as `Suite.function`")
            let isThere = sources.values.contains { text in
                text.contains("struct \(names[0]) {") && text.contains("func \(names[1])(")
            }
            #expect(isThere, "Docs/portone.md names \(test), which no test is called: correct the name")
        }
    }
}
