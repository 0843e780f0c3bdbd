public import Vocabulary

/// What operators do to members, on behalf of one principal.
///
/// Every verb throws `.service(.signInRequired)` for an anonymous visitor and `forbidden` for anybody but an
/// operator, and those that name a member `noSuchMember`, unless something else is said also for one who has
/// withdrawn. What changes something is told to the audit log in the step that changes it, with the reason, a
/// line of at most 300 characters; asked again it changes nothing, and nothing is told. A reason that breaks
/// its rule throws `invalidFields` about `reason`.
public protocol MemberAdministration: Sendable {
    /// A page of the members that the query asks for, the last joined first, those who have withdrawn without
    /// their names. Throws `invalidFields` about `text`, and about `after` for the cursor of another query.
    func members(_ query: MemberQuery, _ page: PageRequest) async throws(AuthError) -> Page<ManagedMember>

    /// One member in full, also one who has withdrawn.
    func member(_ id: MemberID) async throws(AuthError) -> MemberDetails

    /// Gives a member another role, which counts from the next request on, whatever their token says; the
    /// reason may be empty.
    ///
    /// Throws `lastOperator` if nobody would be left who is an operator and may sign in, however many take
    /// each other's role away at once.
    func changeRole(of id: MemberID, to role: Role, reason: String) async throws(AuthError)

    /// Ends all of the member's sessions and lets them neither sign in nor write until `restore`. They are
    /// told the reason, which is required, when they sign in; another one takes the place of the first.
    ///
    /// Throws `lastOperator` as `changeRole`.
    func suspend(_ id: MemberID, reason: String) async throws(AuthError)

    /// Lets a suspended member sign in and write again; the reason may be empty. Their sessions stay ended.
    func restore(_ id: MemberID, reason: String) async throws(AuthError)

    /// Ends all of the member's sessions: their tokens are refused at once. The reason may be empty.
    func signOut(_ id: MemberID, reason: String) async throws(AuthError)

    /// Gives a code by which the member sets a new password, once and within 30 minutes, in place of any
    /// before; only a keyed hash of it is stored. Asked again it gives another one, and is told again.
    func resetPassword(of id: MemberID) async throws(AuthError) -> PasswordReset

    /// Everything that accounts keep of the member. It is told each time that it is asked for.
    func export(_ id: MemberID) async throws(AuthError) -> MemberExport
}

extension MemberAdministration {
    /// Gives a member another role, for no reason that is told.
    public func changeRole(of id: MemberID, to role: Role) async throws(AuthError) {
        try await changeRole(of: id, to: role, reason: "")
    }
}
