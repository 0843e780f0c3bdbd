import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// What a person does about their own membership, and an owner about a crew.
enum CrewChange: ActionCase {
    case join, takeUp, leave, rest, comeBack, close, reopen

    var action: Action {
        switch self {
        case .join: Action("crews.join", Phrase(en: "Join", ko: "가입"), [.text("a")], isShown: true)
        case .takeUp:
            Action("crews.take-up", Phrase(en: "Take the seat", ko: "자리 받기"), [.text("t")], isShown: true)
        case .leave:
            Action("crews.leave", Phrase(en: "Leave, withdraw", ko: "탈퇴·취소"), [.text("x")], isShown: true)
        case .rest: Action("crews.rest", Phrase(en: "Go on leave", ko: "휴식"), [.text("z")])
        case .comeBack:
            Action("crews.return", Phrase(en: "Back from leave", ko: "휴식 끝"), [.text("z")], isShown: true)
        case .close: Action("crews.close", Phrase(en: "Close the crew", ko: "크루 닫기"), [.text("D")])
        case .reopen: Action("crews.reopen", Phrase(en: "Reopen", ko: "다시 열기"), [.text("R")], isShown: true)
        }
    }

    /// Whether the person can do it now; what belongs to another standing is absent.
    func availability(_ view: CrewView) -> Availability {
        let (crew, own) = (view.crew, view.membership)
        switch self {
        case .join: return Self.canJoin(crew, own)
        case .takeUp: return own?.state == .offered && own?.isPayable == false ? .possible : .absent
        case .leave:
            guard let own, !own.state.isOver, own.state != .banned else { return .absent }
            return own.role == .owner ? .refused(CrewError.ownerStays.phrase) : .possible
        case .rest: return own?.state == .member && own?.role != .owner ? .possible : .absent
        case .comeBack: return own?.state == .onLeave ? .possible : .absent
        case .close: return view.isOwned && crew.state == .open ? .possible : .absent
        case .reopen: return own?.role == .owner && crew.state == .closed ? .possible : .absent
        }
    }

    private static func canJoin(_ crew: Crew, _ own: Membership?) -> Availability {
        guard crew.state == .open, own?.state.isOver ?? true || own?.state == .banned else { return .absent }
        if let own, own.state == .banned, let until = own.until {
            return .refused(CrewError.banned(until: until).phrase)
        }
        guard crew.details.joining == .closed else { return .possible }
        return .refused(Phrase(en: "The crew takes no members for now.", ko: "지금은 회원을 모집하지 않는 크루입니다."))
    }

    /// The question before it, where it is not undone by another key; nil for what needs none.
    func question(about view: CrewView, at now: Timestamp) -> Phrase? {
        let name = view.crew.details.name
        switch self {
        case .leave:
            return view.membership.map {
                MembershipView(membership: $0, member: view.owner, crewName: name, terms: nil)
                    .questionOfLeaving(at: now)
            }
        case .close:
            return Phrase(
                en: "Close '\(name)'? Fees within the days of a full refund go back. "
                    + "It can be reopened for 30 days.",
                ko: "'\(name)' 크루를 닫을까요? 전액 환불 기간의 가입비는 돌려줍니다. 30일 안에 다시 열 수 있습니다.")
        case .join, .takeUp, .rest, .comeBack, .reopen: return nil
        }
    }

    /// Does it. Answers the crew as it is then.
    func made(_ id: CrewID, _ crews: any CrewRepository) async throws(CrewError) -> CrewView {
        switch self {
        case .join: _ = try await crews.join(id, message: "")
        case .takeUp: _ = try await crews.takeUp(id)
        case .leave: _ = try await crews.leave(id)
        case .rest: _ = try await crews.setLeave(true, from: id)
        case .comeBack: _ = try await crews.setLeave(false, from: id)
        case .close: return try await crews.close(id)
        case .reopen: return try await crews.reopen(id)
        }
        return try await crews.crew(id)
    }

    /// What has come of it.
    func words(_ view: CrewView) -> Phrase {
        switch self {
        case .join, .takeUp, .comeBack:
            let words = view.membership?.joinedWords ?? CrewListScreen.name
            return Phrase(en: "\(words.en).", ko: "\(words.ko).")
        case .leave:
            let hasLeft = view.membership?.state == .left
            return hasLeft
                ? Phrase(en: "Left.", ko: "탈퇴했습니다.") : Phrase(en: "Withdrawn.", ko: "취소했습니다.")
        case .rest: return Phrase(en: "You are on leave.", ko: "휴식을 시작했습니다.")
        case .close: return Phrase(en: "The crew is closed.", ko: "크루를 닫았습니다.")
        case .reopen: return Phrase(en: "The crew is open again.", ko: "크루를 다시 열었습니다.")
        }
    }
}

extension CrewView {
    /// Whether the principal owns it.
    var isOwned: Bool { isLed { $0 == .owner } }

    /// Whether the principal manages its people and meetings.
    var isManaged: Bool { isLed(\.manages) }

    /// Whether the principal looks after its money.
    var isTreasured: Bool { isLed(\.keepsMoney) }

    /// Whether the principal is of the crew.
    var isOfCrew: Bool { membership?.state.isOfCrew ?? false }

    private func isLed(_ mayDo: (CrewRole) -> Bool) -> Bool {
        guard let membership, membership.state.isOfCrew, membership.state != .suspended else { return false }
        return mayDo(membership.role)
    }
}
