public import Vocabulary

/// The domain put together: a store, and what it needs from outside. Gives each principal their repository.
public struct CrewService: Sendable {
    let store: any CrewStore
    let members: any MemberDirectory & StandingDirectory
    let time: any TimeSource
    let ids: any IdentifierSource

    /// Over the store; the directory says what owners are called and who may write.
    public init(
        store: any CrewStore, members: any MemberDirectory & StandingDirectory, time: any TimeSource,
        ids: any IdentifierSource
    ) {
        self.store = store
        self.members = members
        self.time = time
        self.ids = ids
    }

    /// The verbs for one principal.
    public func repository(for principal: Principal) -> any CrewRepository {
        LocalCrewRepository(service: self, principal: principal)
    }

    /// Removes what a member who has withdrawn leaves behind. Doing it again changes nothing. Throws
    /// `service` failures.
    public func forget(_ member: MemberID) async throws(CrewError) {
        try await store.forget(member, at: time.now())
    }
}
