extension PictureDirectory {
    /// The cards of the pictures that a record is to show, in their order: of those that it shows already as
    /// they are, of the others once they are claimed for it, all or none. Each that the member cannot use is
    /// named by a field error, and then nothing is to be written. Throws as `claim`.
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
    /// What whoever keeps pictures must learn of a change: that the record shows other pictures than before,
    /// or shows them to others. Nil if neither is so; nil among the arguments stands for no record.
    public init?(
        picturesOf record: AnyIdentifier, from before: AttachedPictures?, to now: AttachedPictures?,
        at moment: Timestamp
    ) {
        guard before?.visibility ?? [:] != now?.visibility ?? [:] else { return nil }
        self.init(picturesOf: record, at: moment)
    }
}

extension AttachedPictures {
    /// The pictures that are shown to anybody, and whether to everybody.
    fileprivate var visibility: [PictureID: Bool] {
        pictures.reduce(into: [:]) { $0[$1] = isPublic }
    }
}

extension DomainError {
    /// Keeps a new record that shows pictures, or answers the one that was kept when the same was asked
    /// before: whose pictures they are by now. `answered` finds that one, `cards` claims the pictures,
    /// `keep` keeps the record. Throws what these throw.
    public static func keepingOnce<Record>(
        answered: () async throws(Self) -> Record?, claiming cards: () async throws(Self) -> [PictureCard],
        keep: ([PictureCard]) async throws(Self) -> Record
    ) async throws(Self) -> Record {
        if let known = try await answered() { return known }
        let claimed: [PictureCard]
        do throws(Self) {
            claimed = try await cards()
        } catch {
            // The same may have been asked at the same time, and was faster.
            if let known = try await answered() { return known }
            throw error
        }
        return try await keep(claimed)
    }
}
