import Commands
import Terminal
import Testing
import Vocabulary

/// What people say about pages, and what is said to them.
@Suite struct PageOptionsTests {
    @Test func theEndOfAPageNamesTheNext() async {
        let cursor = Cursor(scope: 1, key: 2, id: RawIdentifier(high: 3, low: 4))
        var dogs = Dogs()
        dogs.names = { _ throws(DogError) in Page(items: ["바둑이"], next: cursor) }
        let shown = await CommandRecording(DogsNoun.self, ["list", "--limit", "1"], services: Services(dogs))
        #expect(shown.output == "바둑이\n")
        #expect(shown.errors == "More: madang dogs list --after \(cursor.text) --limit 1\n")
    }

    @Test func theLastPageNamesNoOther() async {
        let shown = await CommandRecording(DogsNoun.self, ["list"], services: Services(Dogs()))
        #expect(shown.output == "바둑이\n" && shown.errors == "")
    }

    @Test(arguments: [
        (["--limit", "0"], "items per page (--limit)"), (["--page", "0"], "page (--page)"),
        (["--after", "여기"], "cursor (--after)"),
        (["--page", "1", "--after", String(repeating: "A", count: 48)], "page (--page)"),
    ])
    func aWrongPageIsNamedByItsFlag(_ words: [String], _ name: String) async {
        let shown = await CommandRecording(DogsNoun.self, ["list"] + words, services: Services(Dogs()))
        #expect(shown.errors.contains("  - \(name) "), "\(shown.errors)")
        #expect(shown.status == .invalid)
    }
}
