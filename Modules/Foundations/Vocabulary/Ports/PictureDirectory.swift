/// The pictures of members, as the domains with picture-bearing records see them: one port for all.
///
/// A domain claims the pictures of a record before it writes the row that names them. In the transaction of
/// every change of these pictures or of their visibility it writes an `OutboxMessage(picturesOf:at:)`, and it
/// calls `settle` afterwards. So an unclaimed picture has no record and is swept; a shown one is not.
public protocol PictureDirectory: Sendable {
    /// Claims these pictures for a record of the member, all or none, and returns their cards. Omits pictures
    /// that do not exist, that others have uploaded, or that another record shows; then none is claimed.
    /// Repeating it changes nothing. A claimed picture that the record does not show within a day may be
    /// swept.
    ///
    /// Throws outages of the store.
    func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by member: MemberID
    ) async throws(ServiceFailure) -> [PictureID: PictureCard]

    /// Reads from the record's own domain which pictures it shows now and who may see it. Shown pictures get
    /// the record's visibility; pictures no longer shown are removed. Repeating it changes nothing. Throws
    /// outages.
    func settle(_ record: AnyIdentifier) async throws(ServiceFailure)
}

/// The pictures that a record shows, as its own domain states.
public struct AttachedPictures: Hashable, Sendable {
    /// The pictures, in any order.
    public let pictures: [PictureID]
    /// Whether the record is public.
    public let isPublic: Bool
    /// The record's version, which tells a late answer from a newer one.
    public let version: Version

    /// Memberwise.
    public init(_ pictures: [PictureID], isPublic: Bool, version: Version) {
        self.pictures = pictures
        self.isPublic = isPublic
        self.version = version
    }
}

/// Tells which pictures a domain's records show. Claims are settled by it; without its answer no claimed
/// picture is swept.
public protocol PictureAttachments: Sendable {
    /// The pictures that the record shows now, read from the database itself; nil if the record does not
    /// exist or no longer exists. Throws outages.
    func attachedPictures(of record: AnyIdentifier) async throws(ServiceFailure) -> AttachedPictures?
}

extension OutboxMessage {
    /// The topic of messages that ask to settle a record's pictures.
    public static let picturesTopic = "pictures.attached"

    /// A message that the record may show other pictures than before, or to others.
    public init(picturesOf record: AnyIdentifier, at moment: Timestamp) {
        self.init(Self.picturesTopic, "\(record)", at: moment)
    }
}

extension PictureDirectory {
    /// Settles the record that the message names. Throws `internal` for a message of another topic, and as
    /// `settle`.
    public func receive(_ event: OutboxEvent) async throws(ServiceFailure) {
        guard event.message.topic == OutboxMessage.picturesTopic, let record = AnyIdentifier(event.subject)
        else { throw .internal("\(event.message.topic) \(event.sequence) names no record") }
        try await settle(record)
    }

    /// Settles the record of a change at once, before its message is delivered; does nothing for nil. Ignores
    /// failures, because the outbox delivers the message again.
    public func follow(_ news: OutboxMessage?) async {
        guard let news, let record = AnyIdentifier(news.subject) else { return }
        try? await settle(record)
    }
}
