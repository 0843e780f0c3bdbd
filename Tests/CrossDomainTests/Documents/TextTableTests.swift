import Database
import FoundationEssentials
import TestKit
import Testing

@testable import Composition

/// `Docs/texts.md` and `Docs/texts.ko.md` say of every column of text what a withdrawal does to it.
@Suite struct TextTableTests {
    private static let declared = Set(
        (Domain.all.tables + Domain.all.tablesCarriedApart).flatMap { table in
            table.columns.filter { $0.kind == .text }.map { "\(table.name).\($0.name)" }
        })

    /// The columns that a document names, once for each time: those of free texts, and the others.
    private static func named(in name: String) throws -> (free: [String], other: [String]) {
        let path = "\(Shell.root)/Docs/\(name)"
        let text = String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        let sections = text.split(separator: "\n## ").dropFirst()
        try #require(sections.count == 2, "\(name): free texts, and the rest")
        let rows = sections.map { section in
            section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
                row.split(separator: "|").map { Self.quoted(in: $0) }
            }
        }
        let other = rows[1].flatMap { row in
            row[0].flatMap { table in row[1].map { "\(table).\($0)" } }
        }
        return (rows[0].flatMap { $0[0] }, other)
    }

    /// What stands between backticks.
    private static func quoted(in cell: Substring) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }

    @Test("Each column of text has one line in each language", arguments: ["texts.md", "texts.ko.md"])
    func complete(_ name: String) throws {
        let (free, other) = try Self.named(in: name)
        let all = free + other
        let missing = Self.declared.subtracting(all).sorted()
        #expect(
            missing.isEmpty, "say in Docs/\(name) whose text it is and what a withdrawal does: \(missing)")
        let unknown = Set(all).subtracting(Self.declared).sorted()
        #expect(unknown.isEmpty, "no domain declares these columns of Docs/\(name): \(unknown)")
        let repeated = Dictionary(grouping: all) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
        #expect(repeated.isEmpty, "Docs/\(name) names these more than once: \(repeated)")
    }

    @Test("Both languages call the same columns free texts")
    func languages() throws {
        let (english, korean) = (try Self.named(in: "texts.md"), try Self.named(in: "texts.ko.md"))
        #expect(Set(english.free) == Set(korean.free))
    }
}
