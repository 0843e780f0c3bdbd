import Crews
import Vocabulary
import Wire

/// The monthly dues that a crew has from a month on.
struct DuesPlanInput: Sendable {
    let id: CrewID
    let plan: DuesPlan

    static let shape = Shape<DuesPlanInput>(
        "CrewDuesPlanInput",
        Field("id", .id()) { $0.id },
        Field(flattening: CrewWire.duesPlan) { $0.plan }
    ) { id, plan in DuesPlanInput(id: id, plan: plan) }
}

/// A page of dues: one's own, or those that `list` or `month` chooses.
struct DuesInput: Sendable {
    let id: CrewID
    let list: DuesList
    let page: PageFields

    static let shape = Shape<DuesInput>(
        "CrewDuesInput",
        Field("id", .id()) { $0.id },
        Field(flattening: chosen) { $0.list },
        Field(flattening: PageFields.shape) { $0.page }
    ) { id, list, page in DuesInput(id: id, list: list, page: page) }

    /// The lists that have a name of their own.
    private enum Name: String, Sendable, CaseIterable {
        case own, all, arrears
    }

    private struct Choice: Sendable {
        let name: Name?
        let month: CivilMonth?
    }

    /// Of two members that choose a list the second is a fault.
    private static let chosen = Shape<Choice>(
        "CrewDuesChoice",
        Field("list", WireCoder<Name>.choice.optional) { $0.name },
        Field("month", CrewWire.month.optional) { $0.month }
    ) { name, month in Choice(name: name, month: month) }
    .map(
        to: { (list: DuesList) in
            switch list {
            case .own: Choice(name: nil, month: nil)
            case .all: Choice(name: .all, month: nil)
            case .arrears: Choice(name: .arrears, month: nil)
            case .of(let month): Choice(name: nil, month: month)
            }
        },
        from: { choice, place throws(DecodingFailure) in
            switch (choice.name, choice.month) {
            case (nil, nil), (.own, nil): return .own
            case (.all, nil): return .all
            case (.arrears, nil): return .arrears
            case (nil, let month?): return .of(month)
            case (_?, _?): throw DecodingFailure(.member("month", of: place), .unexpected)
            }
        })
}

/// One member's dues of a month that are waived, and why.
struct WaiverInput: Sendable {
    let id: DueID
    let reason: String

    static let shape = Shape<WaiverInput>(
        "CrewWaiverInput",
        Field("id", .id()) { $0.id },
        Field("reason", CrewWire.reason, fallback: "", note: .required) { $0.reason }
    ) { id, reason in WaiverInput(id: id, reason: reason) }
}

/// Cash that came in or went out.
struct CashInput: Sendable {
    let id: CrewID
    let draft: CashDraft

    static let shape = Shape<CashInput>(
        "CrewCashInput",
        Field("id", .id()) { $0.id },
        Field(flattening: CrewWire.cashDraft) { $0.draft }
    ) { id, draft in CashInput(id: id, draft: draft) }
}

/// A month of a crew's ledger.
struct LedgerInput: Sendable {
    let id: CrewID
    let month: CivilMonth

    static let shape = Shape<LedgerInput>(
        "CrewLedgerInput",
        Field("id", .id()) { $0.id },
        Field("month", CrewWire.month) { $0.month }
    ) { id, month in LedgerInput(id: id, month: month) }
}

/// The account of a crew, as one of its leaders names it.
struct AccountInput: Sendable {
    let id: CrewID
    let account: PayoutAccount

    static let shape = Shape<AccountInput>(
        "CrewAccountInput",
        Field("id", .id()) { $0.id },
        Field(flattening: CrewWire.account) { $0.account }
    ) { id, account in AccountInput(id: id, account: account) }
}
