public import Vocabulary

/// The domain of moderation: a store and its dependencies. Gives each principal their repository.
public struct ModerationService: Sendable {
    let store: any ModerationStore
    let subjects: any SubjectDirectory
    let acts: any ModeratedKinds
    let memberActs: any ModeratedMembers
    let members: any MemberDirectory & StandingDirectory
    let time: any TimeSource
    let ids: any IdentifierSource

    /// A service over the store. `subjects` gives reportable records and their owners, `acts` and
    /// `memberActs` apply moderators' acts, `members` gives nicknames and the right to write.
    public init(
        store: any ModerationStore, subjects: any SubjectDirectory, acts: any ModeratedKinds,
        memberActs: any ModeratedMembers, members: any MemberDirectory & StandingDirectory,
        time: any TimeSource, ids: any IdentifierSource
    ) {
        (self.store, self.subjects, self.acts) = (store, subjects, acts)
        (self.memberActs, self.members) = (memberActs, members)
        (self.time, self.ids) = (time, ids)
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any ModerationRepository {
        LocalModerationRepository(service: self, principal: principal)
    }

    /// Erases the data of a withdrawn member, after finishing their batches. Repeating it changes nothing.
    /// Throws `service` failures.
    public func forget(_ member: MemberID) async throws(ModerationError) {
        try await finishAll(atOnce: true)
        try await store.forget(member, at: time.now())
    }

    /// Waiting messages for the audit log and the book of notices.
    public var outbox: any Outbox { store.outbox }
}

extension ModerationService: ReportDirectory {
    /// Those of these that have a case, open or decided. Throws outages.
    public func reported(
        among records: Set<AnyIdentifier>
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        if records.isEmpty { return [] }
        do throws(ModerationError) {
            return Set(try await store.cases(of: Array(records)).map(\.subject))
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}

extension ModerationService: SubjectFollower {
    /// As the port says: the open reports are dismissed, the case is closed for good.
    public func closed(_ subject: AnyIdentifier) async throws(ServiceFailure) {
        do throws(ModerationError) {
            try await store.close(subject, at: time.now())
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}
