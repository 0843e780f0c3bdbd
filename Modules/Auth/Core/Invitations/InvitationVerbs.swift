public import Vocabulary

/// Invitations to join, on behalf of one principal.
///
/// All verbs except `registration` require an operator and report changes to the audit log, as in
/// `MemberAdministration`.
public protocol InvitationVerbs: Sendable {
    /// Who may join on this server; available to everyone. Throws outages only.
    func registration() async throws(AuthError) -> Registration

    /// Makes an invitation and returns its code, which is stored only as a keyed hash. Throws
    /// `invalidFields` with all field errors.
    func invite(_ draft: InvitationDraft) async throws(AuthError) -> NewInvitation

    /// A page of the invitations that have not expired, the last made first. Throws `invalidFields` about
    /// `after` for the cursor of another list.
    func invitations(_ page: PageRequest) async throws(AuthError) -> Page<Invitation>

    /// Revokes an invitation, so that its code is refused. Throws `noSuchInvitation`.
    func revokeInvitation(_ id: InvitationID) async throws(AuthError)
}
