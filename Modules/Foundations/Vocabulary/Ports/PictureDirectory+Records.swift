extension PictureDirectory {
    /// The cards of the pictures that a record is to show, in their order, claiming the new ones.
    ///
    /// Pictures that it shows already keep their cards; the others are claimed, all or none. Each picture
    /// that the member cannot use gives a field error; the caller must then write nothing. Throws as `claim`.
    public func cards(
        of pictures: [PictureID], beside shown: [PictureCard], for record: AnyIdentifier,
        by member: MemberID
    ) async throws(ServiceFailure) -> (cards: [PictureCard], fieldErrors: [FieldError]) {
        var cards: [PictureID: PictureCard] = [:]
        for card in shown { cards[card.id] = card }
        let new = pictures.filter { cards[$0] == nil }
        if !new.isEmpty { cards.merge(try await claim(new, for: record, by: member)) { $1 } }
        let missing = pictures.indices.filter { cards[pictures[$0]] == nil }
        return (
            pictures.compactMap { cards[$0] },
            missing.map { FieldError(FieldError.photoField($0), .unusable) }
        )
    }
}

extension OutboxMessage {
    /// The message that a record shows other pictures than before, or shows them to others. Nil if neither
    /// changed; a nil argument stands for no record.
    public init?(
        picturesOf record: AnyIdentifier, from before: AttachedPictures?, to now: AttachedPictures?,
        at moment: Timestamp
    ) {
        guard before?.visibility ?? [:] != now?.visibility ?? [:] else { return nil }
        self.init(picturesOf: record, at: moment)
    }
}

extension AttachedPictures {
    /// The pictures that are shown to at least one member, each with whether everybody sees it.
    fileprivate var visibility: [PictureID: Bool] {
        pictures.reduce(into: [:]) { $0[$1] = isPublic }
    }
}

extension DomainError {
    /// Stores a new record with pictures once; a repeated request returns the stored record, which by now has
    /// claimed the pictures. `answered` finds that record, `cards` claims the pictures, `keep` stores the
    /// record. Throws what these throw.
    public static func keepingOnce<Record>(
        answered: () async throws(Self) -> Record?, claiming cards: () async throws(Self) -> [PictureCard],
        keep: ([PictureCard]) async throws(Self) -> Record
    ) async throws(Self) -> Record {
        if let known = try await answered() { return known }
        let claimed: [PictureCard]
        do throws(Self) {
            claimed = try await cards()
        } catch {
            // A concurrent repeat of the same request may have been faster.
            if let known = try await answered() { return known }
            throw error
        }
        return try await keep(claimed)
    }
}
