import Commands
import Terminal
import Testing

/// A keyword that is typed to search a list.
@Suite struct KeywordSearchTests {
    private static func key(_ name: String) -> ScreenInput {
        switch name {
        case "enter": .action(Action.open.id)
        case "escape": .action(Action.back.id)
        case "up": .action(Action.up.id)
        default: .typed(Key(.backspace))
        }
    }

    /// Begins a search in a list with that keyword, and does what is said.
    private static func search(_ keyword: String, _ steps: [String]) -> (KeywordSearch, keyword: String) {
        var (search, keyword) = (KeywordSearch(), keyword)
        _ = search.take(.begin, &keyword)
        for step in steps {
            let input = ["enter", "escape", "up", "erase"].contains(step) ? key(step) : .pasted(step)
            if let event = search.event(for: input) { _ = search.take(event, &keyword) }
        }
        return (search, keyword)
    }

    @Test func itBeginsEmptyAndTheLastKeywordIsOneKeyAway() {
        let (search, keyword) = Self.search("의자", [])
        #expect(search.line?.text == "" && search.last == "의자" && keyword == "의자")
        #expect(Self.search("의자", ["up"]).0.line?.text == "의자")
        #expect(Self.search("의자", ["책상", "up"]).0.line?.text == "책상", "the list is gone through")
        #expect(Self.search("", ["up"]).0.line?.text == "")
    }

    @Test(
        arguments: [
            ("의자", ["escape"], "의자"), ("의자", ["enter"], ""), ("", ["enter"], ""),
            ("의자", ["책상", "enter"], "책상"), ("의자", ["책상", "escape"], "책상"),
            ("의자", ["up", "enter"], "의자"), ("의자", ["책", "erase", "escape"], ""),
        ] as [(String, [String], String)])
    func theEndDecides(before: String, steps: [String], after: String) {
        let (search, keyword) = Self.search(before, steps)
        #expect(keyword == after, "\(steps)")
        #expect(search.line == nil && search.enterTitle == nil)
    }

    @Test func whatWasTypedLastIsKeptWhereItWasClearedSince() {
        var (search, keyword) = Self.search("", ["의자", "enter"])
        _ = search.take(.begin, &keyword)
        _ = search.take(.end, &keyword)
        #expect(keyword.isEmpty)
        _ = search.take(.begin, &keyword)
        #expect(search.last == "의자")
    }

    @Test func enterIsNamedByWhatItDoes() {
        #expect(Self.search("의자", []).0.enterTitle?.en == "Show all")
        #expect(Self.search("의자", ["책"]).0.enterTitle?.ko == "검색")
    }

    @Test func theKeyForTheLastKeywordIsSeenUntilSomethingIsTyped() {
        var frame = Frame(Size(columns: 40, rows: 1))
        frame.put("검색", Self.search("의자", []).0, in: frame.bounds)
        #expect(frame.text.contains("검색:  ↑ 의자") && frame.hasCaret, "\(frame.text)")
        var other = Frame(Size(columns: 40, rows: 1))
        other.put("검색", Self.search("의자", ["책"]).0, in: other.bounds)
        #expect(other.text == "검색: 책\n", "\(other.text)")
    }
}
