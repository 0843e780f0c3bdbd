public import Commands
import Funding
import Terminal
import Vocabulary

extension NoticeWording {
    /// How the notices of funding read: `'송정 보호소의 겨울' 펀딩이 성공했습니다.`
    public static let ofFunding = [
        NoticeWording(.backing) { $0.backingSentence }, NoticeWording(.shelter) { $0.shelterSentence },
        NoticeWording(.campaignBacked) { $0.campaignBackedSentence },
    ]
}

/// Notices to backers.
extension NoticeWording.Parts {
    fileprivate var backingSentence: Phrase {
        switch BackingAct(rawValue: act) {
        case .paused, .resumed, .moved, .extended: ofRunning
        case .succeeded, .failed, .cancelled, .cutShort, .paidOut: ofEnding
        case .returning, .refunded, .receiptVoid, .choose, .chosen: ofMoney
        case .news, .thanks, .bought, .delivered: ofUpdates
        case nil:
            Phrase(
                en: "Something about \(subject.en), which you back, has changed.",
                ko: "후원한 \(subject.ko) 펀딩에 바뀐 것이 있습니다.")
        }
    }

    private var ofRunning: Phrase {
        switch BackingAct(rawValue: act) {
        case .paused:
            Phrase(
                en: "\(subject.en) is paused: an operator decides how it goes on.",
                ko: "\(subject.ko) 펀딩이 중지되었습니다. 운영자가 처리 방법을 정합니다.")
        case .resumed: Phrase(en: "\(subject.en) goes on.", ko: "\(subject.ko) 펀딩을 다시 시작합니다.")
        case .moved:
            Phrase(
                en: "\(subject.en) goes on under another shelter.", ko: "다른 보호소가 \(subject.ko) 펀딩을 이어서 맡습니다.")
        default:
            Phrase(
                en: "\(subject.en) has a later deadline. You may withdraw your backing until then.",
                ko: "\(subject.ko) 펀딩의 마감이 연장되었습니다. 새 마감 전까지 후원을 취소할 수 있습니다.")
        }
    }

    private var ofEnding: Phrase {
        switch BackingAct(rawValue: act) {
        case .succeeded:
            Phrase(en: "\(subject.en) has succeeded. Thank you.", ko: "\(subject.ko) 펀딩이 성공했습니다.")
        case .failed:
            Phrase(
                en: "\(subject.en) missed its goal: your money goes back.",
                ko: "\(subject.ko) 펀딩이 목표에 이르지 못해 후원금을 환불합니다.")
        case .cancelled:
            Phrase(
                en: "\(subject.en) was cancelled: your money goes back.",
                ko: "\(subject.ko) 펀딩이 취소되어 후원금을 환불합니다.")
        case .cutShort:
            Phrase(
                en: "\(subject.en) was cancelled: the money for what was not delivered goes back.",
                ko: "\(subject.ko) 펀딩이 취소되어 전달하지 못한 물품의 금액을 환불합니다.")
        default:
            Phrase(
                en: "The money of \(subject.en) was paid out to the shelter.",
                ko: "\(subject.ko) 펀딩의 모인 금액을 보호소에 지급했습니다.")
        }
    }

    private var ofMoney: Phrase {
        switch BackingAct(rawValue: act) {
        case .returning:
            Phrase(
                en: "Your money for \(subject.en) is on its way back.",
                ko: "\(subject.ko) 펀딩의 후원금을 환불하고 있습니다.")
        case .refunded:
            Phrase(
                en: "Your money for \(subject.en) is back.", ko: "\(subject.ko) 펀딩의 후원금을 환불했습니다.")
        case .receiptVoid:
            Phrase(
                en: "A receipt of yours with \(subject.en) is void, since money went back.",
                ko: "\(subject.ko) 펀딩의 후원금이 환불되어 영수증이 무효가 되었습니다.")
        case .choose:
            Phrase(
                en: "An item of \(subject.en) cannot be had. Choose a refund or another item.",
                ko: "\(subject.ko) 펀딩의 물품을 구할 수 없습니다. 환불이나 다른 물품을 고르세요.")
        default:
            Phrase(
                en: "You did not choose in time: an item of \(subject.en) is refunded.",
                ko: "기한 안에 고르지 않아 \(subject.ko) 펀딩의 물품 금액을 환불합니다.")
        }
    }

    private var ofUpdates: Phrase {
        switch BackingAct(rawValue: act) {
        case .news: Phrase(en: "There is news about \(subject.en).", ko: "\(subject.ko) 펀딩에 새 소식이 있습니다.")
        case .thanks:
            Phrase(
                en: "The shelter of \(subject.en) thanks its backers.",
                ko: "\(subject.ko) 펀딩의 보호소가 감사 인사를 전했습니다.")
        case .bought:
            Phrase(
                en: "Something was bought with the money of \(subject.en).",
                ko: "\(subject.ko) 펀딩의 후원금으로 물품을 구입했습니다.")
        default:
            Phrase(
                en: "Something was delivered with the money of \(subject.en).",
                ko: "\(subject.ko) 펀딩의 물품을 전달했습니다.")
        }
    }
}
