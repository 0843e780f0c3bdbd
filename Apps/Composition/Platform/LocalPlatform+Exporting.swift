package import Vocabulary

extension LocalPlatform {
    /// Adds all that the domains keep of a member to an archive, as the member could see it. For the
    /// operator's tools on this machine: no act is told to the audit log. Throws outages.
    package func export(_ member: MemberID, to archive: any MemberArchive) async throws(ServiceFailure) {
        let session = SessionID(dependencies.ids.next())
        let principal = Principal.member(member, session: session, role: .member)
        for domain in domains {
            if case .gives(let export) = domain.export { try await export(principal, archive) }
        }
    }
}
