/// Tells every domain how to show members: one port for all of them, so that nobody writes a directory of
/// their own.
public protocol MemberDirectory: Sendable {
    /// The cards of these members, all read at one moment; unknown ones are left out, withdrawn ones are
    /// there without a nickname. At most one question to the store, however many are asked for. Throws what
    /// keeps the store from answering.
    func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard]
}

extension [MemberID: MemberCard] {
    /// The member's card; one without a nickname for whoever is unknown.
    public func card(of id: MemberID) -> MemberCard { self[id] ?? MemberCard(id: id, nickname: nil) }
}

extension DomainError {
    /// Asks a port of all domains, such as the directory of members, whose failures become the domain's own:
    /// `try await ListingError.mappingServiceFailures { … }`.
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
