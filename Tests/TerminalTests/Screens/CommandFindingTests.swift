import Testing
import Vocabulary

@testable import Terminal

/// Which commands are found by what was typed.
@Suite struct CommandFindingTests {
    private static func chooser(_ typed: String) -> ActionChooser {
        let actions = [
            Action("listings.search", Phrase(en: "Search", ko: "검색"), []),
            Action("listings.order", Phrase(en: "Sort", ko: "정렬"), []),
            Action("listings.start", Phrase(en: "Short text", ko: "짧은 글"), []),
            Action("quit", Phrase(en: "Quit", ko: "끝내기"), []),
        ]
        var chooser = ActionChooser(
            actions.map { ActionChooser.Entry(action: $0, keys: [], refusal: nil) })
        chooser.insert(typed)
        return chooser
    }

    @Test(
        arguments: [
            ("", ["listings.search", "listings.order", "listings.start", "quit"]),
            ("sort", ["listings.order"]), ("정", ["listings.order"]),
            // The closest together comes first.
            ("srt", ["listings.order", "listings.start"]), ("SRT", ["listings.order", "listings.start"]),
            ("qt", ["quit"]), ("끝기", ["quit"]), ("tq", []), ("sort abc", ["listings.order"]),
            ("zzz", []),
        ] as [(String, [ActionID])])
    func whatIsTyped(_ typed: String, finds ids: [ActionID]) {
        let found = Self.chooser(typed).found.map(\.action.id)
        #expect(found == ids, "\(typed)")
    }

    @Test(
        arguments: [
            ("sort", "srt", 4), ("sort", "sort", 4), ("a sort", "s t", 4), ("sxxrsrt", "srt", 3),
            ("sort", "tr", nil), ("", "a", nil), ("sort", "", nil), ("정렬", "렬", 1),
        ] as [(String, String, Int?)])
    func theShortestPartCounts(text: String, wanted: String, span: Int?) {
        #expect(text.span(of: wanted) == span, "\(text) \(wanted)")
    }
}
