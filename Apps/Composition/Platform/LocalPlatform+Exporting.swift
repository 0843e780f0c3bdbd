package import Vocabulary

extension LocalPlatform {
    /// Adds all of a member's data in the domains to an archive, as the member could see it. For the
    /// operator's tools on this machine: the audit log records no act. Throws outages.
    package func export(_ member: MemberID, to archive: any MemberArchive) async throws(ServiceFailure) {
        let session = SessionID(dependencies.ids.next())
        let principal = Principal.member(member, session: session, role: .member)
        for domain in domains {
            if case .gives(let export) = domain.export { try await export(principal, archive) }
        }
    }
}
