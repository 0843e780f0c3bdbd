import UnicodeText

/// Names beside one another, one of which is current: sections, or tabs. A click on a name leads there.
struct NameBar {
    /// A name, and what a click on it does.
    struct Name {
        let text: String
        let action: ActionID
    }

    /// How the names look: the current one, and all others.
    struct Looks {
        let current: Cell.Look
        let other: Cell.Look
    }

    let names: [Name]
    /// The index of the current name; nil if none is.
    let current: Int?

    /// How many cells all names take, each with a cell on both sides.
    var width: Int { names.reduce(0) { $0 + $1.text.displayWidth + 2 } }
}

extension Frame {
    /// Draws all names from the left of the part, the current one in brackets; gives the column behind them.
    @discardableResult
    mutating func put(_ bar: NameBar, in part: Rect, _ looks: NameBar.Looks) -> Int {
        var place = part.origin
        for (number, name) in bar.names.enumerated() {
            let isCurrent = number == bar.current
            place.column = put(
                isCurrent ? "[\(name.text)]" : " \(name.text) ", to: name.action, at: place, in: part,
                isCurrent ? looks.current : looks.other)
        }
        return place.column
    }

    /// Draws the current name alone, between arrows that lead to its neighbours; gives the column behind.
    @discardableResult
    mutating func put(short bar: NameBar, in part: Rect, _ looks: NameBar.Looks) -> Int {
        guard let current = bar.current else { return part.origin.column }
        let (names, count) = (bar.names, bar.names.count)
        var place = part.origin
        let (before, behind) = (names[(current + count - 1) % count], names[(current + 1) % count])
        place.column = put("<", to: before.action, at: place, in: part, looks.other)
        place.column = put(
            " \(names[current].text) ", to: names[current].action, at: place, in: part, looks.current)
        return put(">", to: behind.action, at: place, in: part, looks.other)
    }
}
