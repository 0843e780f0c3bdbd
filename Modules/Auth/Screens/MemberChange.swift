import Auth
import AuthConsole
import Commands
import Terminal
import Vocabulary

/// An operator's act on a member, with a reason.
enum MemberChange: Hashable, ActionCase {
    case suspend, restore, signOut, unsilence
    case silence(SilenceSpan)
    case make(Role)

    static let allCases =
        [suspend, restore, signOut, unsilence] + SilenceSpan.allCases.map { silence($0) }
        + Role.allCases.map { make($0) }

    var action: Action {
        switch self {
        case .suspend:
            Action("members.suspend", Phrase(en: "Suspend", ko: "이용 정지"), [.text("x")], isShown: true)
        case .restore:
            Action("members.restore", Phrase(en: "Restore", ko: "정지 해제"), [.text("t")], isShown: true)
        case .signOut:
            Action("members.sign-out", Phrase(en: "Sign out everywhere", ko: "모두 로그아웃"), [.text("o")])
        case .unsilence:
            Action("members.unsilence", Phrase(en: "Lift the silence", ko: "활동 제한 해제"), [.text("U")])
        case .silence(let span):
            Action(ActionID(rawValue: "members.silence-\(span.rawValue)"), span.words, [.text(span.key)])
        case .make(let role):
            Action(
                ActionID(rawValue: "members.make-\(role.rawValue)"), words(for: role), [.text(key(of: role))])
        }
    }

    private func words(for role: Role) -> Phrase {
        Phrase(
            en: "Make \(role.words.text(in: .en))", ko: "\(role.words.text(in: .ko)) 역할 주기")
    }

    private func key(of role: Role) -> Unicode.Scalar {
        switch role {
        case .member: "m"
        case .moderator: "d"
        case .operator: "O"
        }
    }

    /// Whether it would change that member.
    func availability(_ member: ManagedMember) -> Availability {
        switch self {
        case _ where member.state == .withdrawn: .absent
        case .suspend: member.state == .suspended ? .absent : .possible
        case .restore: member.state == .suspended ? .possible : .absent
        case .signOut: .possible
        case .unsilence: member.silence == nil ? .absent : .possible
        case .silence: .possible
        case .make(let role): role == member.role ? .absent : .possible
        }
    }

    /// Carries out the act.
    func make(_ id: MemberID, _ reason: String, by auth: any AuthRepository) async throws(AuthError) {
        switch self {
        case .suspend: try await auth.suspend(id, reason: reason)
        case .restore: try await auth.restore(id, reason: reason)
        case .signOut: try await auth.signOut(id, reason: reason)
        case .unsilence: try await auth.unsilence(id, reason: reason)
        case .silence(let span): _ = try await auth.silence(id, hours: span.rawValue, reason: reason)
        case .make(let role): try await auth.changeRole(of: id, to: role, reason: reason)
        }
    }

    /// The text for the log.
    var done: Phrase {
        switch self {
        case .suspend: Phrase(en: "Suspended.", ko: "이용을 정지했습니다.")
        case .restore: Phrase(en: "Restored.", ko: "정지를 해제했습니다.")
        case .signOut: Phrase(en: "Signed out everywhere.", ko: "모두 로그아웃시켰습니다.")
        case .unsilence: AuthLabels.unsilenced
        case .silence: Phrase(en: "Silenced.", ko: "활동을 제한했습니다.")
        case .make: Phrase(en: "The role is changed.", ko: "역할을 바꿨습니다.")
        }
    }
}

/// The length of a silence in hours.
enum SilenceSpan: Int, Hashable, CaseIterable {
    case day = 24
    case week = 168
    case month = 720

    fileprivate var words: Phrase {
        switch self {
        case .day: Phrase(en: "Silence for a day", ko: "하루 동안 활동 제한")
        case .week: Phrase(en: "Silence for a week", ko: "일주일 동안 활동 제한")
        case .month: Phrase(en: "Silence for 30 days", ko: "30일 동안 활동 제한")
        }
    }

    fileprivate var key: Unicode.Scalar {
        switch self {
        case .day: "D"
        case .week: "W"
        case .month: "T"
        }
    }
}
