public import Commands
import PictureRenderer
import Pictures
public import Settings
import Storage
import StorageCache
public import Terminal
import TerminalPictures
public import Vocabulary

/// Draws pictures for the commands of all domains. It loads them through a cache, decodes them in a sandboxed
/// child, since a server's bytes are trusted no more than an upload, and draws the pixels with libchafa.
public struct CachedPictureDrawing: PictureDrawing {
    private let cache: any PictureLoading
    private let renderer: PictureRenderer
    private let drawer = PictureDrawer()

    /// Draws on behalf of the services' principal. Public pictures of a server are cached in the user's cache
    /// folder, separately for each backend; a local backend needs no copies. Nil if the services have no
    /// pictures.
    public init?(
        _ services: Services, at backend: Backend, _ directories: BaseDirectories, time: any TimeSource
    ) {
        guard let pictures = services.provided((any PictureRepository).self) else { return nil }
        cache = PictureCache(pictures, in: Self.folder(for: backend, directories), time: time)
        renderer = PictureRenderer(program: PictureRenderer.programBesideThis, limits: .viewer)
    }

    private static func folder(for backend: Backend, _ directories: BaseDirectories) -> String? {
        guard case .server = backend else { return nil }
        let name = String(Cursor.scope(of: backend.description), radix: 16)
        return "\(directories.cache)/pictures/\(name)"
    }

    /// As `PictureDrawing.drawing`.
    public func drawing(
        of picture: PictureCard, columns: Int, rows: Int, on screen: PictureScreen
    ) async -> Drawing? {
        // A picture that cannot be drawn is not loaded.
        guard drawer.canDraw else { return nil }
        let area = screen.area(
            width: picture.width, height: picture.height, columns: columns, rows: rows)
        let bounds = PictureDrawer.bounds(columns: area.columns, rows: area.rows, on: screen)
        guard let pixels = await pixels(of: picture, within: bounds) else { return nil }
        return drawer.drawing(of: pixels, columns: area.columns, rows: area.rows, on: screen)
    }

    /// As `PictureDrawing.cells`.
    public func cells(for order: PictureOrder) async -> PictureCells? {
        let (columns, rows) = (order.size.columns, order.size.rows)
        let room = PictureDrawer.bounds(columns: columns, rows: rows, on: order.screen)
        let card = order.card
        let bounds = order.isFilling ? room.covered(byWidth: card.width, height: card.height) : room
        guard let whole = await pixels(of: card, within: bounds) else { return nil }
        let (width, height) = (columns * order.screen.cellWidth, rows * order.screen.cellHeight)
        let pixels = order.isFilling ? whole.middle(width: width, height: height) : whole
        guard order.screen.mode != .blocks else { return pixels.cells(order.size) }
        let drawing = drawer.drawing(of: pixels, columns: columns, rows: rows, on: order.screen)
        return pixels.cells(order.size, drawing: drawing)
    }

    private func pixels(of picture: PictureCard, within bounds: PixelBounds) async -> PicturePixels? {
        let size: PictureSize = max(bounds.width, bounds.height) <= 320 ? .small : .medium
        guard let file = try? await cache.load(PictureFileKey(picture.id, size)).bytes,
            let header = try? PictureHeader(of: file)
        else { return nil }
        return try? await renderer.pixels(of: file, header, within: bounds)
    }
}
