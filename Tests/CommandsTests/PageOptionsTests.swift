import Commands
import Synchronization
import Terminal
import Testing
import Vocabulary

/// What people say about pages, and what is said to them.
@Suite struct PageOptionsTests {
    @Test func theEndOfAPageNamesTheNext() async {
        let cursor = Cursor(scope: 1, key: 2, id: RawIdentifier(high: 3, low: 4))
        var dogs = Dogs()
        dogs.names = { _ throws(DogError) in Page(items: ["바둑이"], next: cursor) }
        let shown = await CommandRecording(
            DogsCommand.self, ["list", "--limit", "1"], services: Services(dogs))
        #expect(shown.output == "바둑이\n")
        #expect(shown.errors == "More: madang dogs list --after \(cursor.text) --limit 1\n")
    }

    @Test func theNextPageIsAtTheSamePlaceInTheSameLanguage() async {
        var dogs = Dogs()
        dogs.names = { _ throws(DogError) in
            Page(items: ["바둑이"], next: Cursor(scope: 1, key: 2, id: RawIdentifier(high: 3, low: 4)))
        }
        let words = ["list", "--backend", "http://127.0.0.1:8080", "--lang", "ko"]
        let shown = await CommandRecording(DogsCommand.self, words, services: Services(dogs))
        #expect(shown.errors.hasSuffix(" --backend http://127.0.0.1:8080 --lang ko\n"), "\(shown.errors)")
        let quiet = await CommandRecording(DogsCommand.self, words + ["--quiet"], services: Services(dogs))
        #expect(quiet.errors == "" && quiet.output == "바둑이\n")
    }

    @Test("A program that keeps the next page names the command that shows it, and programs get the cursor")
    func theNextPageIsKept() throws {
        let cursor = Cursor(scope: 1, key: 2, id: RawIdentifier(high: 3, low: 4))
        let kept = Mutex<[[String]?]>([])
        let next = NextPage(command: ["madang", "more"]) { words in kept.withLock { $0.append(words) } }
        func told(_ page: Page<String>, _ format: OutputFormat) throws -> String {
            var options = ConsoleOptions(format: format, language: .en, carried: ["--lang", "en"])
            options.nextPage = next
            let recording = Console.recording(options)
            recording.console.tellPlace(
                of: page, try PageOptions(words: ["--limit", "1"]), of: ["madang", "dogs", "list"],
                counting: { Phrase("\($0) dogs") }, advice: Phrase("none"))
            return recording.errors
        }
        let first = Page(items: ["바둑이"], next: cursor)
        #expect(try told(first, .human) == "More: madang more --lang en\n")
        #expect(try told(Page(items: ["누렁이"], next: nil), .human) == "")
        #expect(try told(first, .plain) == "next: \(cursor.text)\n" && told(first, .json) == "")
        let words = ["dogs", "list", "--after", cursor.text, "--limit", "1"]
        #expect(kept.withLock { $0 } == [words, nil])
    }

    @Test func aPageBehindTheLastIsToldInWords() throws {
        let recording = Console.recording(ConsoleOptions(language: .en, carried: ["--lang", "en"]))
        let page = Page<String>(
            items: [], next: nil, numbering: PageNumbering(number: 1000, size: 20, total: 300))
        recording.console.tellPlace(
            of: page, try PageOptions(words: ["--page", "1000"]), of: ["madang", "dogs", "list"],
            counting: { Phrase("\($0) dogs") }, advice: Phrase("none"))
        #expect(
            recording.errors == "There is no page 1000: 300 dogs on 15 pages. "
                + "The last page: madang dogs list --page 15 --lang en\n")
    }

    @Test func theLastPageNamesNoOther() async {
        let shown = await CommandRecording(DogsCommand.self, ["list"], services: Services(Dogs()))
        #expect(shown.output == "바둑이\n" && shown.errors == "")
    }

    @Test(arguments: [
        (["--limit", "0"], "items per page (--limit)"), (["--page", "0"], "page (--page)"),
        (["--after", "여기"], "cursor (--after)"),
        (["--page", "1", "--after", String(repeating: "A", count: 48)], "page (--page)"),
    ])
    func aWrongPageIsNamedByItsFlag(_ words: [String], _ name: String) async {
        let shown = await CommandRecording(DogsCommand.self, ["list"] + words, services: Services(Dogs()))
        #expect(shown.errors.contains("  - \(name) "), "\(shown.errors)")
        #expect(shown.status == .invalid)
    }
}
