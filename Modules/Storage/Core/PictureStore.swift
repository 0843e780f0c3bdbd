public import Blobs
public import Vocabulary

/// The atomic operations on the records of pictures. Each either happens wholly and durably or throws a
/// `service` failure. A `BlobStore` keeps the bytes.
///
/// A write on behalf of a member who has been forgotten is refused with `service(.accessInvalid)`, in the
/// same step: the member may have withdrawn after the policy was checked.
public protocol PictureStore: Sendable {
    /// Reserves keys for bytes before they are put into the blob store, in the order of `blobs`. The blobs
    /// are not swept until a day after `now`.
    ///
    /// Existing bytes share their key; bytes that are being deleted get another generation.
    func prepare(_ blobs: [BlobDraft], at now: Timestamp) async throws(PictureError) -> [BlobKey]

    /// Inserts new pictures of one member, with variants in prepared blobs, and the request's idempotency
    /// record in one step; answers the pictures. If the same request was made within 30 days, inserts nothing
    /// and answers the pictures kept then.
    ///
    /// Throws `tooManyUnused` if the member would have more than `mostUnused` unused pictures,
    /// `service(.unavailable)` if a blob is no longer prepared, `service(.keyReused)`, and `notFound` if the
    /// pictures kept then are gone.
    func insert(
        _ pictures: [Picture], mostUnused: Int, request: IdempotentRequest?
    ) async throws(PictureError) -> [Picture]

    /// The pictures with these identifiers; unknown identifiers are left out.
    func find(_ ids: [PictureID]) async throws(PictureError) -> [Picture]

    /// A page of a member's pictures, the newest first.
    func page(of owner: MemberID, _ page: PageRequest) async throws(PictureError) -> Page<Picture>

    /// Claims all of these pictures for a record of the member, or none (`Picture.isClaimable`); answers the
    /// claimable ones.
    func claim(
        _ ids: [PictureID], for record: AnyIdentifier, by member: MemberID, abandoned: Set<AnyIdentifier>,
        at now: Timestamp
    ) async throws(PictureError) -> [Picture]

    /// Updates the pictures of the record to what it shows now (`Picture.settled`). Pictures no longer shown
    /// are removed.
    func settle(
        _ record: AnyIdentifier, showing attached: AttachedPictures?
    ) async throws(PictureError)

    /// Removes an unused picture, with `unusedSince` only if it was unused then already, and one reference
    /// from each of its blobs. Throws `notFound` and `inUse`.
    func remove(_ id: PictureID, unusedSince moment: Timestamp?) async throws(PictureError)

    /// Some pictures unused since that moment or longer, the longest first.
    func unused(since moment: Timestamp, limit: Int) async throws(PictureError) -> [Picture]

    /// Marks some blobs without references and without a reservation as being deleted. Answers them and those
    /// marked before and not buried.
    func condemn(at now: Timestamp, limit: Int) async throws(PictureError) -> [BlobKey]

    /// Deletes the entry of a blob marked as being deleted and gone from the blob store. Others stay.
    func bury(_ blob: BlobKey) async throws(PictureError)

    /// The known blobs after that key, ordered by key, for an audit of the blob store.
    func blobs(after key: BlobKey?, limit: Int) async throws(PictureError) -> [KnownBlob]

    /// Records that the member has withdrawn and removes all their pictures and idempotency records, in one
    /// step; repeating it changes nothing.
    func forget(_ member: MemberID, at now: Timestamp) async throws(PictureError)
}

/// Bytes to reserve a key for.
public struct BlobDraft: Hashable, Sendable {
    /// Their SHA-256: 64 hexadecimal digits.
    public let hash: String
    /// The number of bytes.
    public let size: Int

    /// Memberwise.
    public init(hash: String, size: Int) {
        self.hash = hash
        self.size = size
    }
}

/// The scopes that the cursors of lists carry.
public enum PictureScope {
    /// The scope of a member's own pictures.
    public static func mine(_ owner: MemberID) -> UInt64 { Cursor.scope(of: "pictures \(owner)") }
}
