public import Blobs
public import Vocabulary

/// The records of pictures in memory: for tests, and the model for all other stores.
public actor InMemoryPictureStore: PictureStore {
    private struct Room {
        let size: Int
        var references = 0
        var keptUntil: Timestamp
        var isCondemned = false
    }

    private var pictures: [PictureID: Picture] = [:]
    private var rooms: [BlobKey: Room] = [:]
    private var idempotencyRecords = IdempotencyRecords<[Picture]>()
    private var closed = ClosedMembers()

    /// An empty store.
    public init() {}

    public func prepare(_ blobs: [BlobDraft], at now: Timestamp) async throws(PictureError) -> [BlobKey] {
        var keys: [BlobKey] = []
        for blob in blobs { keys.append(try room(for: blob, at: now)) }
        return keys
    }

    private func room(for blob: BlobDraft, at now: Timestamp) throws(PictureError) -> BlobKey {
        let known = rooms.keys.filter { $0.hash == blob.hash }.max()
        let isFree = known.flatMap { rooms[$0] }.map { !$0.isCondemned } ?? false
        let keptUntil = now.advanced(by: Picture.unusedTime)
        if isFree, let known {
            rooms[known]?.keptUntil = keptUntil
            return known
        }
        guard let key = BlobKey(blob, after: known, at: now) else {
            throw .service(.internal("a blob's hash is none"))
        }
        rooms[key] = Room(size: blob.size, keptUntil: keptUntil)
        return key
    }

    public func insert(
        _ pictures: [Picture], mostUnused: Int, request: IdempotentRequest?
    ) async throws(PictureError) -> [Picture] {
        guard let owner = pictures.first?.owner else { return [] }
        try mapping { () throws(ServiceFailure) in try closed.requireOpen(owner) }
        if let request, let known = try answer(to: request) {
            let left = known.compactMap { self.pictures[$0.id] }
            guard left.count == known.count else { throw .notFound }
            return left
        }
        let unused = self.pictures.values.count { $0.owner == owner && $0.unusedSince != nil }
        guard unused + pictures.count <= mostUnused else { throw .tooManyUnused(unused) }
        let blobs = pictures.flatMap { $0.variants.map(\.blob) }
        guard blobs.allSatisfy({ rooms[$0]?.isCondemned == false }) else {
            throw .service(.unavailable("the upload took too long"))
        }
        for blob in blobs { rooms[blob]?.references += 1 }
        for picture in pictures { self.pictures[picture.id] = picture }
        if let request { idempotencyRecords.keep(pictures, for: request) }
        return pictures
    }

    private func answer(to request: IdempotentRequest) throws(PictureError) -> [Picture]? {
        try mapping { () throws(ServiceFailure) in try idempotencyRecords.answer(to: request) }
    }

    public func find(_ ids: [PictureID]) async throws(PictureError) -> [Picture] {
        ids.compactMap { pictures[$0] }
    }

    public func page(of owner: MemberID, _ page: PageRequest) async throws(PictureError) -> Page<Picture> {
        KeysetPage.cut(
            pictures.values.filter { $0.owner == owner }, page, scope: PictureScope.mine(owner),
            key: \.uploadedAt.microseconds, id: \.id.raw)
    }

    public func claim(
        _ ids: [PictureID], for record: AnyIdentifier, by member: MemberID, abandoned: Set<AnyIdentifier>,
        at now: Timestamp
    ) async throws(PictureError) -> [Picture] {
        try mapping { () throws(ServiceFailure) in try closed.requireOpen(member) }
        let claimable = ids.compactMap { pictures[$0] }
            .filter { $0.isClaimable(for: record, by: member, abandoned: abandoned) }
        guard claimable.count == ids.count else { return claimable }
        for picture in claimable { pictures[picture.id] = picture.claimed(for: record, at: now) }
        return claimable
    }

    public func settle(
        _ record: AnyIdentifier, showing attached: AttachedPictures?
    ) async throws(PictureError) {
        let named = Set(attached?.pictures ?? [])
        for picture in pictures.values where picture.use.record == record || named.contains(picture.id) {
            if let next = picture.settled(by: record, showing: attached) {
                pictures[picture.id] = next
            } else {
                discard(picture)
            }
        }
    }

    public func remove(_ id: PictureID, unusedSince moment: Timestamp?) async throws(PictureError) {
        guard let picture = pictures[id] else { throw .notFound }
        guard let since = picture.unusedSince, moment.map({ since <= $0 }) ?? true else { throw .inUse }
        discard(picture)
    }

    public func unused(since moment: Timestamp, limit: Int) async throws(PictureError) -> [Picture] {
        let waiting = pictures.values.compactMap { picture in
            picture.unusedSince.flatMap { $0 <= moment ? (picture: picture, since: $0) : nil }
        }
        return waiting.sorted { ($0.since, $0.picture.id) < ($1.since, $1.picture.id) }
            .prefix(limit).map(\.picture)
    }

    public func condemn(at now: Timestamp, limit: Int) async throws(PictureError) -> [BlobKey] {
        let idle = rooms.filter {
            $0.value.isCondemned || $0.value.references == 0 && $0.value.keptUntil <= now
        }
        let condemned = Array(idle.keys.sorted().prefix(limit))
        for key in condemned { rooms[key]?.isCondemned = true }
        return condemned
    }

    public func bury(_ blob: BlobKey) async throws(PictureError) {
        if rooms[blob]?.isCondemned == true { rooms[blob] = nil }
    }

    public func blobs(after key: BlobKey?, limit: Int) async throws(PictureError) -> [KnownBlob] {
        let behind = rooms.filter { blob, _ in key.map { blob > $0 } ?? true }
        return behind.sorted { $0.key < $1.key }.prefix(limit).map { key, room in
            KnownBlob(
                key: key, size: room.size, references: room.references, isCondemned: room.isCondemned)
        }
    }

    public func forget(_ member: MemberID, at now: Timestamp) async throws(PictureError) {
        closed.close(member)
        for picture in pictures.values where picture.owner == member { discard(picture) }
        idempotencyRecords.forget(member)
    }

    private func discard(_ picture: Picture) {
        pictures[picture.id] = nil
        for variant in picture.variants { rooms[variant.blob]?.references -= 1 }
    }

    private func mapping<Value>(_ body: () throws(ServiceFailure) -> Value) throws(PictureError) -> Value {
        do throws(ServiceFailure) {
            return try body()
        } catch {
            throw .service(error)
        }
    }
}

extension BlobKey {
    /// The key of new bytes; nil if the hash is none. Its generation is the moment in seconds, so that bytes
    /// which come again after they were deleted never share a key with a slow deletion, and above that of the
    /// blob before.
    public init?(_ blob: BlobDraft, after known: BlobKey?, at now: Timestamp) {
        let seconds = UInt32(clamping: now.microseconds / 1_000_000)
        self.init(hash: blob.hash, generation: max(seconds, known.map { $0.generation &+ 1 } ?? 0))
    }
}
