package import Funding
package import Terminal
import Vocabulary

extension Details {
    /// Everything that is shown of a campaign but its items: who collects, for what, until when, and what
    /// there is.
    package init(_ view: CampaignView) {
        self.init()
        let (campaign, details) = (view.campaign, view.campaign.details)
        add(Phrase(en: "Title", ko: "제목"), .line(details.title, .bold), .heading)
        add(Phrase(en: "State", ko: "상태"), .words(view.shownState.words, view.shownState.style), .fact)
        addMoney(of: view)
        add(Phrase(en: "Shelter", ko: "보호소"), .line(view.shelter.name), .fact)
        addNotes(of: view)
        add(Phrase(en: "Purpose", ko: "모집 목적"), .line(details.purpose), .listed)
        add(Phrase(en: "Deadline", ko: "마감"), .words(details.deadline.words), .listed)
        if let first = campaign.firstDeadline {
            add(Phrase(en: "First deadline", ko: "처음 마감"), .words(first.words), .listed)
        }
        addTerms(of: campaign)
        addCollector(of: view)
        add(Phrase(en: "Story", ko: "이야기"), .prose(details.story), .prose)
        for photo in campaign.photos { add(Phrase(en: "Photo", ko: "사진"), .picture(photo.card)) }
        if let result = campaign.result {
            add(Phrase(en: "Result", ko: "결과"), .words(result.words), .listed)
            add(Phrase(en: "Decided", ko: "결정한 날"), .moment(result.at), .listed)
        }
        add(Phrase("ID"), .line("\(campaign.id)"))
    }

    private mutating func addMoney(of view: CampaignView) {
        let bar = view.drawnProgress.drawn(cells: 24).plain
        add(Phrase(en: "Progress", ko: "달성률"), .line(bar, .colour(.green)))
        add(Phrase(en: "Raised", ko: "모인 금액"), .words(view.raisedWords), .fact)
        add(Phrase(en: "Backings", ko: "참여"), .words(view.backersWords), .fact)
    }

    private mutating func addNotes(of view: CampaignView) {
        let campaign = view.campaign
        if let pause = campaign.pause {
            add(Phrase(en: "Paused", ko: "중지 이유"), .words(pause.reason.words, .colour(.yellow)), .note)
        }
        if let returned = view.returnedWords {
            add(Phrase(en: "Refunds", ko: "환불"), .words(returned, .colour(.yellow)), .note)
        }
        if campaign.isCutShort {
            add(Phrase(en: "Refunds", ko: "환불"), .words(campaign.cutShortWords, .colour(.yellow)), .note)
        }
        if campaign.hiddenAt != nil {
            add(
                Phrase(en: "Note", ko: "알림"),
                .words(Phrase(en: "hidden by a moderator", ko: "매니저가 숨김"), .colour(.red)), .note)
        }
        if let role = view.role { add(Phrase(en: "You", ko: "나"), .words(role.words), .note) }
    }

    private mutating func addTerms(of campaign: Campaign) {
        let details = campaign.details
        add(Phrase(en: "Model", ko: "방식"), .words(details.model.words), .listed)
        add(Phrase(en: "For backers", ko: "안내"), .words(details.model.meaning), .listed)
        if let most = campaign.ceiling ?? details.cap {
            add(Phrase(en: "At most", ko: "한도"), .words(Phrase { most.text(in: $0) }), .listed)
        }
        let share = Phrase(
            en: "\(details.costShare)% of what is collected", ko: "모인 금액의 \(details.costShare)%")
        add(Phrase(en: "Costs", ko: "비용 비율"), .words(share), .listed)
    }

    private mutating func addCollector(of view: CampaignView) {
        add(Phrase(en: "Registration", ko: "보호소 등록번호"), .line(view.shelter.registrationNumber), .listed)
        if !view.shelter.contact.isEmpty {
            add(Phrase(en: "Contact", ko: "연락처"), .line(view.shelter.contact), .listed)
        }
        guard let registration = view.campaign.details.registration else { return }
        add(
            Phrase(en: "Collection", ko: "모집 등록"), .line("\(registration.office) \(registration.number)"),
            .listed)
        add(
            Phrase(en: "Registered for", ko: "모집 기간"),
            .line("\(registration.firstDay) - \(registration.lastDay)"), .listed)
        add(Phrase(en: "Account", ko: "모집 계좌"), .line("\(registration.account)"), .listed)
    }
}

extension Campaign {
    /// What is said of one that was called off after a part was delivered.
    package var cutShortWords: Phrase {
        Phrase(
            en: "What was delivered stands; the money for the rest goes back",
            ko: "전달한 물품은 그대로 두고 나머지 금액은 환불합니다")
    }
}

extension CampaignResult {
    /// How it ended, with what there was: `collected: ₩640,000 from 12 backings`.
    package var words: Phrase {
        let sum = Phrase { amount.text(in: $0) }
        return Phrase(
            en: "\(ending.words.en): \(sum.en) from \(backings.counted("backing"))",
            ko: "\(ending.words.ko): 후원 \(backings)건, \(sum.ko)")
    }
}
