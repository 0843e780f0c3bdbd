import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

extension Frame {
    /// One crew in the grid, with its cover, its name and who is of it.
    mutating func put(
        cell view: CrewView, in place: Rect, isSelected: Bool, _ around: Surroundings
    ) {
        let language = around.language
        let (picture, words) = CellGrid.parts(of: place)
        put(coverOf: view.crew, in: picture, isFilling: true, around)
        let (name, rest) = words.split(top: 1)
        put(line: view.crew.nameWords.text(in: language), in: name, .role(.text, isSelected: isSelected))
        let (who, last) = rest.split(top: 1)
        let sport = view.crew.details.sportWords.text(in: language)
        put(line: "\(sport) · \(view.memberCountWords.text(in: language))", in: who, .role(.faint))
        let joining = (view.ownStanding ?? view.joiningWords).text(in: language)
        put(line: "\(view.crew.fee.words.text(in: language)) · \(joining)", in: last, .role(.accent))
    }

    /// The cover, or where there is none a field in the colour of the uniform with the sport in its middle.
    /// In the grid it fills the part.
    mutating func put(
        coverOf crew: Crew, in part: Rect, isFilling: Bool = false, _ around: Surroundings
    ) {
        guard let screen = around.pictures else { return }
        if let card = crew.coverCard {
            let words = card.words(in: around.language)
            if isFilling { return put(card, words, filling: part, on: screen) }
            put(card, words, in: part, on: screen)
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
