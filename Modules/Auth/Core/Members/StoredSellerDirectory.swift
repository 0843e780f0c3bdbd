public import Vocabulary

/// How members sell, read from Auth's own store.
public struct StoredSellerDirectory: SellerDirectory {
    private let store: any AuthStore

    /// Reads from the store.
    public init(_ store: any AuthStore) { self.store = store }

    /// As the port promises, with one query.
    public func kinds(of members: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: SellerKind] {
        if members.isEmpty { return [:] }
        return try await present(Array(members)).reduce(into: [:]) { $0[$1.id] = $1.sellerKind }
    }

    /// As the port promises, with one query.
    public func disclosure(of member: MemberID) async throws(ServiceFailure) -> BusinessDisclosure? {
        try await present([member]).first?.business
    }

    /// The accounts of the members who have not withdrawn.
    private func present(_ members: [MemberID]) async throws(ServiceFailure) -> [Account] {
        do throws(AuthError) {
            return try await store.records(of: members).map(\.account).filter { !$0.isWithdrawn }
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}
