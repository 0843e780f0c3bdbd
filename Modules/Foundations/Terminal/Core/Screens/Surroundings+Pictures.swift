public import Vocabulary

extension Surroundings {
    /// A column for the picture, and the part for a text beside it; the text alone where there is no picture,
    /// none are drawn, or both do not fit beside one another.
    public func parts(with picture: PictureCard?) -> (picture: Rect?, text: Rect) {
        guard picture != nil, pictures != nil, size.columns >= 60, size.rows >= 8 else {
            return (nil, Rect(size))
        }
        let (picture, rest) = Rect(size).split(left: min(80, size.columns * 2 / 5))
        return (picture, rest.split(left: 2).rest)
    }
}

extension Frame {
    /// Shows a picture in the part, and a caption below it. Gives the room of the picture; nothing where no
    /// pictures are drawn.
    @discardableResult
    public mutating func put(
        _ card: PictureCard, _ words: String, caption: String, in part: Rect, _ around: Surroundings
    ) -> Rect? {
        guard let screen = around.pictures else { return nil }
        let (above, _) = part.split(bottom: min(2, part.size.rows / 4))
        let room = put(card, words, in: above, on: screen)
        var text = ReadingText(columns: part.size.columns, around.language)
        text.add(caption, .faint)
        put(text, from: 0, in: part.split(top: room.size.rows).rest)
        return room
    }
}
