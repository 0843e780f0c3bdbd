import UnicodeText
public import Vocabulary

extension Frame {
    /// Where a picture belongs.
    struct PicturePlace: Hashable, Sendable {
        let order: PictureOrder
        let origin: Point
    }

    /// Keeps the room at the top of the part that a picture takes in its own proportions, not enlarged; the
    /// words stand there until the picture does, and wherever it cannot be had. Gives that room.
    @discardableResult
    public mutating func put(
        _ card: PictureCard, _ words: String, in part: Rect, on screen: PictureScreen
    ) -> Rect {
        let part = bounds.intersection(part)
        guard !part.isEmpty else { return part }
        let area = screen.area(
            width: card.width, height: card.height, columns: part.size.columns, rows: part.size.rows)
        let room = Rect(part.origin, Size(columns: area.columns, rows: area.rows))
        place(PictureOrder(card, room.size, on: screen), words, at: room.origin)
        return room
    }

    /// Fills the part with the middle of a picture; the words stand there until the picture does, and
    /// wherever it cannot be had.
    public mutating func put(
        _ card: PictureCard, _ words: String, filling part: Rect, on screen: PictureScreen
    ) {
        let part = bounds.intersection(part)
        guard !part.isEmpty else { return }
        place(PictureOrder(card, part.size, on: screen, isFilling: true), words, at: part.origin)
    }

    private mutating func place(_ order: PictureOrder, _ words: String, at origin: Point) {
        let room = Rect(origin, order.size)
        fill(room)
        put(middle: words, in: room)
        places.append(PicturePlace(order: order, origin: origin))
    }

    /// A room of one line is left to the picture's words; a narrow one has their last letter, which turns.
    private mutating func put(coming words: String, in room: Rect) {
        let (above, line) = room.split(bottom: 1)
        guard !above.isEmpty else { return }
        put(middle: words.displayWidth <= room.size.columns ? words : String(words.suffix(1)), in: line)
    }

    private mutating func put(middle words: String, in room: Rect) {
        let lines = words.wrapped(to: max(2, room.size.columns)).prefix(room.size.rows)
        for (number, line) in lines.enumerated() {
            let row = room.origin.row + (room.size.rows - lines.count) / 2 + number
            let gap = max(0, room.size.columns - line.displayWidth) / 2
            put(line, at: Point(column: room.origin.column + gap, row: row), within: room, .role(.faint))
        }
    }

    /// Shows those of its pictures that are held. For one that is still on its way, `coming` stands in the
    /// last line of its room.
    mutating func show(_ held: HeldPictures, coming: String = "") {
        for place in places {
            guard let cells = held[place.order] else {
                let room = Rect(place.origin, place.order.size)
                if held.isComing(place.order), !coming.isEmpty { put(coming: coming, in: room) }
                continue
            }
            if let drawing = cells.drawing {
                drawn.append(DrawnPicture(order: place.order, drawing: drawing, origin: place.origin))
            }
            put(
                cells.pixels, at: place.origin, drawn: cells.drawing == nil ? nil : drawn.count - 1)
        }
    }
}
