import Funding
import FundingConsole
import Terminal
import Vocabulary

/// What the owner of a shelter does about one of its people, or one of them about themselves.
enum PersonChange: ActionCase {
    case treasurer, helper, handOver, remove, leave

    var action: Action {
        switch self {
        case .treasurer: Action("funding.treasurer", Phrase(en: "Make a treasurer", ko: "회계로"), [.text("t")])
        case .helper: Action("funding.helper", Phrase(en: "Make a helper", ko: "봉사자로"), [.text("p")])
        case .handOver:
            Action("funding.hand-over", Phrase(en: "Hand the shelter over", ko: "보호소 넘기기"), [.text("H")])
        case .remove: Action("funding.remove-person", Phrase(en: "Remove", ko: "내보내기"), [.text("D")])
        case .leave: Action("funding.leave-shelter", Phrase(en: "Leave", ko: "나가기"), [.text("x")])
        }
    }

    /// Whether it can be done about the person; what belongs to another role is absent. `own` is the shelter
    /// as the member who acts sees it.
    func availability(
        _ person: ShelterMemberView, _ own: ShelterView?, _ member: MemberID?
    ) -> Availability {
        if self == .leave {
            guard person.id == member else { return .absent }
            return person.role == .owner ? .refused(FundingError.ownerStays.phrase) : .possible
        }
        guard own?.isOwned == true, person.id != member else { return .absent }
        return person.role == role ? .absent : .possible
    }

    private var role: ShelterRole? {
        switch self {
        case .treasurer: .treasurer
        case .helper: .helper
        case .handOver: .owner
        case .remove, .leave: nil
        }
    }

    /// The question before it, where it is not undone by another key; nil for what needs none.
    func question(about name: Phrase) -> Phrase? {
        switch self {
        case .treasurer, .helper: nil
        case .handOver:
            Phrase(
                en: "Hand the shelter over to \(name.en)? You become a helper.",
                ko: "\(name.ko) 님에게 보호소를 넘길까요? 나는 봉사자가 됩니다.")
        case .remove:
            Phrase(en: "Remove \(name.en) from the shelter?", ko: "\(name.ko) 님을 보호소에서 내보낼까요?")
        case .leave: Phrase(en: "Leave the shelter?", ko: "보호소에서 나갈까요?")
        }
    }

    /// Does it. Answers the people as they are then.
    func made(
        _ member: MemberID, in id: ShelterID, _ funding: any FundingRepository
    ) async throws(FundingError) -> [ShelterMemberView] {
        guard let role else { return try await funding.remove(member, from: id) }
        return try await funding.setRole(role, of: member, in: id)
    }

    /// What has come of it.
    func words(_ name: Phrase) -> Phrase {
        let title = action.title
        return Phrase(en: "\(title.en): \(name.en).", ko: "\(title.ko): \(name.ko).")
    }
}
