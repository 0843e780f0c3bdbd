public import Vocabulary

/// The pictures of a place, as clauses command them from behind the verbs.
public struct ClausePictures: Sendable {
    /// Adds a picture without any bytes, as if that member had uploaded it with that description, and answers
    /// which it has made. Throws outages.
    public let add: @Sendable (MemberID, String) async throws -> PictureCard
    /// Claims pictures for a record of the member, and gives those that could be. Throws outages.
    public let claim: @Sendable ([PictureID], AnyIdentifier, MemberID) async throws -> Set<PictureID>
    /// Lets a record that is made up say what it shows. Throws outages.
    public let say: @Sendable (AttachedPictures?, AnyIdentifier) async throws -> Void
    /// Settles a record. Throws outages.
    public let settle: @Sendable (AnyIdentifier) async throws -> Void
    /// Removes what nothing shows any more, a bounded part. Throws outages.
    public let sweep: @Sendable () async throws -> Void
    /// How many blobs there are. Throws outages.
    public let blobCount: @Sendable () async throws -> Int

    /// Memberwise.
    public init(
        add: @escaping @Sendable (MemberID, String) async throws -> PictureCard,
        claim: @escaping @Sendable ([PictureID], AnyIdentifier, MemberID) async throws -> Set<PictureID>,
        say: @escaping @Sendable (AttachedPictures?, AnyIdentifier) async throws -> Void,
        settle: @escaping @Sendable (AnyIdentifier) async throws -> Void,
        sweep: @escaping @Sendable () async throws -> Void,
        blobCount: @escaping @Sendable () async throws -> Int
    ) {
        (self.add, self.claim, self.say) = (add, claim, say)
        (self.settle, self.sweep, self.blobCount) = (settle, sweep, blobCount)
    }

    /// The same pictures; what a clause wants of them beyond uploads is noted.
    public func noting(_ unmet: UnmetNeeds) -> ClausePictures {
        let (inner, note) = (self, { @Sendable in unmet.note(.pictures) })
        return ClausePictures(
            add: inner.add,
            claim: {
                note()
                return try await inner.claim($0, $1, $2)
            },
            say: {
                note()
                try await inner.say($0, $1)
            },
            settle: {
                note()
                try await inner.settle($0)
            },
            sweep: {
                note()
                try await inner.sweep()
            },
            blobCount: {
                note()
                return try await inner.blobCount()
            })
    }
}
