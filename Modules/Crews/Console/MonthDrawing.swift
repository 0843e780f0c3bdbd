package import Terminal
package import Vocabulary

/// A month as a calendar of weeks from Monday, with the days of meetings marked.
package struct MonthDrawing {
    private let month: CivilMonth
    private let marked: Set<CivilDay>
    private let today: CivilDay?

    /// Draws the month; `marked` are the days of meetings.
    package init(_ month: CivilMonth, marking marked: Set<CivilDay>, today: CivilDay?) {
        (self.month, self.marked, self.today) = (month, marked, today)
    }

    /// The month, the names of weekdays, and a line for each week; each day takes 4 cells.
    package func lines(in language: Language) -> [StyledText] {
        let names = Weekday.allCases.map { StyledText($0.words.text(in: language), .dim) }
        return [StyledText("\(month)", .bold), Self.line(names)] + weeks.map { Self.line($0.map(drawn)) }
    }

    private static func line(_ cells: [StyledText]) -> StyledText {
        cells.reduce("") { line, cell in
            line + StyledText(String(repeating: " ", count: max(0, 4 - cell.displayWidth))) + cell
        }
    }

    /// The days of each week; nil before the first and after the last of the month.
    private var weeks: [[CivilDay?]] {
        let first = month.firstDay
        let blanks = [CivilDay?](repeating: nil, count: Weekday(of: first).number - 1)
        let days = (0..<Int64(month.numberOfDays)).map {
            CivilDay?.some(CivilDay(daysSince1970: first.daysSince1970 + $0))
        }
        let cells = blanks + days
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<min($0 + 7, cells.count)]) }
    }

    /// `12`, `[12]` for the day of a meeting; today is bold.
    private func drawn(_ day: CivilDay?) -> StyledText {
        guard let day else { return "" }
        let number = "\(day.components.day)"
        let style: Style = day == today ? .bold : .normal
        return marked.contains(day)
            ? StyledText("[\(number)]", .colour(.green)) : StyledText("\(number) ", style)
    }
}
