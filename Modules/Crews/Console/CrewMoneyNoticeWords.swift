public import Commands
import Crews
import Terminal
import Vocabulary

extension NoticeWording {
    /// How the notices about the money of crews read: `'느티나무' 크루의 이번 달 회비가 나왔습니다.`
    public static let ofCrewMoney = [
        NoticeWording(.dues) { $0.duesSentence }, NoticeWording(.crewMoney) { $0.crewMoneySentence },
    ]
}

extension NoticeWording.Parts {
    /// To a member about their own dues.
    fileprivate var duesSentence: Phrase {
        switch DueAct(rawValue: act) {
        case .planned:
            Phrase(
                en: "\(actor.en) set the monthly dues of \(crew.en).",
                ko: "\(actor.ko) \(namedCrew.ko)의 월 회비를 정했습니다.")
        case .unplanned:
            Phrase(
                en: "\(actor.en) ended the monthly dues of \(crew.en).",
                ko: "\(actor.ko) \(namedCrew.ko)의 월 회비를 없앴습니다.")
        case .made:
            Phrase(
                en: "The dues of \(crew.en) for this month are ready to pay.",
                ko: "\(namedCrew.ko)의 이번 달 회비가 나왔습니다.")
        case .reminder:
            Phrase(
                en: "The dues of \(crew.en) are to be paid within a few days.",
                ko: "\(namedCrew.ko)의 회비 납부일이 며칠 남지 않았습니다.")
        case .waived:
            Phrase(
                en: "\(actor.en) waived your dues of \(crew.en).",
                ko: "\(actor.ko) \(namedCrew.ko)의 회비를 면제했습니다.")
        case .overdue, .returned, .suspended, .restored, nil: arrearsSentence
        }
    }

    private var arrearsSentence: Phrase {
        switch DueAct(rawValue: act) {
        case .overdue:
            Phrase(
                en: "The dues of \(crew.en) are overdue. Pay them to stay in the crew's meetings.",
                ko: "\(namedCrew.ko)의 회비 납부일이 지났습니다. 계속 밀리면 회원 자격이 정지됩니다.")
        case .returned:
            Phrase(
                en: "Your payment of the dues of \(crew.en) went back: they are to be paid again.",
                ko: "\(namedCrew.ko) 회비의 결제가 취소되어 다시 내야 합니다.")
        case .suspended:
            Phrase(
                en: "Your membership of \(crew.en) is suspended until its dues are paid.",
                ko: "회비가 밀려 \(namedCrew.ko)의 회원 자격이 정지되었습니다. 회비를 내면 풀립니다.")
        case .restored:
            Phrase(
                en: "Your dues of \(crew.en) are settled: you can take part again.",
                ko: "회비가 정리되어 \(namedCrew.ko)에 다시 참여할 수 있습니다.")
        default:
            Phrase(
                en: "Something about your dues of \(crew.en) has changed.",
                ko: "\(namedCrew.ko)의 회비에 바뀐 것이 있습니다.")
        }
    }

    /// To those who look after the money of a crew.
    fileprivate var crewMoneySentence: Phrase {
        switch CrewMoneyAct(rawValue: act) {
        case .paid:
            Phrase(
                en: "\(actor.en) paid the dues of \(crew.en).",
                ko: "\(actor.ko) \(namedCrew.ko)의 회비를 냈습니다.")
        case .returned:
            Phrase(
                en: "Dues of \(crew.en) went back to the member who had paid them.",
                ko: "\(namedCrew.ko)의 회비 결제가 취소되어 회원에게 돌아갔습니다.")
        case .suspended:
            Phrase(
                en: "A member of \(crew.en) was suspended for overdue dues.",
                ko: "\(namedCrew.ko)의 회원이 회비를 내지 않아 정지되었습니다.")
        case .restored:
            Phrase(
                en: "A member of \(crew.en) has settled overdue dues and is back.",
                ko: "\(namedCrew.ko)의 회원이 밀린 회비를 정리해 정지가 풀렸습니다.")
        case .accountNamed:
            Phrase(
                en:
                    "\(actor.en) named a payout account of \(crew.en). Name the same to confirm it.",
                ko: "\(actor.ko) \(namedCrew.ko)의 지급 계좌를 적었습니다. 같은 계좌를 한 번 더 적어야 쓰입니다.")
        case .accountConfirmed:
            Phrase(
                en: "\(actor.en) confirmed the account for payouts of \(crew.en).",
                ko: "\(actor.ko) \(namedCrew.ko)의 지급 계좌를 확인했습니다.")
        case nil:
            Phrase(
                en: "Something about the money of \(crew.en) has changed.",
                ko: "\(namedCrew.ko)의 돈에 바뀐 것이 있습니다.")
        }
    }
}
