public import Vocabulary

/// The invitations by which people join, on behalf of one principal.
///
/// Every verb but `registration` is for operators, as those of `MemberAdministration`, and what changes
/// something is told to the audit log in the same way.
public protocol InvitationVerbs: Sendable {
    /// Who may join here: for everybody. Throws outages alone.
    func registration() async throws(AuthError) -> Registration

    /// Makes an invitation and tells its code, of which only a keyed hash is stored. Throws `invalidFields`
    /// with all field errors.
    func invite(_ draft: InvitationDraft) async throws(AuthError) -> NewInvitation

    /// A page of the invitations that have not expired, the last made first. Throws `invalidFields` about
    /// `after` for the cursor of another list.
    func invitations(_ page: PageRequest) async throws(AuthError) -> Page<Invitation>

    /// Ends an invitation: nobody joins by it any more. Throws `noSuchInvitation`.
    func revokeInvitation(_ id: InvitationID) async throws(AuthError)
}
