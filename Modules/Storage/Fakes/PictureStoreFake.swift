// Emitted from the protocol PictureStore, not written by hand. Scripts/fakes writes it anew.

public import Blobs
public import Storage
public import Vocabulary

/// A test double of `PictureStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct PictureStoreFake: PictureStore {
    /// Implements `prepare(_:at:)`.
    public var prepare: @Sendable ([BlobDraft], Timestamp) async throws(PictureError) -> [BlobKey]
    /// Implements `insert(_:mostUnused:request:)`.
    public var insert: @Sendable ([Picture], Int, IdempotentRequest?) async throws(PictureError) -> [Picture]
    /// Implements `find(_:)`.
    public var find: @Sendable ([PictureID]) async throws(PictureError) -> [Picture]
    /// Implements `page(of:_:)`.
    public var page: @Sendable (MemberID, PageRequest) async throws(PictureError) -> Page<Picture>
    /// Implements `claim(_:for:by:abandoned:at:)`.
    public var claim:
        @Sendable (
            [PictureID], AnyIdentifier, MemberID, Set<AnyIdentifier>, Timestamp
        ) async throws(PictureError) -> [Picture]
    /// Implements `settle(_:showing:)`.
    public var settle: @Sendable (AnyIdentifier, AttachedPictures?) async throws(PictureError) -> Void
    /// Implements `remove(_:unusedSince:)`.
    public var remove: @Sendable (PictureID, Timestamp?) async throws(PictureError) -> Void
    /// Implements `unused(since:limit:)`.
    public var unused: @Sendable (Timestamp, Int) async throws(PictureError) -> [Picture]
    /// Implements `condemn(at:limit:)`.
    public var condemn: @Sendable (Timestamp, Int) async throws(PictureError) -> [BlobKey]
    /// Implements `bury(_:)`.
    public var bury: @Sendable (BlobKey) async throws(PictureError) -> Void
    /// Implements `blobs(after:limit:)`.
    public var blobs: @Sendable (BlobKey?, Int) async throws(PictureError) -> [KnownBlob]
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(PictureError) -> Void

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        prepare = { _, _ throws(PictureError) in throw Self.unstubbed("prepare") }
        insert = { _, _, _ throws(PictureError) in throw Self.unstubbed("insert") }
        find = { _ throws(PictureError) in throw Self.unstubbed("find") }
        page = { _, _ throws(PictureError) in throw Self.unstubbed("page") }
        claim = { _, _, _, _, _ throws(PictureError) in throw Self.unstubbed("claim") }
        settle = { _, _ throws(PictureError) in throw Self.unstubbed("settle") }
        remove = { _, _ throws(PictureError) in throw Self.unstubbed("remove") }
        unused = { _, _ throws(PictureError) in throw Self.unstubbed("unused") }
        condemn = { _, _ throws(PictureError) in throw Self.unstubbed("condemn") }
        bury = { _ throws(PictureError) in throw Self.unstubbed("bury") }
        blobs = { _, _ throws(PictureError) in throw Self.unstubbed("blobs") }
        forget = { _, _ throws(PictureError) in throw Self.unstubbed("forget") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any PictureStore) {
        prepare = real.prepare(_:at:)
        insert = real.insert(_:mostUnused:request:)
        find = real.find(_:)
        page = real.page(of:_:)
        claim = real.claim(_:for:by:abandoned:at:)
        settle = real.settle(_:showing:)
        remove = real.remove(_:unusedSince:)
        unused = real.unused(since:limit:)
        condemn = real.condemn(at:limit:)
        bury = real.bury(_:)
        blobs = real.blobs(after:limit:)
        forget = real.forget(_:at:)
    }

    private static func unstubbed(_ name: String) -> PictureError {
        .service(.internal("PictureStore.\(name) is not stubbed"))
    }
}

extension PictureStoreFake {
    /// Calls `prepare`.
    public func prepare(_ blobs: [BlobDraft], at now: Timestamp) async throws(PictureError) -> [BlobKey] {
        try await prepare(blobs, now)
    }

    /// Calls `insert`.
    public func insert(
        _ pictures: [Picture], mostUnused: Int, request: IdempotentRequest?
    ) async throws(PictureError) -> [Picture] {
        try await insert(pictures, mostUnused, request)
    }

    /// Calls `find`.
    public func find(_ ids: [PictureID]) async throws(PictureError) -> [Picture] {
        try await find(ids)
    }

    /// Calls `page`.
    public func page(of owner: MemberID, _ page: PageRequest) async throws(PictureError) -> Page<Picture> {
        try await self.page(owner, page)
    }

    /// Calls `claim`.
    public func claim(
        _ ids: [PictureID], for record: AnyIdentifier, by member: MemberID, abandoned: Set<AnyIdentifier>,
        at now: Timestamp
    ) async throws(PictureError) -> [Picture] {
        try await claim(ids, record, member, abandoned, now)
    }

    /// Calls `settle`.
    public func settle(
        _ record: AnyIdentifier, showing attached: AttachedPictures?
    ) async throws(PictureError) {
        try await settle(record, attached)
    }

    /// Calls `remove`.
    public func remove(_ id: PictureID, unusedSince moment: Timestamp?) async throws(PictureError) {
        try await remove(id, moment)
    }

    /// Calls `unused`.
    public func unused(since moment: Timestamp, limit: Int) async throws(PictureError) -> [Picture] {
        try await unused(moment, limit)
    }

    /// Calls `condemn`.
    public func condemn(at now: Timestamp, limit: Int) async throws(PictureError) -> [BlobKey] {
        try await condemn(now, limit)
    }

    /// Calls `bury`.
    public func bury(_ blob: BlobKey) async throws(PictureError) {
        try await bury(blob)
    }

    /// Calls `blobs`.
    public func blobs(after key: BlobKey?, limit: Int) async throws(PictureError) -> [KnownBlob] {
        try await blobs(key, limit)
    }

    /// Calls `forget`.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(PictureError) {
        try await forget(member, now)
    }
}
