public import Vocabulary

/// The directory of members over Auth's own store.
public struct StoredMemberDirectory: MemberDirectory {
    private let store: any AuthStore

    /// Answers from the store.
    public init(_ store: any AuthStore) {
        self.store = store
    }

    /// As the port promises; nobody costs no question.
    public func cards(of ids: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: MemberCard] {
        if ids.isEmpty { return [:] }
        do throws(AuthError) {
            return try await store.cards(of: Array(ids))
        } catch {
            throw error.service ?? .internal(error.code)
        }
    }
}
