public import Commands
public import Funding
public import Terminal
import Vocabulary

/// A list of funding.
struct CampaignTable {
    let views: [CampaignView]
    let console: Console

    /// The table for programs: identifier, title, owner, moment; the codes and times of the HTTP API.
    var plain: Table {
        Table(
            (0..<4).map { _ in Table.Column(Phrase("")) },
            rows: views.map { view in
                let campaign = view.campaign
                return [
                    "\(campaign.id)", campaign.title, "\(campaign.owner)", campaign.createdAt.rfc3339,
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Title", ko: "제목"), flexible: 12, wanting: 28),
                Table.Column(Phrase(en: "Owner", ko: "주인"), flexible: 8),
                Table.Column(Phrase(en: "Added", ko: "등록일")),
                Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { number, view in
                [
                    StyledText("\(number + 1)"), StyledText(view.campaign.title),
                    StyledText(view.owner.name(in: console.language)),
                    StyledText(view.campaign.createdAt.relative(to: console.now, in: console.language)),
                    view.campaign.id.short,
                ]
            })
    }
}

extension Details {
    /// Everything that is shown of one.
    package init(_ view: CampaignView) {
        self.init()
        let campaign = view.campaign
        add(Phrase(en: "Title", ko: "제목"), .line(campaign.title, .bold), .heading)
        add(Phrase(en: "State", ko: "상태"), .words(campaign.state.words), .fact)
        add(Phrase(en: "Owner", ko: "주인"), .member(view.owner), .fact)
        add(Phrase(en: "Added", ko: "등록일"), .moment(campaign.createdAt), .fact)
        if campaign.updatedAt != campaign.createdAt {
            add(Phrase(en: "Updated", ko: "수정일"), .moment(campaign.updatedAt))
        }
        add(Phrase("ID"), .line("\(campaign.id)"))
    }
}

extension CampaignState: LocalizedValue {
    /// How it stands, as people call it.
    public var words: Phrase {
        switch self {
        case .shown: Phrase(en: "shown", ko: "공개")
        case .hidden: Phrase(en: "hidden", ko: "숨김")
        case .removed: Phrase(en: "removed", ko: "삭제됨")
        }
    }
}
