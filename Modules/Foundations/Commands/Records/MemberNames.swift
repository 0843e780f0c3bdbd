public import Vocabulary

/// Finds members by nickname, for commands to which people name a member.
///
/// The program that opens services provides it, since no domain but the one of accounts knows nicknames.
public struct MemberNames: Sendable {
    /// Returns the member with the nickname; nil if there is none. Throws outages.
    public typealias Finding = @Sendable (_ nickname: String) async throws -> MemberID?

    private let finding: Finding

    /// Finds members by this function.
    public init(_ finding: @escaping Finding) { self.finding = finding }

    /// The member with the nickname, which an at sign may precede; nil if there is none. Throws outages.
    public func member(called nickname: String) async throws -> MemberID? {
        try await finding(nickname.withoutAtSign)
    }
}
