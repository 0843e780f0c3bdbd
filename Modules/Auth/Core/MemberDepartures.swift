public import Vocabulary

/// Hears of members who withdraw, so that other domains can anonymise or remove what is theirs.
public protocol MemberDepartures: Sendable {
    /// Takes note that the member has withdrawn. Called again, also after success, it changes nothing more.
    /// When it throws, it will be called again later.
    func departed(_ id: MemberID) async throws(AuthError)
}

/// For a composition in which no other domain keeps anything of members.
public struct NoDepartures: MemberDepartures {
    /// Hears and does nothing.
    public init() {}

    /// Never throws.
    public func departed(_: MemberID) async throws(AuthError) {}
}
