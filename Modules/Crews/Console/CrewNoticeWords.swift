public import Commands
import Crews
import Terminal
import Vocabulary

extension NoticeWording {
    /// How the notices of crews read: `수연 님이 '새벽 풋살' 가입을 신청했습니다.`
    public static let ofCrews = [NoticeWording(.crew) { $0.crewSentence }]
}

extension NoticeWording.Parts {
    /// The crew by its name; a general noun where it is gone, or out of the reader's sight.
    var crew: Phrase { isNamed ? subject : Phrase(en: "a crew", ko: "크루") }

    /// The same as a sentence begins, and with its kind in Korean.
    var namedCrew: Phrase {
        isNamed
            ? Phrase(en: "The crew \(subject.en)", ko: "\(subject.ko) 크루") : Phrase(en: "A crew", ko: "크루")
    }
}

/// Notices about crews and memberships.
extension NoticeWording.Parts {
    fileprivate var crewSentence: Phrase {
        switch CrewAct(rawValue: act) {
        case .asked, .joined, .left, .feeReturned: toManagers
        case .accepted, .offered, .listed, .declined, .lapsed: ofJoining
        case .removed, .banned, .suspended, .restored, .role, .owner, .closed: ofStaying
        case nil: Phrase(en: "\(namedCrew.en) has changed.", ko: "\(namedCrew.ko)이(가) 변경되었습니다.")
        }
    }

    private var toManagers: Phrase {
        switch CrewAct(rawValue: act) {
        case .asked:
            Phrase(en: "\(actor.en) asks to join \(crew.en).", ko: "\(actor.ko) \(crew.ko) 가입을 신청했습니다.")
        case .joined:
            Phrase(en: "\(actor.en) joined \(crew.en).", ko: "\(actor.ko) \(crew.ko)에 가입했습니다.")
        case .left:
            Phrase(en: "\(actor.en) left \(crew.en).", ko: "\(actor.ko) \(crew.ko)에서 탈퇴했습니다.")
        default:
            Phrase(
                en: "The joining fee of a member of \(crew.en) went back; the member is suspended.",
                ko: "\(crew.ko) 회원의 가입비가 환불되어 회원 자격을 정지했습니다.")
        }
    }

    private var ofJoining: Phrase {
        switch CrewAct(rawValue: act) {
        case .accepted:
            Phrase(en: "You are now a member of \(crew.en).", ko: "\(crew.ko) 가입이 승인되었습니다.")
        case .offered:
            Phrase(
                en: "A seat in \(crew.en) is kept for you. Take it up in time.",
                ko: "\(crew.ko)에 자리를 잡아 두었습니다. 기한 안에 가입을 마치세요.")
        case .listed:
            Phrase(
                en: "You are accepted by \(crew.en), which is full: you are on its waiting list.",
                ko: "\(crew.ko) 가입이 승인되었지만 정원이 차서 대기자로 올렸습니다.")
        case .declined:
            Phrase(
                en: "Your request to join \(crew.en) was declined.", ko: "\(crew.ko) 가입 신청이 거절되었습니다.")
        default:
            Phrase(
                en: "Your request or seat in \(crew.en) has ended.",
                ko: "\(crew.ko) 가입 신청이나 자리가 만료되었습니다.")
        }
    }

    private var ofStaying: Phrase {
        switch CrewAct(rawValue: act) {
        case .removed:
            Phrase(en: "You were removed from \(crew.en).", ko: "\(crew.ko) 운영진이 나를 내보냈습니다.")
        case .banned:
            Phrase(
                en: "You cannot join \(crew.en) for a while.", ko: "당분간 \(crew.ko)에 가입할 수 없습니다.")
        case .suspended:
            Phrase(
                en: "Your membership of \(crew.en) is suspended: you can read, but not take part.",
                ko: "\(crew.ko) 회원 자격이 정지되어 읽을 수만 있습니다.")
        case .restored:
            Phrase(
                en: "Your membership of \(crew.en) is no longer suspended.",
                ko: "\(crew.ko) 회원 자격 정지가 풀렸습니다.")
        case .role:
            Phrase(
                en: "\(actor.en) gave you another role in \(crew.en).",
                ko: "\(actor.ko) \(crew.ko)에서 내 역할을 바꿨습니다.")
        case .owner:
            Phrase(en: "You are now the owner of \(crew.en).", ko: "이제 \(crew.ko)의 크루장입니다.")
        default: Phrase(en: "\(namedCrew.en) has closed.", ko: "\(namedCrew.ko)이(가) 문을 닫았습니다.")
        }
    }
}
