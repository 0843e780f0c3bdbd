import Vocabulary

/// What all domains count of members, in the order of the domains. Each domain is asked once for all members;
/// members without a page have no counts: those that the principal does not see, and those who have
/// withdrawn.
struct PlatformCounts: MemberCounts {
    private let domains: SharedPorts<any MemberCounts>
    private let members: any MemberDirectory & BlockDirectory

    /// The counts of these domains, of members of that directory.
    init(_ domains: SharedPorts<any MemberCounts>, of members: any MemberDirectory & BlockDirectory) {
        (self.domains, self.members) = (domains, members)
    }

    func counts(
        of asked: [MemberID], for principal: Principal
    ) async throws(ServiceFailure) -> [[MemberCount]] {
        let cards = try await members.cards(of: Set(asked), for: principal, hiding: members)
        let shown = cards.values.filter { !$0.isWithdrawn }.map(\.id).sorted()
        var counts: [MemberID: [MemberCount]] = [:]
        for domain in domains.resolved() {
            let own = try await domain.counts(ofEach: shown, for: principal)
            for (member, more) in zip(shown, own) { counts[member, default: []] += more }
        }
        return asked.map { counts[$0] ?? [] }
    }
}
