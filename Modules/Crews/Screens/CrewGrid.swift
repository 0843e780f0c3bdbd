import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// Crews as a grid of covers.
enum CrewGrid {
    static let form = Action("crews.grid", Phrase(en: "Covers or lines", ko: "표지·목록 전환"), [.text("v")])
    static let left = Action(
        "crews.grid-left", Phrase(en: "To the left", ko: "왼쪽으로"), [Key(.left), .text("h")])
    static let right = Action(
        "crews.grid-right", Phrase(en: "To the right", ko: "오른쪽으로"), [Key(.right), .text("l")])

    /// The keys that move sideways. In a list of lines they keep their usual meaning.
    static let aside = [left, right]
}

extension CellGrid {
    /// The list event for a move in the grid.
    func event<Row, Failure>(_ event: ListEvent<Row, Failure>) -> ListEvent<Row, Failure> {
        if case .move(let move) = event { .move(self.move(move)) } else { event }
    }
}

extension Frame {
    /// Draws the crews that fit into a part, each with its cover, its name and who is of it.
    mutating func put(
        _ list: KeysetList<CrewView>, as grid: CellGrid, in part: Rect, _ around: Surroundings,
        hasCursor: Bool
    ) {
        for (number, place) in grid.seen(list, in: part) {
            let isSelected = number == list.selection
            switch list[number] {
            case .row(let view): put(view, in: place, isSelected: isSelected, around)
            case .far: put(Self.far, in: place, isSelected: isSelected, around)
            case .gone: put(Self.gone, in: place, isSelected: isSelected, around)
            }
            mark(place, as: .item(number))
            if isSelected, hasCursor {
                show(
                    cursor: Point(
                        column: place.origin.column, row: max(part.origin.row, place.rows.upperBound - 3)))
            }
        }
    }

    private mutating func put(
        _ words: Phrase, in place: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        put(line: words.text(in: around.language), in: place, .role(.faint, isSelected: isSelected))
    }

    private mutating func put(
        _ view: CrewView, in place: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let language = around.language
        let (cell, _) = place.split(left: max(0, place.size.columns - 2))
        let (picture, words) = cell.split(bottom: min(3, cell.size.rows))
        put(coverOf: view.crew, in: picture, around)
        let (name, rest) = words.split(top: 1)
        put(line: view.crew.nameWords.text(in: language), in: name, .role(.text, isSelected: isSelected))
        let (who, last) = rest.split(top: 1)
        let sport = view.crew.details.sportWords.text(in: language)
        put(line: "\(sport) · \(view.memberCountWords.text(in: language))", in: who, .role(.faint))
        let joining = (view.ownStanding ?? view.joiningWords).text(in: language)
        put(line: "\(view.crew.fee.words.text(in: language)) · \(joining)", in: last, .role(.accent))
    }

    /// The cover, or where there is none a field in the colour of the uniform with the sport in its middle.
    mutating func put(coverOf crew: Crew, in part: Rect, _ around: Surroundings) {
        guard let screen = around.pictures else { return }
        if let card = crew.coverCard {
            put(card, card.words(in: around.language), in: part, on: screen)
            return
        }
        let role = crew.details.uniform.style.role
        let sport = " \(crew.details.sportWords.text(in: around.language)) "
        for row in 0..<part.size.rows {
            let line = part.split(top: row).rest.split(top: 1).top
            let isMiddle = row == part.size.rows / 2
            let width = isMiddle ? StyledText(sport).displayWidth : 0
            let left = max(0, part.size.columns - width) / 2
            let words = isMiddle ? sport : ""
            let right = max(0, part.size.columns - left - width)
            let pattern = String(repeating: "▒", count: left) + words + String(repeating: "▒", count: right)
            put(line: pattern, in: line, .role(role))
        }
        say(crew.details.sportWords.text(in: around.language), of: part)
    }
}
