public import Vocabulary

/// What is around the verbs of a clause, and is the clause's to command.
public struct ClauseEnvironment: Sendable {
    /// Stands still until a clause moves it.
    public let clock: ManualClock
    /// Where the identifiers of members, things and orders come from.
    public let ids: any IdentifierSource
    /// Who acts.
    public let members: ClauseMembers
    /// What the members are called, and who of them may write.
    public let directory: KnownMembers
    /// What pictures the members have, where clauses make them up in this process.
    public let pictures: KnownPictures
    /// The counts of comments that clauses make up in this process.
    public let comments = KnownComments()
    /// The records that clauses make up to attach things to.
    public let subjects = KnownSubjects()
    /// Lets a member have a picture with that description, and answers which. Throws what the place throws.
    let upload: @Sendable (MemberID, String) async throws -> PictureCard
    /// Lets the first member block the other, or block them no more; nil where that is made up.
    let block: (@Sendable (MemberID, MemberID, Bool) async throws -> Void)?
    /// How members come to records that others attach something to; nil where these are made up.
    let records: ClauseRecords?
    let newMember: @Sendable () -> Principal

    /// Memberwise; `newMember` gives one more member each time. No pictures are known at first; those that
    /// `upload` answers are made up here unless the place makes them. Without `block` blocks are made up, and
    /// records without `records`.
    public init(
        clock: ManualClock, ids: any IdentifierSource, members: ClauseMembers, directory: KnownMembers,
        upload: (@Sendable (MemberID, String) async throws -> PictureCard)? = nil,
        block: (@Sendable (MemberID, MemberID, Bool) async throws -> Void)? = nil,
        records: ClauseRecords? = nil,
        newMember: @escaping @Sendable () -> Principal
    ) {
        let pictures = KnownPictures(ids)
        self.clock = clock
        self.ids = ids
        self.members = members
        self.directory = directory
        self.pictures = pictures
        self.upload = upload ?? { pictures.add(by: $0, $1) }
        (self.block, self.records) = (block, records)
        self.newMember = newMember
    }

    /// Made-up members, and identifiers that come in that order.
    public init(_ order: IdentifierOrder) {
        let ids = OrderedIdentifiers(order)
        let members = ClauseMembers(ids)
        self.init(
            clock: ManualClock(), ids: ids, members: members, directory: KnownMembers(members.nicknames),
            newMember: { ClauseMembers.member(ids) })
    }
}
