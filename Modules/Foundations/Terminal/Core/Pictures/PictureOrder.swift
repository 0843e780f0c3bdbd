public import Vocabulary

/// A picture as a frame has room for it.
public struct PictureOrder: Hashable, Sendable {
    /// Which picture.
    public let card: PictureCard
    /// In how many cells.
    public let size: Size
    /// On what terminal.
    public let screen: PictureScreen
    /// Whether it fills the cells with its middle, in whatever proportions they are; else the cells have its
    /// own.
    public let isFilling: Bool

    /// Memberwise.
    public init(
        _ card: PictureCard, _ size: Size, on screen: PictureScreen = PictureScreen(.blocks),
        isFilling: Bool = false
    ) {
        self.card = card
        self.size = size
        self.screen = screen
        self.isFilling = isFilling
    }
}

/// A picture in cells of half blocks: two pixels a cell, one above the other; and, where the terminal has
/// other means, what draws it by these over the same cells.
public struct PictureCells: Hashable, Sendable {
    /// How many cells it takes.
    public let size: Size
    /// Rows of pixels from the top, two for each row of cells.
    let pixels: [[Pixel]]
    /// What draws it by the terminal's own means.
    let drawing: Drawing?
    /// How many bytes it takes, roughly.
    var cost: Int { size.count * 2 * MemoryLayout<Pixel>.stride + (drawing?.text.utf8.count ?? 0) }

    /// The pixels row by row from the top; nil unless there are as many as the cells show.
    public init?(_ size: Size, pixels: [Pixel], drawing: Drawing? = nil) {
        guard size.columns > 0, size.rows > 0, pixels.count == size.columns * size.rows * 2 else {
            return nil
        }
        self.size = size
        self.drawing = drawing
        self.pixels = stride(from: 0, to: pixels.count, by: size.columns).map {
            Array(pixels[$0..<$0 + size.columns])
        }
    }
}

/// Makes a picture of a frame; nil if it cannot be had or decoded.
public typealias PictureMaking = @Sendable (PictureOrder) async -> PictureCells?
