public import Blobs
public import Vocabulary

/// The atomic operations on what is known of pictures. Each either happens wholly and durably or throws a
/// `service` failure. The bytes are elsewhere: a `BlobStore` keeps them.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten: they may have withdrawn after it was asked whether they may.
public protocol PictureStore: Sendable {
    /// Claims room for bytes before they are put into the blob store, and gives the keys under which to put
    /// them, in the order of `blobs`. Until a day after `now` nobody sweeps them.
    ///
    /// Bytes that are there share their key; those that are being deleted get another generation.
    func prepare(_ blobs: [BlobDraft], at now: Timestamp) async throws(PictureError) -> [BlobKey]

    /// Keeps new pictures of one member, whose variants lie in prepared blobs, and, in the same step, the
    /// idempotency record of the request; answers them. If the same was asked within 30 days, keeps nothing
    /// and answers what was kept then.
    ///
    /// Throws `tooManyUnused` if the member would have more than `mostUnused` pictures that nothing shows,
    /// `service(.unavailable)` if a blob is not prepared any more, `service(.keyReused)`, and `notFound` if
    /// what was kept then is gone since.
    func insert(
        _ pictures: [Picture], mostUnused: Int, request: IdempotentRequest?
    ) async throws(PictureError) -> [Picture]

    /// The pictures of these names that there are.
    func find(_ ids: [PictureID]) async throws(PictureError) -> [Picture]

    /// A page of a member's pictures, the newest first.
    func page(of owner: MemberID, _ page: PageRequest) async throws(PictureError) -> Page<Picture>

    /// Claims all of these pictures for a record of the member, or none (`Picture.isClaimable`); gives those
    /// that are claimable.
    func claim(
        _ ids: [PictureID], for record: AnyIdentifier, by member: MemberID, abandoned: Set<AnyIdentifier>,
        at now: Timestamp
    ) async throws(PictureError) -> [Picture]

    /// Keeps what becomes of the record's pictures when it shows that (`Picture.settled`). What is shown no
    /// more is removed.
    func settle(
        _ record: AnyIdentifier, showing attached: AttachedPictures?
    ) async throws(PictureError)

    /// Removes a picture that no record shows, if `unusedSince` is named only one that was unused then
    /// already; its blobs have one reference less each. Throws `notFound` and `inUse`.
    func remove(_ id: PictureID, unusedSince moment: Timestamp?) async throws(PictureError)

    /// Some pictures that nothing has shown since that moment or longer, those that wait longest first.
    func unused(since moment: Timestamp, limit: Int) async throws(PictureError) -> [Picture]

    /// Marks some blobs as being deleted to which nothing refers, and for which nobody has room claimed any
    /// more; gives them, and those that were marked before and not buried.
    func condemn(at now: Timestamp, limit: Int) async throws(PictureError) -> [BlobKey]

    /// Forgets a blob that was being deleted and is gone from the blob store. Any other stays.
    func bury(_ blob: BlobKey) async throws(PictureError)

    /// What is known of blobs behind that key, in the order of keys: what an audit compares the blob store
    /// with.
    func blobs(after key: BlobKey?, limit: Int) async throws(PictureError) -> [KnownBlob]

    /// Notes that the member has withdrawn and removes all their pictures and idempotency records, in one
    /// step; doing it again changes nothing.
    func forget(_ member: MemberID, at now: Timestamp) async throws(PictureError)
}

/// Bytes for which room is wanted.
public struct BlobDraft: Hashable, Sendable {
    /// Their SHA-256: 64 hexadecimal digits.
    public let hash: String
    /// How many there are.
    public let size: Int

    /// Memberwise.
    public init(hash: String, size: Int) {
        self.hash = hash
        self.size = size
    }
}

/// What the cursors of lists carry.
public enum PictureScope {
    /// Of the list of a member's own.
    public static func mine(_ owner: MemberID) -> UInt64 { Cursor.scope(of: "pictures \(owner)") }
}
