import Payments
import PaymentsConsole
import Terminal

extension ReadingText {
    /// Adds that the platform is not a party to the sale, and the operator, where the operator is known.
    mutating func add(_ notice: HouseNotice?, in language: Language) {
        addBlank()
        add((notice?.words ?? HouseNotice.usualWords).text(in: language), .faint)
        for part in notice?.parts ?? [] { add("\(part.label.text(in: language)): \(part.text)", .faint) }
    }
}
