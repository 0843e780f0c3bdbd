/// A terminal as pictures are drawn on it.
public struct PictureScreen: Hashable, Sendable {
    /// How many colours half blocks may have.
    public enum Colours: Hashable, Sendable {
        case all, some256, few16
    }

    /// By what means it shows pictures.
    public let mode: PictureMode
    /// How many colours it shows, where that matters.
    public let colours: Colours
    /// The width of a cell in pixels.
    public let cellWidth: Int
    /// The height of a cell in pixels.
    public let cellHeight: Int

    /// Memberwise. A size of cells that no terminal has counts as 8 by 16.
    public init(_ mode: PictureMode, colours: Colours = .all, cellWidth: Int = 8, cellHeight: Int = 16) {
        let isUsual = (2...64).contains(cellWidth) && (2...128).contains(cellHeight)
        self.mode = mode
        self.colours = colours
        self.cellWidth = isUsual ? cellWidth : 8
        self.cellHeight = isUsual ? cellHeight : 16
    }

    /// The cells for a picture of that many pixels: within the given limits, in its own proportions, and not
    /// enlarged.
    public func area(
        width: Int, height: Int, columns most: Int, rows mostRows: Int
    ) -> (columns: Int, rows: Int) {
        let (width, height) = (Double(max(1, width)), Double(max(1, height)))
        let dots = mode == .blocks ? (1.0, 2.0) : (Double(cellWidth), Double(cellHeight))
        let shape = width / height * Double(cellHeight) / Double(cellWidth)
        let columns = min(Double(most), Double(mostRows) * shape, (width / dots.0).rounded(.up))
        let rows = min(Double(mostRows), (height / dots.1).rounded(.up), columns / shape)
        return (max(1, Int(columns.rounded())), max(1, Int(rows.rounded())))
    }
}

/// A picture as a terminal shows it: what a drawing library made of numbers, and nothing that came from
/// outside.
public struct Drawing: Hashable, Sendable {
    let text: String
    /// How many lines it takes.
    public let rows: Int

    /// What draws it, at the cursor and below.
    public init(_ text: String, rows: Int) {
        self.text = text
        self.rows = rows
    }
}
