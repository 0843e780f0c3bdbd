/// Pictures that the terminal draws by its own means. Frames do not wait for them: their cells show half
/// blocks until they have come.
///
/// By kitty's protocol a picture is sent once, and its cells are then placeholders. By sixel and iTerm2's it
/// is painted over its cells, and it goes when they are written anew.
extension FrameWriter {
    /// Whether something is still to be written for the pictures of the frame that is shown.
    public func lacksPictures(of frame: Frame) -> Bool {
        sent.lacks(frame.drawn.filter(\.isSent)) || nextPainted(on: frame) != nil
    }

    /// The next piece of what makes the terminal show the pictures of the frame that is shown; nothing if it
    /// does. Whatever frame comes next may stand between two pieces.
    public mutating func pictureBytes(for frame: Frame) -> [UInt8] {
        let kept = frame.drawn.filter(\.isSent)
        if sent.lacks(kept) {
            let piece = sent.next(for: kept)
            return frame.drawn.map { sent.number(of: $0.order) } == numbers
                ? piece : piece + bytes(for: frame)
        }
        guard let next = nextPainted(on: frame) else { return [] }
        return Array(Self.synchronized(painting(next, on: frame)).utf8)
    }

    /// What takes back the pictures that the terminal keeps.
    public mutating func takeBackPictures() -> String { sent.takeBack() }

    private func nextPainted(on frame: Frame) -> DrawnPicture? {
        frame.whole.first { !$0.isSent && !painted.contains($0) }
    }

    private mutating func painting(_ picture: DrawnPicture, on frame: Frame) -> String {
        painted.append(picture)
        var output = ""
        move(to: picture.origin, &output)
        output += picture.drawing.sequence
        // Terminals differ in where they leave the cursor.
        position = nil
        move(to: frame.cursor ?? picture.origin, &output)
        return output
    }

    /// Before its cells are written: what was painted and is whole no longer goes with them.
    mutating func noteDrawn(on frame: Frame) {
        sent.show(frame.drawn.filter(\.isSent))
        numbers = frame.drawn.map { sent.number(of: $0.order) }
        guard !painted.isEmpty else { return }
        let whole = frame.whole
        for picture in painted where !whole.contains(picture) {
            for row in picture.rect.rows {
                for column in picture.rect.columns { shown[row * frame.size.columns + column] = .unknown }
            }
        }
        painted.removeAll { !whole.contains($0) }
    }

    /// What stands in a cell of a picture: its placeholder if the terminal has the picture, else two of its
    /// pixels; nothing where there are too few colours for these.
    func shown(_ part: PicturePart) -> Shown {
        if let number = numbers[Int(part.number)],
            let text = KittyPlaceholder.text(column: Int(part.column), row: Int(part.row))
        {
            var pen = Pen()
            pen.foreground = .exact(KittyPlaceholder.colour(number))
            return Shown(text: text, pen: pen)
        }
        guard depth >= .palette else { return Shown(text: " ", pen: Pen()) }
        return Shown(text: replaced("▀"), pen: theme.pen(for: .picture(part), depth))
    }
}

extension DrawnPicture {
    /// Whether it is sent to be shown by placeholders, and not painted.
    fileprivate var isSent: Bool { order.screen.mode == .kitty }
}
