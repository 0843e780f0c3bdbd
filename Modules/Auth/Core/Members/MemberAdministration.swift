public import Vocabulary

/// Operators' acts on members, on behalf of one principal.
///
/// Every verb throws `.service(.signInRequired)` for an anonymous visitor and `forbidden` unless the
/// principal is an operator. Verbs that name a member throw `noSuchMember`, also for a withdrawn one unless
/// stated otherwise. A change and its audit event are written in one step, with the reason, one line of at
/// most 300 characters. Repeating a call changes nothing and writes no event. A reason that breaks the rule
/// throws `invalidFields` about `reason`.
public protocol MemberAdministration: Sendable {
    /// A page of the members that match the query, the last joined first; withdrawn members have no names.
    /// Throws `invalidFields` about `text`, and about `after` for the cursor of another query.
    func members(_ query: MemberQuery, _ page: PageRequest) async throws(AuthError) -> Page<ManagedMember>

    /// One member in full, also a withdrawn one.
    func member(_ id: MemberID) async throws(AuthError) -> MemberDetails

    /// Changes a member's role, effective from the next request on, whatever the token says.
    ///
    /// The reason may be empty. Throws `lastOperator` if no operator able to sign in would remain, also
    /// under concurrent calls.
    func changeRole(of id: MemberID, to role: Role, reason: String) async throws(AuthError)

    /// Ends all of the member's sessions and blocks sign-in and writing until `restore`.
    ///
    /// The reason is required and shown at sign-in; a new reason replaces the old one. Throws `lastOperator`
    /// as `changeRole`.
    func suspend(_ id: MemberID, reason: String) async throws(AuthError)

    /// Lifts a suspension; the reason may be empty. Ended sessions stay ended.
    func restore(_ id: MemberID, reason: String) async throws(AuthError)

    /// Ends all of the member's sessions; their tokens are refused at once. The reason may be empty.
    func signOut(_ id: MemberID, reason: String) async throws(AuthError)

    /// Issues a code for a new password, valid once within 30 minutes; it replaces earlier codes and is
    /// stored only as a keyed hash. Each call issues another code and writes an audit event.
    func resetPassword(of id: MemberID) async throws(AuthError) -> PasswordReset

    /// All data that accounts keep of the member. Each call writes an audit event.
    func export(_ id: MemberID) async throws(AuthError) -> MemberExport
}

extension MemberAdministration {
    /// Changes a member's role without a reason.
    public func changeRole(of id: MemberID, to role: Role) async throws(AuthError) {
        try await changeRole(of: id, to: role, reason: "")
    }
}
