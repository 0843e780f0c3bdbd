public import Vocabulary

/// Tells other domains how to show members: offered by Auth, reached through a port of their own and one
/// glue file.
public protocol MemberDirectory: Sendable {
    /// The cards of these members, read at one moment; unknown ones are left out, withdrawn ones are there
    /// without a nickname. One question to the store however many are asked for. Throws outages alone.
    func members(_ ids: [MemberID]) async throws(AuthError) -> [MemberID: MemberCard]
}

/// What other domains show of a member beside their own things.
public struct MemberCard: Hashable, Sendable {
    /// The nickname; nil for a member who has withdrawn.
    public let nickname: String?

    /// A card with that nickname, or of a member who has withdrawn.
    public init(nickname: String?) {
        self.nickname = nickname
    }

    /// Whether the member has withdrawn.
    public var isWithdrawn: Bool { nickname == nil }
}

/// The directory over Auth's own store.
public struct StoredMemberDirectory: MemberDirectory {
    private let store: any AuthStore

    /// Answers from the store.
    public init(_ store: any AuthStore) {
        self.store = store
    }

    /// As the port promises.
    public func members(_ ids: [MemberID]) async throws(AuthError) -> [MemberID: MemberCard] {
        if ids.isEmpty { return [:] }
        return try await store.cards(of: Array(Set(ids)))
    }
}
