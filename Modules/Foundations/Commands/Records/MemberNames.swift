public import Vocabulary

/// Finds members by nickname, for commands to which people name a member.
///
/// The program that opens services provides it, since no domain but the one of accounts knows nicknames.
public struct MemberNames: Sendable {
    /// Returns the member with the nickname; nil if there is none. Throws outages.
    public typealias Finding = @Sendable (_ nickname: String) async throws -> MemberID?

    let find: Finding

    /// Finds members by this function.
    public init(_ find: @escaping Finding) { self.find = find }
}
