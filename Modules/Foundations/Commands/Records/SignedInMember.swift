public import Vocabulary

/// The member who is signed in, for commands about themselves.
///
/// The program that opens services provides it, since no domain but the one of accounts knows it.
public struct SignedInMember: Sendable {
    let id: MemberID

    /// That member.
    public init(_ id: MemberID) { self.id = id }
}

extension Services {
    /// The member who is signed in; nil for a visitor, and if not provided.
    public var signedInMember: MemberID? { provided(SignedInMember.self)?.id }
}
