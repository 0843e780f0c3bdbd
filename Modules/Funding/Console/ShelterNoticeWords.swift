import Commands
import Funding
import Terminal
import Vocabulary

/// Notices to the people of shelters. No backer is ever named.
extension NoticeWording.Parts {
    /// About the shelter, or a campaign of it that has ended or is paused.
    var shelterSentence: Phrase {
        switch ShelterAct(rawValue: act) {
        case .verified, .declined, .suspended, .restored: ofDecisions
        case .joined, .role, .owner, .left: ofPeople
        case .succeeded, .failed, .cancelled, .cutShort, .returned, .paidOut: ofEnding
        case .paused, .resumed, .moved: ofRunning
        case .backed, .withdrawn, nil:
            Phrase(
                en: "Something about \(subject.en) has changed.", ko: "\(subject.ko)에 바뀐 것이 있습니다.")
        }
    }

    /// To the owner and the treasurers; backings of one campaign replace one another.
    var campaignBackedSentence: Phrase {
        ShelterAct(rawValue: act) == .withdrawn
            ? Phrase(
                en: "A backing of \(subject.en) was withdrawn.", ko: "\(subject.ko) 펀딩의 후원 한 건이 취소되었습니다.")
            : Phrase(en: "\(subject.en) was backed.", ko: "\(subject.ko) 펀딩에 새 후원이 있습니다.")
    }

    private var ofDecisions: Phrase {
        switch ShelterAct(rawValue: act) {
        case .verified:
            Phrase(
                en: "\(subject.en) is verified: it can open campaigns.",
                ko: "\(subject.ko) 보호소가 확인되어 펀딩을 열 수 있습니다.")
        case .declined:
            Phrase(
                en: "\(subject.en) was declined. Read the note, and edit the shelter to ask again.",
                ko: "\(subject.ko) 보호소가 거절되었습니다. 안내를 확인하고 정보를 고치면 다시 확인합니다.")
        case .suspended:
            Phrase(
                en: "\(subject.en) is suspended: its campaigns are paused.",
                ko: "\(subject.ko) 보호소가 정지되어 펀딩을 중지했습니다.")
        default:
            Phrase(
                en: "\(subject.en) is no longer suspended.", ko: "\(subject.ko) 보호소의 정지가 풀렸습니다.")
        }
    }

    private var ofPeople: Phrase {
        switch ShelterAct(rawValue: act) {
        case .joined:
            Phrase(
                en: "You are now one of the people of \(subject.en).", ko: "\(subject.ko) 보호소의 구성원이 되었습니다.")
        case .role:
            Phrase(en: "You have another role in \(subject.en).", ko: "\(subject.ko) 보호소에서 내 역할이 바뀌었습니다.")
        case .owner: Phrase(en: "You are now the owner of \(subject.en).", ko: "이제 \(subject.ko) 보호소의 대표입니다.")
        default:
            Phrase(
                en: "You are no longer one of the people of \(subject.en).",
                ko: "\(subject.ko) 보호소의 구성원에서 빠졌습니다.")
        }
    }

    private var ofEnding: Phrase {
        switch ShelterAct(rawValue: act) {
        case .succeeded:
            Phrase(
                en: "\(subject.en) has succeeded: the money is yours to spend.",
                ko: "\(subject.ko) 펀딩이 성공했습니다. 모인 금액을 쓸 수 있습니다.")
        case .failed:
            Phrase(
                en: "\(subject.en) missed its goal: all money goes back.",
                ko: "\(subject.ko) 펀딩이 목표에 이르지 못해 모두 환불합니다.")
        case .cancelled:
            Phrase(
                en: "\(subject.en) was cancelled: all money goes back.",
                ko: "\(subject.ko) 펀딩이 취소되어 모두 환불합니다.")
        case .cutShort:
            Phrase(
                en: "\(subject.en) was cancelled: the money for what was not delivered goes back.",
                ko: "\(subject.ko) 펀딩이 취소되어 전달하지 못한 물품의 금액을 환불합니다.")
        case .returned:
            Phrase(en: "All money of \(subject.en) is back.", ko: "\(subject.ko) 펀딩의 환불이 모두 끝났습니다.")
        default:
            Phrase(
                en: "The money of \(subject.en) was paid out.", ko: "\(subject.ko) 펀딩의 모인 금액을 지급했습니다.")
        }
    }

    private var ofRunning: Phrase {
        switch ShelterAct(rawValue: act) {
        case .paused: Phrase(en: "\(subject.en) is paused.", ko: "\(subject.ko) 펀딩이 중지되었습니다.")
        case .resumed: Phrase(en: "\(subject.en) goes on.", ko: "\(subject.ko) 펀딩을 다시 시작합니다.")
        default:
            Phrase(
                en: "\(subject.en) goes on under another shelter.",
                ko: "다른 보호소가 \(subject.ko) 펀딩을 이어서 맡습니다.")
        }
    }
}
