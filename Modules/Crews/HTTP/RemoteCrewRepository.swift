public import Crews
public import Vocabulary
public import Wire

/// The verbs of crews over HTTP, for the principal of the caller's credentials.
public struct RemoteCrewRepository: CrewRepository {
    let caller: RemoteCaller

    /// Sends requests through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func found(
        _ draft: CrewDraft, cover: PictureID?, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> CrewView {
        try await caller.call(
            CrewEndpoints.found, NewCrew(draft: draft, cover: cover), idempotencyKey: key)
    }

    public func crew(_ id: CrewID) async throws(CrewError) -> CrewView {
        try await caller.call(CrewEndpoints.show, OneCrew(id: id))
    }

    public func edit(
        _ id: CrewID, _ draft: CrewDraft, cover: PictureID?, expecting version: Version?
    ) async throws(CrewError) -> CrewView {
        let crew = NewCrew(draft: draft, cover: cover)
        return try await caller.call(CrewEndpoints.edit, RecordEdit(id: id, content: crew, version: version))
    }

    public func close(_ id: CrewID) async throws(CrewError) -> CrewView {
        try await caller.call(CrewEndpoints.close, OneCrew(id: id))
    }

    public func reopen(_ id: CrewID) async throws(CrewError) -> CrewView {
        try await caller.call(CrewEndpoints.reopen, OneCrew(id: id))
    }

    public func browse(_ query: CrewQuery, _ page: PageRequest) async throws(CrewError) -> Page<CrewView> {
        try await caller.call(CrewEndpoints.browse, CrewsInput(query: query, page: PageFields(page)))
    }

    public func crews(of member: MemberID, _ page: PageRequest) async throws(CrewError) -> Page<CrewView> {
        try await caller.call(
            CrewEndpoints.ofMember, MemberCrewsInput(member: member, page: PageFields(page)))
    }
}
