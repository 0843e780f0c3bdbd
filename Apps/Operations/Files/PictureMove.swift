public import Composition
public import Settings
public import Vocabulary

/// Copies the files of pictures to another place, before the setting names that: from a folder into an object
/// store, out of one, or into another bucket.
public struct PictureMove: Sendable {
    private let settings: Settings
    private let target: PicturePlace
    private let time: any TimeSource

    /// From where the settings have them to that place.
    public init(_ settings: Settings, to target: PicturePlace, time: any TimeSource = SystemClock()) {
        self.settings = settings
        self.target = target
        self.time = time
    }

    /// Copies what the database needs and the place does not have, and answers what came of it. Servers may
    /// work meanwhile; again copies what was added since. The files stay where they were as well.
    public func run() async throws(PictureStoreError) -> CarriedFiles {
        try await PictureStoreCheck(target, time: time).run()
        do throws(ServiceFailure) {
            return try await FileCarrier.carry(
                settings.backend, from: settings.pictures, to: target, time: time)
        } catch {
            throw .service(error)
        }
    }
}
