import Commands
package import Crews
package import Terminal
import Vocabulary

/// A list of crews.
struct CrewTable {
    let views: [CrewView]
    let console: Console

    /// The table for programs: identifier, name, sport, its own word, place, members, capacity, fee,
    /// currency, joining, state, one's own standing; the codes and amounts of the HTTP API, blank for none.
    var plain: Table {
        Table(
            names: [
                "id", "name", "sport", "otherSport", "place", "members", "capacity", "fee", "currency",
                "joining", "state", "own",
            ],
            rows: views.map { view in
                let (crew, details) = (view.crew, view.crew.details)
                return [
                    "\(crew.id)", details.name, details.sport.rawValue, details.otherSport, details.place,
                    "\(view.counts.members)", "\(crew.capacity)", crew.fee.amount.decimal,
                    crew.fee.amount.currency.rawValue, details.joining.rawValue, crew.state.rawValue,
                    view.membership?.state.rawValue ?? "",
                ].map { StyledText($0) }
            })
    }

    /// The table for people; one's own standing has a column where there is any.
    var table: Table {
        let isOwn = views.contains { $0.ownStanding != nil }
        let own = Table.Column(Phrase(en: "You", ko: "나"))
        return Table(
            [
                Table.Column(Phrase("#"), .right),
                Table.Column(Phrase(en: "Crew", ko: "크루"), flexible: 12, wanting: 24),
                Table.Column(Phrase(en: "Sport", ko: "종목"), flexible: 8, leftOut: 1),
                Table.Column(Phrase(en: "Place", ko: "지역"), flexible: 8, leftOut: 2),
                Table.Column(Phrase(en: "Members", ko: "회원"), .right),
                Table.Column(Phrase(en: "Fee", ko: "가입비"), .right),
            ] + (isOwn ? [own] : []) + [
                Table.Column(Phrase(en: "Joining", ko: "가입"), leftOut: 3), Table.Column(Phrase("ID")),
            ],
            rows: views.enumerated().map { row($0 + 1, $1, isOwn) })
    }

    private func row(_ number: Int, _ view: CrewView, _ isOwn: Bool) -> [StyledText] {
        let (crew, language) = (view.crew, console.language)
        let details = crew.details
        let isFull = view.counts.taken >= crew.capacity
        let own = view.ownStanding.map {
            StyledText($0.text(in: language), view.membership?.state.style ?? .normal)
        }
        return [
            StyledText("\(number)"), StyledText(crew.nameWords.text(in: language)),
            StyledText(details.sportWords.text(in: language)), StyledText(details.place),
            StyledText("\(view.counts.members)/\(crew.capacity)", isFull ? .colour(.yellow) : .normal),
            StyledText(details.fee.words.text(in: language)),
        ] + (isOwn ? [own ?? ""] : []) + [
            StyledText(view.joiningWords.text(in: language)), crew.id.short,
        ]
    }
}

extension CrewView {
    /// How the principal stands with the crew; nil where that is over.
    package var ownStanding: Phrase? {
        guard let membership, !membership.state.isOver else { return nil }
        return membership.standing
    }

    /// How one joins now: as the crew says, or on the list of a full one.
    package var joiningWords: Phrase {
        if crew.state != .open { return crew.state.words }
        if isFull, crew.details.joining != .closed { return Phrase(en: "full", ko: "정원 참") }
        return crew.details.joining.words
    }

    /// How the crew says that one joins, and that a full one keeps a waiting list.
    package var joiningTerms: Phrase {
        let words = crew.details.joining.words
        guard crew.state == .open, isFull, crew.details.joining != .closed else { return words }
        return Phrase(
            en: "\(words.en); full: new members go on the waiting list",
            ko: "\(words.ko), 정원이 차서 대기자로 등록")
    }

    /// Whether no seat is free.
    var isFull: Bool { free == 0 }
}
