// Emitted from the protocol PictureRepository, not written by hand. Scripts/fakes writes it anew.

public import Storage
public import Vocabulary

/// A test double of `PictureRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct PictureRepositoryFake: PictureRepository {
    /// Implements `upload(_:idempotencyKey:)`.
    public var upload:
        @Sendable (any PictureUploads, IdempotencyKey?) async throws(PictureError) -> [PictureView]
    /// Implements `picture(_:)`.
    public var picture: @Sendable (PictureID) async throws(PictureError) -> PictureView
    /// Implements `file(_:_:)`.
    public var file: @Sendable (PictureID, PictureSize) async throws(PictureError) -> PictureFile
    /// Implements `remove(_:)`.
    public var remove: @Sendable (PictureID) async throws(PictureError) -> Void
    /// Implements `mine(_:)`.
    public var mine: @Sendable (PageRequest) async throws(PictureError) -> Page<PictureView>

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        upload = { _, _ throws(PictureError) in throw Self.unstubbed("upload") }
        picture = { _ throws(PictureError) in throw Self.unstubbed("picture") }
        file = { _, _ throws(PictureError) in throw Self.unstubbed("file") }
        remove = { _ throws(PictureError) in throw Self.unstubbed("remove") }
        mine = { _ throws(PictureError) in throw Self.unstubbed("mine") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any PictureRepository) {
        upload = real.upload(_:idempotencyKey:)
        picture = real.picture(_:)
        file = real.file(_:_:)
        remove = real.remove(_:)
        mine = real.mine(_:)
    }

    private static func unstubbed(_ name: String) -> PictureError {
        .service(.internal("PictureRepository.\(name) is not stubbed"))
    }
}

extension PictureRepositoryFake {
    /// Calls `upload`.
    public func upload(
        _ files: any PictureUploads, idempotencyKey key: IdempotencyKey?
    ) async throws(PictureError) -> [PictureView] {
        try await upload(files, key)
    }

    /// Calls `picture`.
    public func picture(_ id: PictureID) async throws(PictureError) -> PictureView {
        try await picture(id)
    }

    /// Calls `file`.
    public func file(_ id: PictureID, _ size: PictureSize) async throws(PictureError) -> PictureFile {
        try await file(id, size)
    }

    /// Calls `remove`.
    public func remove(_ id: PictureID) async throws(PictureError) {
        try await remove(id)
    }

    /// Calls `mine`.
    public func mine(_ page: PageRequest) async throws(PictureError) -> Page<PictureView> {
        try await mine(page)
    }
}
