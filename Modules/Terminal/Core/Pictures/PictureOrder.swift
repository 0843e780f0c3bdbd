public import Vocabulary

/// A picture as a frame has room for it.
public struct PictureOrder: Hashable, Sendable {
    /// Which picture.
    public let card: PictureCard
    /// In how many cells.
    public let size: Size

    /// Memberwise.
    public init(_ card: PictureCard, _ size: Size) {
        self.card = card
        self.size = size
    }
}

/// A picture in cells of half blocks: two pixels a cell, one above the other.
public struct PictureCells: Hashable, Sendable {
    /// How many cells it takes.
    public let size: Size
    /// Rows of pixels from the top, two for each row of cells.
    let pixels: [[Pixel]]

    /// The pixels row by row from the top; nil unless there are as many as the cells show.
    public init?(_ size: Size, pixels: [Pixel]) {
        guard size.columns > 0, size.rows > 0, pixels.count == size.columns * size.rows * 2 else {
            return nil
        }
        self.size = size
        self.pixels = stride(from: 0, to: pixels.count, by: size.columns).map {
            Array(pixels[$0..<$0 + size.columns])
        }
    }
}

/// Makes a picture of a frame; nil if it cannot be had or decoded.
public typealias PictureMaking = @Sendable (PictureOrder) async -> PictureCells?
