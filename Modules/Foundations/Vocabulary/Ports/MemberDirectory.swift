/// Tells every domain how to show members: one port for all, so that no domain needs its own directory.
public protocol MemberDirectory: Sendable {
    /// The cards of these members, all read at one moment. Unknown members are omitted; withdrawn ones have a
    /// card without a nickname. Costs at most one query for any number of members. Throws outages of the
    /// store.
    func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard]

    /// One card per member in the order given; unknown members, too, get a card without a nickname. Throws as
    /// `cards(of:)`.
    func cards(ofEach ids: [MemberID]) async throws(ServiceFailure) -> [MemberCard]
}

extension MemberDirectory {
    /// Asks for each member once. Throws as `cards(of:)`.
    public func cards(ofEach ids: [MemberID]) async throws(ServiceFailure) -> [MemberCard] {
        let found = try await cards(of: Set(ids))
        return ids.map { found.card(of: $0) }
    }
}

extension [MemberID: MemberCard] {
    /// The member's card; one without a nickname if the member is unknown.
    public func card(of id: MemberID) -> MemberCard { self[id] ?? MemberCard(id: id, nickname: nil) }
}

extension DomainError {
    /// Calls a port of all domains, such as the directory of members, and maps its failures to the domain's
    /// own error: `try await ListingError.mappingServiceFailures { … }`.
    @inlinable @inline(__always)
    public static func mappingServiceFailures<Value>(
        _ body: () async throws(ServiceFailure) -> Value
    ) async throws(Self) -> Value {
        do throws(ServiceFailure) {
            return try await body()
        } catch {
            throw .service(error)
        }
    }
}
