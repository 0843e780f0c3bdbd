public import Crews
public import Vocabulary
public import Wire

/// The verbs of crews asked of a server; the principal is the member of the caller's credentials.
public struct RemoteCrewRepository: CrewRepository {
    private let caller: RemoteCaller

    /// Asks through the caller.
    public init(_ caller: RemoteCaller) {
        self.caller = caller
    }

    public func add(
        _ draft: CrewDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> CrewView {
        try await caller.call(CrewEndpoints.add, draft, idempotencyKey: key)
    }

    public func crew(_ id: CrewID) async throws(CrewError) -> CrewView {
        try await caller.call(CrewEndpoints.show, OneCrew(id: id))
    }

    public func rename(
        _ id: CrewID, _ draft: CrewDraft, expecting version: Version?
    ) async throws(CrewError) -> CrewView {
        try await caller.call(
            CrewEndpoints.rename, CrewEdit(id: id, draft: draft, version: version))
    }

    public func hide(_ id: CrewID) async throws(CrewError) -> CrewView {
        try await caller.call(CrewEndpoints.hide, OneCrew(id: id))
    }

    public func remove(_ id: CrewID) async throws(CrewError) {
        _ = try await caller.call(CrewEndpoints.remove, OneCrew(id: id))
    }

    public func browse(_ page: PageRequest) async throws(CrewError) -> Page<CrewView> {
        try await caller.call(CrewEndpoints.browse, CrewsInput(page: PageFields(page)))
    }
}
