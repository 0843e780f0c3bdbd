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
