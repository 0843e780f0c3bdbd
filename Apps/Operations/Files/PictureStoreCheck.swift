import BlobsS3
public import Composition
public import Settings
public import Vocabulary

/// Tries the object store for pictures before the first upload does. A folder is made when it is needed, and
/// is not looked at.
public struct PictureStoreCheck: Sendable {
    private let place: PicturePlace
    private let time: any TimeSource

    /// Tries that place.
    public init(_ place: PicturePlace, time: any TimeSource = SystemClock()) {
        self.place = place
        self.time = time
    }

    /// Whether there is anything to be tried.
    public var isNeeded: Bool { if case .objects = place { true } else { false } }

    /// Lists, puts, reads and deletes one object that is no picture's. Throws what is wrong, which is passing
    /// if the store only does not answer.
    public func run() async throws(PictureStoreError) {
        guard let store = place.objects(time: time) else { return }
        do throws(S3Obstacle) {
            try await store.check()
            await store.close()
        } catch {
            await store.close()
            throw .obstacle(error, at: "\(place)")
        }
    }
}
