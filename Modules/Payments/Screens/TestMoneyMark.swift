import PaymentsConsole
import Terminal

extension Frame {
    /// Marks test money on the first line, where that is so. Gives the part below, which may scroll.
    mutating func putTestMoney(_ isTest: Bool, in part: Rect, _ language: Language) -> Rect {
        guard isTest else { return part }
        let (line, rest) = part.split(top: 1)
        put(line: Phrase.testMoney.text(in: language), in: line, .role(.warning))
        return rest
    }
}
