import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// What managers and owners do about a person of a crew.
enum PersonChange: ActionCase {
    case accept, decline, remove, ban, suspend, restore, manager, treasurer, plain, handOver

    var action: Action {
        switch self {
        case .accept: Action("crews.accept", Phrase(en: "Accept", ko: "수락"), [.text("a")], isShown: true)
        case .decline: Action("crews.decline", Phrase(en: "Decline", ko: "거절"), [.text("x")], isShown: true)
        case .remove: Action("crews.remove", Phrase(en: "Remove", ko: "내보내기"), [.text("D")], isShown: true)
        case .ban: Action("crews.ban", Phrase(en: "Ban", ko: "가입 제한"), [.text("B")])
        case .suspend: Action("crews.suspend", Phrase(en: "Suspend", ko: "정지"), [.text("z")])
        case .restore:
            Action(
                "crews.restore", Phrase(en: "End the suspension or ban", ko: "정지·가입 제한 해제"), [.text("z")])
        case .manager: Action("crews.manager", Phrase(en: "Make a manager", ko: "운영진으로"), [.text("e")])
        case .treasurer: Action("crews.treasurer", Phrase(en: "Make a treasurer", ko: "총무로"), [.text("t")])
        case .plain: Action("crews.plain", Phrase(en: "Make a plain member", ko: "일반 회원으로"), [.text("p")])
        case .handOver:
            Action("crews.hand-over", Phrase(en: "Hand the crew over", ko: "크루 넘기기"), [.text("H")])
        }
    }

    /// Whether it can be done about the person; what belongs to another standing or role is absent. `own` is
    /// the view of the crew of the member who acts.
    func availability(_ person: Membership, _ own: CrewView?) -> Availability {
        guard let own, own.isManaged, person.member != own.membership?.member else { return .absent }
        let (state, isMember) = (person.state, person.state.isOfCrew)
        switch self {
        case .accept: return state == .requested ? .possible : .absent
        case .decline: return state == .requested || state == .waiting ? .possible : .absent
        case .remove: return isMember ? Self.unlessOwner(person) : .absent
        case .ban: return state == .banned ? .absent : Self.unlessOwner(person)
        case .suspend: return isMember && state != .suspended ? Self.unlessOwner(person) : .absent
        case .restore: return state == .suspended || state == .banned ? .possible : .absent
        case .manager, .treasurer, .plain:
            return own.isOwned && isMember && person.role != role ? .possible : .absent
        case .handOver: return own.isOwned && isMember ? .possible : .absent
        }
    }

    private static func unlessOwner(_ person: Membership) -> Availability {
        person.role == .owner ? .refused(CrewError.ownerStays.phrase) : .possible
    }

    private var role: CrewRole? {
        switch self {
        case .manager: .manager
        case .treasurer: .treasurer
        case .plain: .member
        default: nil
        }
    }

    /// The question before it, where it is not undone by another key; nil for what needs none.
    func question(about name: Phrase) -> Phrase? {
        switch self {
        case .decline: Phrase(en: "Decline \(name.en)?", ko: "\(name.ko) 님을 거절할까요?")
        case .remove: Phrase(en: "Remove \(name.en) from the crew?", ko: "\(name.ko) 님을 크루에서 내보낼까요?")
        case .handOver:
            Phrase(
                en: "Hand the crew over to \(name.en)? You become a manager.",
                ko: "\(name.ko) 님에게 크루를 넘길까요? 나는 운영진이 됩니다.")
        case .accept, .ban, .suspend, .restore, .manager, .treasurer, .plain: nil
        }
    }

    /// Does it.
    func make(
        _ member: MemberID, in id: CrewID, _ crews: any CrewRepository
    ) async throws(CrewError) {
        switch self {
        case .accept: _ = try await crews.accept(member, to: id)
        case .decline: _ = try await crews.decline(member, from: id)
        case .remove: _ = try await crews.remove(member, from: id, bannedUntil: nil)
        case .suspend: _ = try await crews.setSuspended(true, member, in: id)
        case .restore: _ = try await crews.setSuspended(false, member, in: id)
        case .manager, .treasurer, .plain: _ = try await crews.setRole(role ?? .member, of: member, in: id)
        case .handOver: _ = try await crews.handOver(id, to: member)
        // A form asks until when.
        case .ban: break
        }
    }

    /// What has come of it.
    func words(_ name: Phrase) -> Phrase {
        let title = action.title
        return Phrase(en: "\(title.en): \(name.en).", ko: "\(title.ko): \(name.ko).")
    }
}
