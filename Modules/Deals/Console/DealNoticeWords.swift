public import Commands
import Deals
import Terminal
import Vocabulary

extension NoticeWording {
    /// How the notices of deals read: `수연 님이 '원목 책상'을(를) 예약했습니다.`
    public static let ofDeals = [NoticeWording(.deal) { $0.dealSentence }]
}

extension NoticeWording.Parts {
    fileprivate var dealSentence: Phrase {
        switch act {
        case "requested":
            Phrase(
                en: "\(actor.en) wants to reserve \(subject.en).",
                ko: "\(actor.ko) \(subject.ko) 예약을 요청했습니다.")
        case "reserved":
            Phrase(
                en: "\(actor.en) reserved \(subject.en).", ko: "\(actor.ko) \(subject.ko)을(를) 예약했습니다.")
        case "accepted":
            Phrase(
                en: "\(actor.en) accepted your request for \(subject.en).",
                ko: "\(actor.ko) \(subject.ko) 예약을 수락했습니다.")
        case "declined":
            Phrase(
                en: "\(actor.en) declined your request for \(subject.en).",
                ko: "\(actor.ko) \(subject.ko) 예약을 거절했습니다.")
        case "cancelled":
            Phrase(
                en: "\(actor.en) cancelled the deal about \(subject.en).",
                ko: "\(actor.ko) \(subject.ko) 거래를 취소했습니다.")
        case "done":
            Phrase(
                en: "\(actor.en) marked the deal about \(subject.en) as done.",
                ko: "\(actor.ko) \(subject.ko) 거래를 완료했습니다.")
        case "expired":
            Phrase(en: "The deal about \(subject.en) expired.", ko: "\(subject.ko) 거래가 만료되었습니다.")
        default:
            Phrase(
                en: "\(actor.en) changed the deal about \(subject.en).",
                ko: "\(actor.ko) \(subject.ko) 거래를 변경했습니다.")
        }
    }
}
