/// The pictures of members, as the domains see them whose records show some: one port for all of them.
///
/// A domain claims the pictures of a record before it writes the row that names them, writes an
/// `OutboxMessage(picturesOf:at:)` in the transaction of every change after which the record shows other
/// pictures or others may see it, and asks to `settle` afterwards. So a picture that was not claimed is
/// nobody's, and is swept; one that a record shows is not.
public protocol PictureDirectory: Sendable {
    /// Claims these pictures for a record of that member, all of them or none, and gives their cards.
    /// Pictures that cannot be claimed are left out of the answer: those that are not there, that others have
    /// uploaded, or that another record shows. Again changes nothing. What is claimed and not shown by the
    /// record within a day may be swept.
    ///
    /// Throws what keeps the store from answering.
    func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by member: MemberID
    ) async throws(ServiceFailure) -> [PictureID: PictureCard]

    /// Reads by the record's own domain which pictures it shows now, and to whom: these become as visible as
    /// it is, and those that it does not show any more are removed. Again changes nothing. Throws outages.
    func settle(_ record: AnyIdentifier) async throws(ServiceFailure)
}

/// What a record shows of pictures, as its own domain says.
public struct AttachedPictures: Hashable, Sendable {
    /// Which, in any order.
    public let pictures: [PictureID]
    /// Whether everybody may see the record.
    public let isPublic: Bool
    /// The record's own, by which a late answer is told from a newer one.
    public let version: Version

    /// Memberwise.
    public init(_ pictures: [PictureID], isPublic: Bool, version: Version) {
        self.pictures = pictures
        self.isPublic = isPublic
        self.version = version
    }
}

/// Says which pictures a domain's records show: the port by which a claim is settled, and without whose
/// answer no claimed picture is swept.
public protocol PictureAttachments: Sendable {
    /// What the record shows now, read from the database itself; nil if there is no such record, or none any
    /// more. Throws outages.
    func attachedPictures(of record: AnyIdentifier) async throws(ServiceFailure) -> AttachedPictures?
}

extension OutboxMessage {
    /// What messages are about that say of a record that its pictures are to be settled.
    public static let picturesTopic = "pictures.attached"

    /// Says that the record may show other pictures than before, or to others.
    public init(picturesOf record: AnyIdentifier, at moment: Timestamp) {
        self.init(Self.picturesTopic, "\(record)", at: moment)
    }
}

extension PictureDirectory {
    /// Settles the record that a message is about. Throws `internal` for a message about something else, and
    /// as `settle`.
    public func receive(_ event: OutboxEvent) async throws(ServiceFailure) {
        guard event.message.topic == OutboxMessage.picturesTopic, let record = AnyIdentifier(event.subject)
        else { throw .internal("\(event.message.topic) \(event.sequence) names no record") }
        try await settle(record)
    }

    /// Settles the record that the message of a change is about, without waiting for its delivery; nil where
    /// there is no news. What fails now is told again by the outbox: no verb fails for it.
    public func follow(_ news: OutboxMessage?) async {
        guard let news, let record = AnyIdentifier(news.subject) else { return }
        try? await settle(record)
    }
}
