public import Terminal
public import Vocabulary

/// Draws records' pictures for the commands of all domains. Programs with a terminal provide it among the
/// services.
public protocol PictureDrawing: Sendable {
    /// The picture in at most that many cells; nil if it cannot be loaded, decoded or drawn here. The caller
    /// then shows its description alone.
    func drawing(
        of picture: PictureCard, columns: Int, rows: Int, on screen: PictureScreen
    ) async -> Drawing?

    /// The picture in exactly the cells of the order, with native images if the order's terminal has them;
    /// nil if it cannot be loaded or decoded here.
    func cells(for order: PictureOrder) async -> PictureCells?
}

extension Console {
    /// Draws the picture in at most `rows` lines if the terminal shows pictures and `drawing` is given; shows
    /// nothing otherwise. `choice` is the command's own option.
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
