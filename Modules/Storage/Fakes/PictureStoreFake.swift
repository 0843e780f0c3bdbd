public import Blobs
public import Storage
public import Vocabulary

/// A store of pictures made of closures, for tests: a test gives the operations that it is about.
///
/// A stub's operations refuse by name until they are given; a forwarding one asks another until one is
/// replaced. An operation is one closure: its arguments in the order of the protocol, without labels.
public struct PictureStoreFake: PictureStore {
    /// `prepare(_:at:)`.
    public var prepare: @Sendable ([BlobDraft], Timestamp) async throws(PictureError) -> [BlobKey]
    /// `insert(_:mostUnused:request:)`.
    public var insert: @Sendable ([Picture], Int, IdempotentRequest?) async throws(PictureError) -> [Picture]
    /// `find(_:)`.
    public var find: @Sendable ([PictureID]) async throws(PictureError) -> [Picture]
    /// `page(of:_:)`.
    public var page: @Sendable (MemberID, PageRequest) async throws(PictureError) -> Page<Picture>
    /// `claim(_:for:by:abandoned:at:)`.
    public var claim:
        @Sendable (
            [PictureID], AnyIdentifier, MemberID, Set<AnyIdentifier>, Timestamp
        ) async throws(PictureError) -> [Picture]
    /// `settle(_:showing:)`.
    public var settle: @Sendable (AnyIdentifier, AttachedPictures?) async throws(PictureError) -> Void
    /// `remove(_:unusedSince:)`.
    public var remove: @Sendable (PictureID, Timestamp?) async throws(PictureError) -> Void
    /// `unused(since:limit:)`.
    public var unused: @Sendable (Timestamp, Int) async throws(PictureError) -> [Picture]
    /// `condemn(at:limit:)`.
    public var condemn: @Sendable (Timestamp, Int) async throws(PictureError) -> [BlobKey]
    /// `bury(_:)`.
    public var bury: @Sendable (BlobKey) async throws(PictureError) -> Void
    /// `blobs(after:limit:)`.
    public var blobs: @Sendable (BlobKey?, Int) async throws(PictureError) -> [KnownBlob]
    /// `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(PictureError) -> Void

    /// A stub: every operation refuses with `internal`, which names it.
    public init() {
        prepare = { _, _ throws(PictureError) in throw unstubbed("PictureStore.prepare") }
        insert = { _, _, _ throws(PictureError) in throw unstubbed("PictureStore.insert") }
        find = { _ throws(PictureError) in throw unstubbed("PictureStore.find") }
        page = { _, _ throws(PictureError) in throw unstubbed("PictureStore.page") }
        claim = { _, _, _, _, _ throws(PictureError) in throw unstubbed("PictureStore.claim") }
        settle = { _, _ throws(PictureError) in throw unstubbed("PictureStore.settle") }
        remove = { _, _ throws(PictureError) in throw unstubbed("PictureStore.remove") }
        unused = { _, _ throws(PictureError) in throw unstubbed("PictureStore.unused") }
        condemn = { _, _ throws(PictureError) in throw unstubbed("PictureStore.condemn") }
        bury = { _ throws(PictureError) in throw unstubbed("PictureStore.bury") }
        blobs = { _, _ throws(PictureError) in throw unstubbed("PictureStore.blobs") }
        forget = { _, _ throws(PictureError) in throw unstubbed("PictureStore.forget") }
    }

    /// Asks the other for everything, until an operation is replaced.
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
}

extension PictureStoreFake {
    /// As `prepare` answers.
    public func prepare(_ blobs: [BlobDraft], at now: Timestamp) async throws(PictureError) -> [BlobKey] {
        try await prepare(blobs, now)
    }

    /// As `insert` answers.
    public func insert(
        _ pictures: [Picture], mostUnused: Int, request: IdempotentRequest?
    ) async throws(PictureError) -> [Picture] {
        try await insert(pictures, mostUnused, request)
    }

    /// As `find` answers.
    public func find(_ ids: [PictureID]) async throws(PictureError) -> [Picture] { try await find(ids) }

    /// As `page` answers.
    public func page(of owner: MemberID, _ page: PageRequest) async throws(PictureError) -> Page<Picture> {
        try await self.page(owner, page)
    }

    /// As `claim` answers.
    public func claim(
        _ ids: [PictureID], for record: AnyIdentifier, by member: MemberID, abandoned: Set<AnyIdentifier>,
        at now: Timestamp
    ) async throws(PictureError) -> [Picture] {
        try await claim(ids, record, member, abandoned, now)
    }

    /// As `settle` answers.
    public func settle(
        _ record: AnyIdentifier, showing attached: AttachedPictures?
    ) async throws(PictureError) {
        try await settle(record, attached)
    }

    /// As `remove` answers.
    public func remove(_ id: PictureID, unusedSince moment: Timestamp?) async throws(PictureError) {
        try await remove(id, moment)
    }

    /// As `unused` answers.
    public func unused(since moment: Timestamp, limit: Int) async throws(PictureError) -> [Picture] {
        try await unused(moment, limit)
    }

    /// As `condemn` answers.
    public func condemn(at now: Timestamp, limit: Int) async throws(PictureError) -> [BlobKey] {
        try await condemn(now, limit)
    }

    /// As `bury` answers.
    public func bury(_ blob: BlobKey) async throws(PictureError) { try await bury(blob) }

    /// As `blobs` answers.
    public func blobs(after key: BlobKey?, limit: Int) async throws(PictureError) -> [KnownBlob] {
        try await blobs(key, limit)
    }

    /// As `forget` answers.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(PictureError) {
        try await forget(member, now)
    }
}
