/// Tells every domain how to show members: one port for all of them, so that nobody writes a directory of
/// their own.
public protocol MemberDirectory: Sendable {
    /// The cards of these members, all read at one moment; unknown ones are left out, withdrawn ones are
    /// there without a nickname. At most one question to the store, however many are asked for. Throws what
    /// keeps the store from answering.
    func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard]

    /// The same, one for each in their order, without a nickname also for whoever is unknown. Throws as
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
    /// The member's card; one without a nickname for whoever is unknown.
    public func card(of id: MemberID) -> MemberCard { self[id] ?? MemberCard(id: id, nickname: nil) }
}

extension DomainError {
    /// Asks a port of all domains, such as the directory of members, whose failures become the domain's own:
    /// `try await ListingError.mappingServiceFailures { … }`.
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
