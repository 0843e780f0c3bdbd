public import Storage
public import Vocabulary

/// A repository of pictures made of closures, for tests: a test gives the verbs that it is about.
///
/// A stub's verbs refuse by name until they are given; a forwarding one asks another until a verb is
/// replaced. A verb is one closure: its arguments in the order of the protocol, without labels.
public struct PictureRepositoryFake: PictureRepository {
    /// `upload(_:idempotencyKey:)`.
    public var upload:
        @Sendable (any PictureUploads, IdempotencyKey?) async throws(PictureError) -> [PictureView]
    /// `picture(_:)`.
    public var picture: @Sendable (PictureID) async throws(PictureError) -> PictureView
    /// `file(_:_:)`.
    public var file: @Sendable (PictureID, PictureSize) async throws(PictureError) -> PictureFile
    /// `remove(_:)`.
    public var remove: @Sendable (PictureID) async throws(PictureError) -> Void
    /// `mine(_:)`.
    public var mine: @Sendable (PageRequest) async throws(PictureError) -> Page<PictureView>

    /// A stub: every verb refuses with `internal`, which names it.
    public init() {
        upload = { _, _ throws(PictureError) in throw unstubbed("PictureRepository.upload") }
        picture = { _ throws(PictureError) in throw unstubbed("PictureRepository.picture") }
        file = { _, _ throws(PictureError) in throw unstubbed("PictureRepository.file") }
        remove = { _ throws(PictureError) in throw unstubbed("PictureRepository.remove") }
        mine = { _ throws(PictureError) in throw unstubbed("PictureRepository.mine") }
    }

    /// Asks the other for everything, until a verb is replaced.
    public init(forwardingTo real: any PictureRepository) {
        upload = real.upload(_:idempotencyKey:)
        picture = real.picture(_:)
        file = real.file(_:_:)
        remove = real.remove(_:)
        mine = real.mine(_:)
    }
}

extension PictureRepositoryFake {
    /// As `upload` answers.
    public func upload(
        _ files: any PictureUploads, idempotencyKey key: IdempotencyKey?
    ) async throws(PictureError) -> [PictureView] {
        try await upload(files, key)
    }

    /// As `picture` answers.
    public func picture(_ id: PictureID) async throws(PictureError) -> PictureView {
        try await picture(id)
    }

    /// As `file` answers.
    public func file(_ id: PictureID, _ size: PictureSize) async throws(PictureError) -> PictureFile {
        try await self.file(id, size)
    }

    /// As `remove` answers.
    public func remove(_ id: PictureID) async throws(PictureError) { try await remove(id) }

    /// As `mine` answers.
    public func mine(_ page: PageRequest) async throws(PictureError) -> Page<PictureView> {
        try await mine(page)
    }
}
