import Commands
import Composition
import Settings
import Synchronization
import Terminal
import Vocabulary

/// Makes the pictures of frames on behalf of the currently signed-in member.
final class PersonalPictures: Sendable {
    private let drawing = Mutex<(any PictureDrawing)?>(nil)
    private let backend: Backend
    private let directories: BaseDirectories
    private let time: any TimeSource

    init(at backend: Backend, _ directories: BaseDirectories, time: any TimeSource) {
        (self.backend, self.directories, self.time) = (backend, directories, time)
    }

    /// Switches to the principal of these services.
    func use(_ services: Services) {
        let new = CachedPictureDrawing(services, at: backend, directories, time: time)
        drawing.withLock { $0 = new }
    }

    /// As `PictureMaking`.
    func cells(for order: PictureOrder) async -> PictureCells? {
        await drawing.withLock { $0 }?.cells(for: order)
    }
}
