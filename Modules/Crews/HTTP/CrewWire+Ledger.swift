public import Crews
import Vocabulary
public import Wire

extension CrewWire {
    /// A month of a crew's ledger. The lines stand by days, so that no list of them is too long to be read.
    public static let ledger: WireCoder<CrewLedger> = Shape<CrewLedger>(
        "CrewLedger",
        Field("crew", .id()) { $0.crew },
        Field("month", month) { $0.month },
        Field("gateway", balance) { $0.gateway },
        Field("cash", balance) { $0.cash },
        Field("days", day.array) { days(of: $0.lines) }
    ) { crew, month, gateway, cash, days in
        let lines = days.flatMap { day in
            day.entries.map { CrewLedgerLine($0.matter, day: day.day, gained: $0.gained) }
        }
        return CrewLedger(crew: crew, month: month, gateway: gateway, cash: cash, lines: lines)
    }.coder

    private static let balance: WireCoder<LedgerBalance> = Shape<LedgerBalance>(
        "CrewLedgerBalance",
        Field("opening", won) { $0.opening },
        Field("closing", won) { $0.closing }
    ) { opening, closing in LedgerBalance(opening: opening, closing: closing) }.coder

    /// The lines of one day, in their order.
    private struct Day: Sendable {
        let day: CivilDay
        var entries: [Entry]
    }

    private static let day: WireCoder<Day> = Shape<Day>(
        "CrewLedgerDay",
        Field("day", .day) { $0.day },
        Field("lines", line.array) { $0.entries }
    ) { day, entries in Day(day: day, entries: entries) }.coder

    private static func days(of lines: [CrewLedgerLine]) -> [Day] {
        var days: [Day] = []
        for line in lines {
            if days.last?.day != line.day { days.append(Day(day: line.day, entries: [])) }
            days[days.count - 1].entries.append(Entry(matter: line.matter, gained: line.gained))
        }
        return days
    }
}

extension CrewWire {
    /// A line without its day.
    private struct Entry: Sendable {
        let matter: CrewLedgerLine.Matter
        let gained: Int64
    }

    private struct LineParts: Sendable {
        let gained: Int64
        let posting: Posting?
        let entry: CashEntry?
    }

    /// A line has one of the two, which tells its column.
    private static let line: WireCoder<Entry> = Shape<LineParts>(
        "CrewLedgerLine",
        Field("gained", won) { $0.gained },
        Field("gateway", posting.optional) { $0.posting },
        Field("cash", cashEntry.optional) { $0.entry }
    ) { gained, posting, entry in LineParts(gained: gained, posting: posting, entry: entry) }
    .map(
        to: { (line: Entry) in
            switch line.matter {
            case .posting(let kind, let payment):
                LineParts(gained: line.gained, posting: Posting(kind: kind, payment: payment), entry: nil)
            case .cash(let entry): LineParts(gained: line.gained, posting: nil, entry: entry)
            }
        },
        from: { parts, place throws(DecodingFailure) in
            switch (parts.posting, parts.entry) {
            case (let posting?, nil):
                return Entry(matter: .posting(posting.kind, posting.payment), gained: parts.gained)
            case (nil, let entry?): return Entry(matter: .cash(entry), gained: parts.gained)
            case (nil, nil): throw DecodingFailure(.member("gateway", of: place), .required)
            case (_?, _?): throw DecodingFailure(.member("cash", of: place), .unexpected)
            }
        }
    ).coder
}

extension CrewWire {
    /// A posting of Payments, and what its order was for.
    private struct Posting: Sendable {
        let kind: LedgerPostingKind
        let payment: CrewPayment
    }

    /// The kinds of `CrewPayment`, as clients see them.
    private enum Purpose: String, Sendable, CaseIterable {
        case fee, dues, none
    }

    private struct PostingParts: Sendable {
        let kind: LedgerPostingKind
        let purpose: Purpose
        let month: CivilMonth?
    }

    private static let posting: WireCoder<Posting> = Shape<PostingParts>(
        "CrewPosting",
        Field("kind", WireCoder<LedgerPostingKind>.choice) { $0.kind },
        Field("purpose", WireCoder<Purpose>.choice) { $0.purpose },
        Field("month", month.optional) { $0.month }
    ) { kind, purpose, month in PostingParts(kind: kind, purpose: purpose, month: month) }
    .map(
        to: { (posting: Posting) in
            switch posting.payment {
            case .fee: PostingParts(kind: posting.kind, purpose: .fee, month: nil)
            case .dues(let month): PostingParts(kind: posting.kind, purpose: .dues, month: month)
            case .none: PostingParts(kind: posting.kind, purpose: .none, month: nil)
            }
        },
        from: { parts, place throws(DecodingFailure) in
            switch (parts.purpose, parts.month) {
            case (.fee, _): return Posting(kind: parts.kind, payment: .fee)
            case (.none, _): return Posting(kind: parts.kind, payment: .none)
            case (.dues, let month?): return Posting(kind: parts.kind, payment: .dues(month))
            case (.dues, nil): throw DecodingFailure(.member("month", of: place), .required)
            }
        }
    ).coder
}
