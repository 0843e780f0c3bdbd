import Auth
import Moderation
import Vocabulary

/// Lets moderation act on members: by the verbs of accounts.
struct AccountModeration: MemberModeration {
    private let accounts: Accounts

    /// The members of these accounts.
    init(_ accounts: Accounts) { self.accounts = accounts }

    func requirePossible(_ act: MemberAct) throws(ServiceFailure) {
        if act == .silence || act == .unsilence { throw Self.silencingIsMissing }
    }

    func moderate(
        _ members: Set<MemberID>, _ act: MemberAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<MemberID> {
        var changed: Set<MemberID> = []
        for member in members.sorted() {
            let isChanged =
                switch act {
                case .silence, .unsilence: try await silence(member, act, reason: reason, by: moderator)
                case .suspend, .reinstate: try await suspend(member, act, reason: reason, by: moderator)
                }
            if isChanged { changed.insert(member) }
        }
        return changed
    }

    /// NOT MERGED YET: accounts know no silence. Once they do, this one function and `requirePossible` call
    /// their verbs, and nothing else of moderation changes.
    private func silence(
        _ member: MemberID, _ act: MemberAct, reason: String, by moderator: Principal
    ) async throws(ServiceFailure) -> Bool {
        throw Self.silencingIsMissing
    }

    private static let silencingIsMissing = ServiceFailure.unavailable("accounts cannot be silenced yet")

    /// Suspends or restores a member; answers whether that changed anything. Whom accounts do not let be
    /// suspended, such as the last operator, stays as they are.
    private func suspend(
        _ member: MemberID, _ act: MemberAct, reason: String, by moderator: Principal
    ) async throws(ServiceFailure) -> Bool {
        let standing = try await accounts.members.standing(of: member)
        guard standing != .closed, (standing == .suspended) == (act == .reinstate) else { return false }
        let auth = accounts.service.repository(for: moderator)
        do throws(AuthError) {
            if act == .suspend {
                try await auth.suspend(member, reason: reason)
            } else {
                try await auth.restore(member, reason: reason)
            }
            return true
        } catch .service(let failure) where failure != .accessInvalid && failure != .signInRequired {
            throw failure
        } catch {
            return false
        }
    }
}

/// The records of all domains of the same platform, as moderators act on them: asked of the domains whose
/// they are.
struct OfferedModeration: ModeratedKinds {
    private let offers: DomainOffers

    /// Those that are offered there by the prefix of their identifiers.
    init(_ offers: DomainOffers) { self.offers = offers }

    func covers(_ prefix: String) -> Bool { offers.moderation(prefix) != nil }

    func moderate(
        _ subjects: [AnyIdentifier], _ act: SubjectAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<AnyIdentifier> {
        var changed: Set<AnyIdentifier> = []
        for (prefix, own) in Dictionary(grouping: subjects, by: \.prefix).sorted(by: { $0.key < $1.key }) {
            guard let moderation = offers.moderation(prefix) else { continue }
            changed.formUnion(
                try await moderation.moderate(own, act, reason: reason, by: moderator, isBulk: isBulk))
        }
        return changed
    }
}

/// Members as something that others attach reports to: whose they are and what they are called. Who has
/// left is not there any more.
struct MemberSubjects: SubjectDirectory {
    private let members: any MemberDirectory

    /// The members of these accounts.
    init(_ accounts: Accounts) { members = accounts.members }

    func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let ids = Set(subjects.compactMap { $0.typed(MemberSubject.self) })
        return try await members.cards(of: ids).reduce(into: [:]) { cards, member in
            guard let nickname = member.value.nickname else { return }
            let subject = AnyIdentifier(member.key)
            cards[subject] = SubjectCard(subject, owner: member.key, title: nickname)
        }
    }
}
