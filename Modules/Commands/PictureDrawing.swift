public import Terminal
public import Vocabulary

/// Draws the pictures that records show, for the commands of all domains. Whoever composes a program that has
/// a terminal provides it among the services.
public protocol PictureDrawing: Sendable {
    /// The picture in at most so many cells; nil if it cannot be had, decoded or drawn here. Its description
    /// then stands alone.
    func drawing(
        of picture: PictureCard, columns: Int, rows: Int, on screen: PictureScreen
    ) async -> Drawing?

    /// The picture in exactly so many cells, for a whole screen, by the means of the order's terminal where
    /// it can be drawn by them; nil if it cannot be had or decoded here.
    func cells(for order: PictureOrder) async -> PictureCells?
}

extension Console {
    /// Draws the picture in at most so many lines, if the terminal shows pictures and somebody draws them;
    /// shows nothing otherwise. `choice` is what a command was told.
    public func show(
        _ picture: PictureCard?, by drawing: (any PictureDrawing)?, _ choice: PictureChoice?, rows: Int
    ) async {
        guard let picture, let drawing, let screen = pictureScreen(choice) else { return }
        let label = Phrase(en: "Loading the picture", ko: "사진을 불러오는 중")
        let columns = min(width - 1, 100)
        let drawn = await withProgress(label) { _ in
            await drawing.drawing(of: picture, columns: columns, rows: rows, on: screen)
        }
        if let drawn { show(drawn) }
    }
}
