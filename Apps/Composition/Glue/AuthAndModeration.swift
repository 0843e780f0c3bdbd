import Auth
import Moderation
import Vocabulary

/// Lets moderation act on members through the verbs of accounts. A silence lasts for the default of one day.
struct AccountModeration: ModeratedMembers {
    private let accounts: Accounts

    /// The members of these accounts.
    init(_ accounts: Accounts) { self.accounts = accounts }

    func moderate(
        _ members: Set<MemberID>, _ act: MemberAct, reason: String, by moderator: Principal, isBulk: Bool
    ) async throws(ServiceFailure) -> Set<MemberID> {
        let auth = accounts.service.repository(for: moderator)
        var changed: Set<MemberID> = []
        for member in members.sorted() {
            let standing = try await accounts.members.standing(of: member)
            guard act.changes(standing) else { continue }
            if try await Self.carryOut(act, on: member, reason, auth) { changed.insert(member) }
        }
        return changed
    }

    /// Applies the act; returns whether it was done. Members that accounts refuse to change, such as the last
    /// operator, stay as they are.
    private static func carryOut(
        _ act: MemberAct, on member: MemberID, _ reason: String, _ auth: any AuthRepository
    ) async throws(ServiceFailure) -> Bool {
        do throws(AuthError) {
            switch act {
            case .silence: _ = try await auth.silence(member, hours: SilenceTimes.usualHours, reason: reason)
            case .unsilence: try await auth.unsilence(member, reason: reason)
            case .suspend: try await auth.suspend(member, reason: reason)
            case .reinstate: try await auth.restore(member, reason: reason)
            }
            return true
        } catch .service(let failure) where failure != .accessInvalid && failure != .signInRequired {
            throw failure
        } catch {
            return false
        }
    }
}

extension MemberAct {
    /// Whether the act would change a member of that standing.
    fileprivate func changes(_ standing: Standing) -> Bool {
        switch (self, standing) {
        case (_, .closed): false
        case (.suspend, .suspended), (.silence, .suspended), (.silence, .silenced): false
        case (.suspend, _), (.silence, _), (.reinstate, .suspended), (.unsilence, .silenced): true
        case (.reinstate, _), (.unsilence, _): false
        }
    }
}

/// The records of all domains of a platform, as moderators act on them; each act goes to the record's domain.
struct OfferedModeration: ModeratedKinds {
    private let offers: DomainOffers

    /// The records offered there, by the prefix of their identifiers.
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
