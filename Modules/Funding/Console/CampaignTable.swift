import Commands
import Funding
import Terminal
import Vocabulary

/// A list of campaigns.
struct CampaignTable {
    let views: [CampaignView]
    let console: Console

    /// The table for programs: identifier, title, shelter, its name, model, state, whether it collects, goal,
    /// raised, currency, backings, deadline; the codes, amounts and times of the HTTP API.
    var plain: Table {
        Table(
            names: [
                "id", "title", "shelter", "name", "model", "state", "collecting", "goal", "raised",
                "currency", "backings", "deadline",
            ],
            rows: views.map { view in
                let (campaign, details) = (view.campaign, view.campaign.details)
                return [
                    "\(campaign.id)", details.title, "\(view.shelter.id)", view.shelter.name,
                    details.model.rawValue, campaign.state.rawValue, "\(view.isCollecting)",
                    details.goal.sum.decimal, view.raised.decimal, view.raised.currency.rawValue,
                    "\(view.backers.number)", campaign.deadline.rfc3339,
                ].map { StyledText($0) }
            })
    }

    /// The table for people, each with a drawn progress.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Campaign", ko: "펀딩"), flexible: 12, wanting: 24),
                Table.Column(Phrase(en: "Shelter", ko: "보호소"), flexible: 8, leftOut: 3),
                Table.Column(Phrase(en: "Progress", ko: "달성률")),
                Table.Column(Phrase(en: "Raised", ko: "모인 금액"), .right, leftOut: 1),
                Table.Column(Phrase(en: "Deadline", ko: "마감"), leftOut: 2),
                Table.Column(Phrase(en: "State", ko: "상태")), Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ view: CampaignView) -> [StyledText] {
        let (campaign, language) = (view.campaign, console.language)
        let state = view.shownState
        let deadline =
            view.isCollecting
            ? campaign.deadline.relative(to: console.now, in: language)
            : "\(campaign.details.deadline.local.day)"
        return [
            StyledText("\(number)"), StyledText(campaign.details.title), StyledText(view.shelter.name),
            view.drawnProgress.drawn(cells: 8), StyledText(view.raised.text(in: language)),
            StyledText(deadline), StyledText(state.words.text(in: language), state.style), campaign.id.short,
        ]
    }
}

/// The items of a campaign, with how many of each are spoken for.
struct CampaignItemTable {
    let view: CampaignView
    let console: Console

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase(en: "No.", ko: "번호"), .right),
                Table.Column(Phrase(en: "Item", ko: "물품"), flexible: 10, wanting: 20),
                Table.Column(Phrase(en: "Price", ko: "단가"), .right),
                Table.Column(Phrase(en: "Backed", ko: "후원"), .right),
                Table.Column(Phrase("")), Table.Column(Phrase(en: "Note", ko: "비고"), leftOut: 1),
            ],
            rows: view.campaign.details.goal.items.map(row))
    }

    private func row(_ item: CampaignItem) -> [StyledText] {
        let (count, language) = (view.items[item.number] ?? ItemCount(), console.language)
        let isMissing = view.campaign.missing.contains(item.number)
        let note =
            isMissing
            ? Phrase(en: "cannot be had", ko: "구할 수 없음")
            : count.held > 0 ? Phrase(en: "\(count.held) being paid", ko: "결제 중 \(count.held)개") : Phrase("")
        return [
            StyledText("\(item.number)"), StyledText(item.name),
            StyledText(item.unitPrice.text(in: language)), StyledText("\(count.backed)/\(item.wanted)"),
            CampaignProgress(count.backed, of: item.wanted).bar(cells: 10),
            StyledText(note.text(in: language), isMissing ? .colour(.red) : .dim),
        ]
    }
}
