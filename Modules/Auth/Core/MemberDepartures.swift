public import Vocabulary

/// Hears of members who withdraw, so that other domains can anonymise or remove what is theirs.
public protocol MemberDepartures: Sendable {
    /// Takes note that the member has withdrawn. Called again, also after success, it changes nothing more.
    /// When it throws, it will be called again later.
    func departed(_ id: MemberID) async throws(AuthError)
}

/// What came of telling others of members who have withdrawn.
public struct DepartureReport: Hashable, Sendable {
    /// How many members the others heard of.
    public let told: Int
    /// How many members wait to be told of again; counted up to 1,000.
    public let waiting: Int
    /// Why the last of them waits, for operators and without secrets; empty if none does.
    public let reason: String

    /// Memberwise.
    public init(told: Int, waiting: Int, reason: String) {
        (self.told, self.waiting, self.reason) = (told, waiting, reason)
    }
}

/// For a composition in which no other domain keeps anything of members.
public struct NoDepartures: MemberDepartures {
    /// Hears and does nothing.
    public init() {}

    /// Never throws.
    public func departed(_: MemberID) async throws(AuthError) {}
}
