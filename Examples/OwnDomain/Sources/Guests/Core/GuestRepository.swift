import Vocabulary

/// The verbs of the guest book, for one principal. A verb that throws has changed nothing.
protocol GuestRepository: Sendable {
    /// Signs the book, instead of what the principal had written before. Throws `invalidFields`, and
    /// `service`: visitors must sign in, and silenced members do not write.
    func sign(_ message: String) async throws(GuestError) -> GuestView

    /// A page of all entries, the newest first. Throws `invalidFields` for the cursor of another list, and
    /// `service`.
    func entries(_ page: PageRequest) async throws(GuestError) -> Page<GuestView>
}

extension Services {
    /// The verbs of the guest book. Throws `internal` where none were provided.
    var guests: any GuestRepository {
        get throws(GuestError) { try repository((any GuestRepository).self, failure: GuestError.self) }
    }
}

/// The atomic operations on stored entries. Each throws `service` failures and has then changed nothing.
protocol GuestStore: Sendable {
    /// Keeps an entry in place of any before. Throws `accessInvalid` if the author has been forgotten.
    func keep(_ entry: GuestEntry) async throws(GuestError)

    /// A page of all entries, the newest first.
    func page(_ page: PageRequest) async throws(GuestError) -> Page<GuestEntry>

    /// Removes the entry of a member who has withdrawn, and refuses others of theirs from now on, in one
    /// step. Doing it again changes nothing.
    func forget(_ member: MemberID, at now: Timestamp) async throws(GuestError)
}
