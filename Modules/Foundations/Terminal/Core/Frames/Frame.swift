import UnicodeText

/// All that a terminal shows at a moment: a grid of cells, and the cursor in it.
///
/// Whatever is put in is safe to write (`safeLine`), is clipped at the edges, and is shown in NFC. No cell
/// ever holds half of a wide character: where one is cut, or something is put upon half of it, what is left
/// is blank.
public struct Frame: Hashable, Sendable {
    /// How large it is.
    public let size: Size
    /// Line by line.
    private var cells: [Cell]
    /// The grapheme clusters of several scalars, by number.
    private var clusters: [String] = []
    /// Where the hardware cursor stands, and with it the window of the terminal's input method; nil for
    /// nowhere.
    public private(set) var cursor: Point?
    /// Whether the cursor is seen: text is typed there. Elsewhere it only marks the chosen thing for screen
    /// readers, which follow it unseen, too.
    public private(set) var hasCaret = false
    /// What can be pointed at, the uppermost last.
    var targets: [Target] = []
    /// Where pictures belong.
    var places: [PicturePlace] = []
    /// The pictures that the terminal draws by its own means, in the order of their numbers.
    var drawn: [DrawnPicture] = []
    /// The spoken texts that replace parts of the frame.
    var spoken: [Spoken] = []

    /// An empty one.
    public init(_ size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.count)
    }

    /// What stands at a point of the frame.
    public subscript(point: Point) -> Cell { cells[index(point)] }

    /// All of it.
    public var bounds: Rect { Rect(size) }

    /// The text of a cell; empty for the right half of a wide character.
    public func text(of cell: Cell) -> String {
        switch cell.glyph {
        case .scalar(let scalar): String(scalar)
        case .cluster(let number): clusters[number]
        case .tail: ""
        }
    }

    /// The cells of a line.
    func cells(in row: Int) -> ArraySlice<Cell> { cells[row * size.columns..<(row + 1) * size.columns] }

    /// Whether its line of that number shows the same as a line of another frame of that size. What might is
    /// said not to where clusters have other numbers.
    func shows(_ row: Int, as other: Int, of frame: Frame) -> Bool {
        let (start, former) = (row * size.columns, other * size.columns)
        let areNumbersSame = clusters == frame.clusters
        for column in 0..<size.columns {
            let cell = cells[start + column]
            guard cell == frame.cells[former + column] else { return false }
            if !areNumbersSame, case .cluster = cell.glyph { return false }
        }
        return true
    }

    private func index(_ point: Point) -> Int { point.row * size.columns + point.column }

    /// Puts a line of text at the point, as much of it as lies within the part of the frame, and gives the
    /// column behind it. Line breaks and other controls are seen as such.
    @discardableResult
    public mutating func put(
        _ text: some StringProtocol, at point: Point, within part: Rect? = nil,
        _ look: Cell.Look = .role(.text)
    ) -> Int {
        let part = part.map(bounds.intersection) ?? bounds
        var place = point
        guard part.rows.contains(point.row) else { return place.column }
        if let front = text.plainFront(part.columns.upperBound - place.column) {
            for scalar in front where place.column < part.columns.upperBound {
                put(scalar.plainWidth ?? 1, at: &place, in: part, look) { _ in .scalar(scalar) }
            }
            return place.column
        }
        // Of what lies beyond the edge nothing is looked at. Most characters take a cell or two.
        var rest = text[...]
        while place.column < part.columns.upperBound, !rest.isEmpty {
            let front = rest.prefix(part.columns.upperBound - place.column)
            rest = rest[front.endIndex...]
            for character in front.safeLine.nfc.lazy.flatMap(\.placed) {
                let width = character.displayWidth
                if width == 0 { continue }
                guard place.column < part.columns.upperBound else { break }
                put(width, at: &place, in: part, look) { $0.glyph(of: character) }
            }
        }
        return place.column
    }

    /// Puts a character of that width at the point, which moves behind it; what is not all within the part is
    /// blank.
    private mutating func put(
        _ width: Int, at point: inout Point, in part: Rect, _ look: Cell.Look,
        glyph: (inout Frame) -> Cell.Glyph
    ) {
        let (columns, row) = (point.column..<point.column + width, point.row)
        point.column = columns.upperBound
        guard columns.lowerBound >= part.columns.lowerBound, columns.upperBound <= part.columns.upperBound
        else {
            return fill(
                Rect(column: columns.lowerBound, row: row, columns: width, rows: 1), within: part, look)
        }
        let start = index(Point(column: columns.lowerBound, row: row))
        split(at: columns, row: row)
        cells[start] = Cell(glyph(&self), look)
        for offset in 1..<width { cells[start + offset] = Cell(.tail, look) }
    }

    private mutating func glyph(of character: Character) -> Cell.Glyph {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.count == 1 { return .scalar(scalar) }
        let shown = String.UnicodeScalarView(scalars.prefix(Self.mostScalars))
        return .cluster(number(of: String(shown)))
    }

    /// Of a character with more scalars than any writing system needs the first are shown: a letter with 30
    /// marks, as in the Stream-Safe Text Format of Unicode (UAX #15).
    private static let mostScalars = 31

    private mutating func number(of cluster: String) -> Int {
        if let known = clusters.firstIndex(of: cluster) { return known }
        clusters.append(cluster)
        return clusters.count - 1
    }

    /// Makes blank what would be left of wide characters at both ends of what is written over.
    private mutating func split(at columns: Range<Int>, row: Int) {
        let (start, end) = (columns.lowerBound, columns.upperBound)
        if start > 0 { blankHalf(Point(column: start - 1, row: row), isLeft: true) }
        if end < size.columns { blankHalf(Point(column: end, row: row), isLeft: false) }
    }

    private mutating func blankHalf(_ point: Point, isLeft: Bool) {
        let place = index(point)
        let seam = isLeft ? place + 1 : place
        if cells[seam].glyph == .tail { cells[place] = Cell(.scalar(" "), cells[place].look) }
    }

    /// Makes the part of the frame blank in this look.
    public mutating func fill(_ rect: Rect, within part: Rect? = nil, _ look: Cell.Look = .role(.text)) {
        let rect = bounds.intersection(part.map(rect.intersection) ?? rect)
        guard !rect.isEmpty else { return }
        for row in rect.rows {
            split(at: rect.columns, row: row)
            for column in rect.columns {
                cells[index(Point(column: column, row: row))] = Cell(.scalar(" "), look)
            }
        }
    }

    /// Shows two pixels in each cell of the part: rows of pixels, the first above the second; as the cells of
    /// the drawn picture of that number, if it is one.
    public mutating func put(_ pixels: [[Pixel]], at point: Point, drawn number: Int? = nil) {
        for (row, pair) in stride(from: 0, to: pixels.count - 1, by: 2).enumerated() {
            for column in 0..<min(pixels[pair].count, pixels[pair + 1].count) {
                let place = Point(column: point.column + column, row: point.row + row)
                guard bounds.contains(place) else { continue }
                split(at: place.column..<place.column + 1, row: place.row)
                let (top, bottom) = (pixels[pair][column], pixels[pair + 1][column])
                let part = number.map {
                    PicturePart($0, Point(column: column, row: row), top: top, bottom: bottom)
                }
                let look = part.map { Cell.Look.picture($0) } ?? .pixels(top: top, bottom: bottom)
                cells[index(place)] = Cell(.scalar("▀"), look)
            }
        }
    }

    /// Puts another frame upon it, its cursor with it if it has one.
    public mutating func put(_ other: Frame, at point: Point) {
        let shown = bounds.intersection(Rect(point, other.size))
        let numbers = shown.isEmpty ? [] : other.clusters.map { number(of: $0) }
        for row in shown.isEmpty ? 0..<0 : shown.rows {
            split(at: shown.columns, row: row)
            let start = other.index(
                Point(column: shown.columns.lowerBound - point.column, row: row - point.row))
            var part = Array(other.cells[start..<start + shown.size.columns])
            other.blankCutEnds(of: &part, from: start)
            if !numbers.isEmpty || !other.drawn.isEmpty {
                part = part.map { $0.renumbered(numbers, pictures: drawn.count) }
            }
            let place = index(Point(column: shown.columns.lowerBound, row: row))
            cells.replaceSubrange(place..<place + part.count, with: part)
        }
        drawn += other.drawn.map { $0.moved(to: point) }
        for target in other.targets { mark(target.part.moved(to: point), as: target.meaning) }
        for said in other.spoken {
            let part = bounds.intersection(said.part.moved(to: point))
            if !part.isEmpty { spoken.append(Spoken(part: part, content: said.content)) }
        }
        for place in other.places {
            let part = Rect(place.origin, place.order.size).moved(to: point)
            if bounds.intersection(part) == part {
                places.append(PicturePlace(order: place.order, origin: part.origin))
            }
        }
        if let inner = other.cursor {
            (cursor, hasCaret) = (nil, false)
            let place = Point(column: point.column + inner.column, row: point.row + inner.row)
            other.hasCaret ? show(caret: place) : show(cursor: place)
        }
    }

    /// Makes blank what is half of a wide character in a part of a line that begins at that cell.
    private func blankCutEnds(of part: inout [Cell], from start: Int) {
        let end = start + part.count
        if let first = part.first, first.glyph == .tail { part[0] = Cell(.scalar(" "), first.look) }
        if let last = part.last, end % size.columns != 0, cells[end].glyph == .tail {
            part[part.count - 1] = Cell(.scalar(" "), last.look)
        }
    }

    /// Places the cursor, unseen, at what is chosen; outside the frame there is none.
    public mutating func show(cursor point: Point) {
        if bounds.contains(point) { (cursor, hasCaret) = (point, false) }
    }

    /// Shows the cursor where text is typed; outside the frame there is none.
    public mutating func show(caret point: Point) {
        if bounds.contains(point) { (cursor, hasCaret) = (point, true) }
    }
}

extension Frame {
    struct Target: Hashable {
        let part: Rect
        let meaning: Meaning
    }

    /// What a click on a part of the frame means.
    public enum Meaning: Hashable, Sendable {
        case nothing
        case action(ActionID)
        /// The thing of that number of the screen's own.
        case item(Int)
    }

    /// Lets clicks on the part of the frame mean that, whatever lies below it.
    public mutating func mark(_ part: Rect, as meaning: Meaning) {
        let part = bounds.intersection(part)
        if !part.isEmpty { targets.append(Target(part: part, meaning: meaning)) }
    }

    /// What a click there means.
    public func meaning(at point: Point) -> Meaning {
        targets.last { $0.part.contains(point) }?.meaning ?? .nothing
    }
}

extension Frame {
    /// The characters, one line of text for each line of cells, without the blanks at their ends.
    public var text: String {
        lines { text(of: $0) }
    }

    /// The roles as letters (`Role.rawValue`), in upper case where the choice stands; `#` for pixels.
    public var roles: String {
        lines { cell in
            switch cell.look {
            case .role(.text, isSelected: false): " "
            case .role(let role, let isSelected):
                isSelected ? String(role.rawValue).uppercased() : String(role.rawValue)
            case .pixels, .picture: "#"
            }
        }
    }

    private func lines(_ shown: (Cell) -> String) -> String {
        (0..<size.rows).map { row in
            let cells = cells[row * size.columns..<(row + 1) * size.columns]
            let line = cells.map(shown).joined()
            return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }
}
