import Commands
import Terminal
import Testing
import Vocabulary
import Wire

/// `--fields`: columns of tables, lines of details and members of JSON documents.
@Suite struct FieldsOptionTests {
    private struct Dog: Sendable {
        let name: String
        let owner: String?
    }

    private static let dog = Shape<Dog>(
        "Dog", Field("name", .text) { $0.name }, Field("owner", WireCoder<String>.text.optional) { $0.owner }
    ) { Dog(name: $0, owner: $1) }.coder

    private func recording(_ fields: [String], _ format: OutputFormat) -> Recording {
        var options = ConsoleOptions(format: format, language: .ko)
        options.fields = fields
        return Console.recording(options)
    }

    private func table(_ fields: [String], _ format: OutputFormat = .plain) -> Recording {
        let recording = recording(fields, format)
        recording.console.show(
            Table(
                [
                    Table.Column(Phrase("#"), .right), Table.Column(Phrase(en: "Title", ko: "제목")),
                    Table.Column(Phrase(en: "Cond.", ko: "등급"), leftOut: 1),
                ],
                rows: [["1", "의자", "A"], ["2", "책상", "S"]]))
        return recording
    }

    @Test(
        "A column is named by its title in either language, or by the word that its title shortens",
        arguments: [
            (["title"], "의자\n책상\n"), (["등급", "Title"], "A\t의자\nS\t책상\n"), (["condition"], "A\nS\n"),
            (["#", "COND"], "1\tA\n2\tS\n"), ([], "1\t의자\tA\n2\t책상\tS\n"),
        ])
    func columns(_ fields: [String], _ shown: String) {
        #expect(table(fields).output == shown)
    }

    @Test("People see the chosen columns under their titles")
    func human() {
        #expect(table(["등급", "제목"], .human).output == "등급  제목\nA     의자\nS     책상\n")
    }

    @Test("An unknown field shows nothing, and ends the command with the fields that there are")
    func unknown() {
        let recording = table(["제목", "가격"])
        #expect(recording.output == "" && recording.errors == "")
        #expect(recording.console.finish(.ok) == .usage)
        #expect(recording.errors.contains("'가격' 항목은 없습니다") && recording.errors.contains("#, 제목, 등급"))
        #expect(recording.console.finish(.notFound) == .notFound)
    }

    @Test("Details are chosen by their labels")
    func details() {
        let recording = recording(["price"], .plain)
        var fields = Fields()
        fields.add(Phrase(en: "Title", ko: "제목"), "의자")
        fields.add(Phrase(en: "Price", ko: "가격"), "₩3")
        recording.console.show(fields)
        #expect(recording.output == "가격\t₩3\n")
    }

    @Test(
        "Members of a document are chosen from each item of a list, in the order of the choice",
        arguments: [
            (["owner", "name"], #"[{"owner":null,"name":"바둑이"},{"owner":"민준","name":"누렁이"}]"#),
            (["name"], #"[{"name":"바둑이"},{"name":"누렁이"}]"#),
        ])
    func members(_ fields: [String], _ items: String) {
        let recording = recording(fields, .json)
        let page = Page(
            items: [Dog(name: "바둑이", owner: nil), Dog(name: "누렁이", owner: "민준")], next: nil)
        recording.console.show(page, as: .page("Dogs", of: Self.dog))
        let compact = recording.output.filter { $0 != "\n" && $0 != " " }
        #expect(compact.contains("\"items\":" + items), "\(compact)")
    }

    @Test("A member of a member has a dot before it; an unknown one is told")
    func nested() {
        let price = JSONDocument.object([("sale", .integer(3)), ("list", .integer(4))])
        let document = JSONDocument.object([("title", .string("의자")), ("price", price)])
        let recording = recording(["price.sale"], .json)
        recording.console.show(document)
        #expect(recording.output == "{\n  \"price.sale\": 3\n}\n")
        let refused = self.recording(["price.cost"], .json)
        refused.console.show(document)
        #expect(refused.output == "" && refused.console.finish(.ok) == .usage)
        #expect(refused.errors.contains("title, price"))
    }
}
