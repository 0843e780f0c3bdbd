import Vocabulary

/// The pictures of the same platform, as the domains see them whose records show some. Asked for when they
/// are needed, because the domain that keeps them may be put together later.
struct OfferedPictures: PictureDirectory {
    private let offers: DomainOffers

    /// The directory that is offered there.
    init(_ offers: DomainOffers) { self.offers = offers }

    func claim(
        _ pictures: [PictureID], for record: AnyIdentifier, by member: MemberID
    ) async throws(ServiceFailure) -> [PictureID: PictureCard] {
        try await offers.pictures().claim(pictures, for: record, by: member)
    }

    func settle(_ record: AnyIdentifier) async throws(ServiceFailure) {
        try await offers.pictures().settle(record)
    }
}

/// Which pictures the records of all domains show, asked of the domain whose records they are.
struct OfferedAttachments: PictureAttachments {
    private let offers: DomainOffers

    /// Those that are offered there by the prefix of their records' identifiers.
    init(_ offers: DomainOffers) { self.offers = offers }

    func attachedPictures(of record: AnyIdentifier) async throws(ServiceFailure) -> AttachedPictures? {
        try await offers.attachments(of: record).attachedPictures(of: record)
    }
}
