import Commands
import Funding
import Terminal
import Vocabulary

/// A list of backings.
struct BackingTable {
    let views: [BackingView]
    /// Whether they are of several members, for the treasurer and operators; else of one, in all campaigns.
    let isOfCampaign: Bool
    let console: Console

    /// The table for programs: identifier, campaign, its title, backer, nickname, amount, currency, given
    /// back, state, anonymous, paid, order, receipt, items as `number:quantity`, message; the codes and times
    /// of the HTTP API, blank for none.
    var plain: Table {
        Table(
            names: [
                "id", "campaign", "title", "member", "nickname", "amount", "currency", "returned", "state",
                "anonymous", "backedAt", "order", "receipt", "items", "message",
            ],
            rows: views.map { view in
                let backing = view.backing
                let items = backing.lines.map { "\($0.item):\($0.quantity)" }.joined(separator: ",")
                return [
                    "\(backing.id)", "\(backing.campaign)", view.campaignTitle, "\(backing.member)",
                    view.backer.nickname ?? "", backing.amount.decimal, backing.amount.currency.rawValue,
                    backing.returned.decimal, backing.state.rawValue, "\(backing.isAnonymous)",
                    backing.backedAt?.rfc3339 ?? "", backing.order.map { "\($0)" } ?? "",
                    view.receipt.map { "\($0)" } ?? "", items, backing.message,
                ].map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        let first =
            isOfCampaign
            ? Table.Column(Phrase(en: "Backer", ko: "후원자"), flexible: 8, wanting: 16)
            : Table.Column(Phrase(en: "Campaign", ko: "펀딩"), flexible: 12, wanting: 24)
        return Table(
            [
                Table.Column(Phrase("#"), .right), first,
                Table.Column(Phrase(en: "Amount", ko: "금액"), .right),
                Table.Column(Phrase(en: "State", ko: "상태")),
                Table.Column(Phrase(en: "Shown as", ko: "공개"), leftOut: 1),
                Table.Column(Phrase(en: "Day", ko: "날짜"), leftOut: 2), Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1) })
    }

    private func row(_ number: Int, _ view: BackingView) -> [StyledText] {
        let (backing, language) = (view.backing, console.language)
        let first = isOfCampaign ? view.backer.name(in: language) : view.titleWords.text(in: language)
        return [
            StyledText("\(number)"), StyledText(first), StyledText(backing.amount.text(in: language)),
            StyledText(backing.state.words.text(in: language), backing.state.style),
            StyledText(backing.nameWords.text(in: language)),
            StyledText("\(ZoneRules.korea.day(at: backing.backedAt ?? backing.createdAt))"), backing.id.short,
        ]
    }
}

/// The backers of a campaign who are named, without amounts.
struct BackerTable {
    let cards: [BackerCard]
    let console: Console

    /// The table for programs: member, nickname, day, message.
    var plain: Table {
        Table(
            names: ["member", "nickname", "day", "message"],
            rows: cards.map { card in
                ["\(card.member.id)", card.member.nickname ?? "", "\(card.day)", card.message]
                    .map { StyledText($0) }
            })
    }

    /// The table for people.
    var table: Table {
        Table(
            [
                Table.Column(Phrase(en: "Backer", ko: "후원자"), flexible: 8, wanting: 16),
                Table.Column(Phrase(en: "Day", ko: "날짜")),
                Table.Column(Phrase(en: "Message", ko: "메시지"), flexible: 12, wanting: 30),
            ],
            rows: cards.map { card in
                [
                    StyledText(card.member.name(in: console.language)), StyledText("\(card.day)"),
                    StyledText(card.message),
                ]
            })
    }
}

/// What a member has given, by year, each with a drawn bar.
struct BackedYearTable {
    let years: [BackedYear]
    let console: Console

    /// The table for programs: year, amount, currency, backings.
    var plain: Table {
        Table(
            names: ["year", "amount", "currency", "backings"],
            rows: years.map { year in
                [
                    "\(year.year)", year.amount.decimal, year.amount.currency.rawValue, "\(year.backings)",
                ].map { StyledText($0) }
            })
    }

    /// The table for people; the longest bar is of the year in which most was given.
    var table: Table {
        let largest = years.map(\.amount.minorUnits).max() ?? 0
        return Table(
            [
                Table.Column(Phrase(en: "Year", ko: "연도")),
                Table.Column(Phrase(en: "Backings", ko: "후원"), .right),
                Table.Column(Phrase(en: "Given", ko: "금액"), .right), Table.Column(Phrase("")),
            ],
            rows: years.map { year in
                let share = largest > 0 ? Int(year.amount.minorUnits * 20 / largest) : 0
                let cells = year.amount.minorUnits > 0 ? max(1, share) : 0
                return [
                    StyledText("\(year.year)"), StyledText("\(year.backings)"),
                    StyledText(year.amount.text(in: console.language)),
                    StyledText(String(repeating: "█", count: cells), .colour(.green)),
                ]
            })
    }
}
