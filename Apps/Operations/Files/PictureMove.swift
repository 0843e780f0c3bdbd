public import Composition
public import Settings
public import Vocabulary

/// Copies the files of pictures to another place, before the setting names that: from a folder into an object
/// store, out of one, or into another bucket.
public struct PictureMove: Sendable {
    private let settings: Settings
    private let target: PicturePlace
    private let domains: [Domain]
    private let time: any TimeSource

    /// Copies the files of these domains from where the settings have them to that place.
    public init(
        _ settings: Settings, to target: PicturePlace, domains: [Domain] = Domain.all,
        time: any TimeSource = SystemClock()
    ) {
        self.settings = settings
        self.domains = domains
        self.target = target
        self.time = time
    }

    /// Copies what the database needs and the place does not have, and answers what came of it. Servers may
    /// work meanwhile; again copies what was added since. The files stay where they were as well.
    public func run() async throws(PictureStoreError) -> CarriedFiles {
        try await PictureStoreCheck(target, time: time).run()
        do throws(ServiceFailure) {
            let carrier = FileCarrier(domains, from: settings.pictures, to: target, time: time)
            return try await carrier.carry(settings.backend)
        } catch {
            throw .service(error)
        }
    }
}
