import Crews
import Vocabulary

/// The money of a crew as its members and treasurers see it.
enum ShownMoney {
    static let month = ShownCrews.moment.koreanMonth
    static let today = ShownCrews.moment.koreanDay
    static let id = DueID(ShownCrews.raw(7, 1))
    static let plan = DuesPlan(amount: ShownCrews.won(10_000), day: 25, from: month.next)

    /// A due of that state, with all that can stand in it.
    static func due(_ state: DueState, isInArrears: Bool = false) -> DueView {
        let due = Due(
            id: id, crew: ShownCrews.id, member: ShownCrews.member.id, month: month,
            amount: ShownCrews.won(8_709), payBy: ShownCrews.after(days: 20), state: state,
            order: state == .paid ? ShownCrews.order : nil, reason: state == .waived ? "부상으로 \"쉼\"" : "",
            remindAt: state == .open ? ShownCrews.after(days: 17) : nil, createdAt: ShownCrews.moment,
            updatedAt: ShownCrews.after(days: 1), version: Version(2))
        return DueView(
            due: due, member: ShownCrews.member, crewName: ShownCrews.details.name, isInArrears: isInArrears)
    }

    /// One of each state, and one in arrears.
    static let dues = DueState.allCases.map { due($0) } + [due(.open, isInArrears: true)]

    static let spent = entry(1, .spent, "조끼 \"열\" 벌", receipt: PictureID(ShownCrews.raw(3, 2)))
    static let takenBack = entry(2, .received, "잘못 적음", takesBack: spent.id)
    static let entries = [spent, takenBack]

    private static func entry(
        _ number: UInt64, _ flow: CashFlow, _ purpose: String, receipt: PictureID? = nil,
        takesBack: CashEntryID? = nil
    ) -> CashEntry {
        CashEntry(
            id: CashEntryID(ShownCrews.raw(8, number)), crew: ShownCrews.id, author: ShownCrews.owner.id,
            flow: flow, amount: ShownCrews.won(45_000), purpose: purpose, day: today, receipt: receipt,
            takesBack: takesBack, createdAt: ShownCrews.moment)
    }
}

extension ShownMoney {
    /// A month with lines of both columns on two days.
    static let ledger = CrewLedger(
        crew: ShownCrews.id, month: month, gateway: LedgerBalance(opening: -3_000, closing: 25_709),
        cash: LedgerBalance(opening: 100_000, closing: 100_000),
        lines: [
            CrewLedgerLine(.posting(.earned, .fee), day: month.firstDay, gained: 30_000),
            CrewLedgerLine(.posting(.earned, .dues(month)), day: today, gained: 8_709),
            CrewLedgerLine(.posting(.payout, .none), day: today, gained: -10_000),
            CrewLedgerLine(.cash(spent), day: today, gained: spent.gained),
            CrewLedgerLine(.cash(takenBack), day: today, gained: takenBack.gained),
        ])

    /// A month in which nothing happened.
    static let quiet = CrewLedger(
        crew: ShownCrews.id, month: month, gateway: LedgerBalance(opening: 0, closing: 0),
        cash: LedgerBalance(opening: 0, closing: 0), lines: [])

    static let account = PayoutAccount(bank: "국민은행", number: "12345678901234", holder: "느티나무 \"FC\"")
    static let former = PayoutAccount(bank: "우리은행", number: "98765432109876", holder: "느티나무")

    /// One account that counts, and one that waits for its second word.
    static let naming = PayoutNaming(
        crew: ShownCrews.id,
        confirmed: NamedAccount(
            account: former, namedBy: ShownCrews.owner.id, namedAt: ShownCrews.moment,
            confirmedBy: ShownCrews.member.id, confirmedAt: ShownCrews.after(days: 1)),
        pending: NamedAccount(
            account: account, namedBy: ShownCrews.owner.id, namedAt: ShownCrews.after(days: 2),
            confirmedBy: nil, confirmedAt: nil), version: Version(3))
    static let unnamed = PayoutNaming(
        crew: ShownCrews.id, confirmed: nil, pending: nil, version: .first)

    /// What a treasurer enters with a receipt.
    static let draft: CashDraft = {
        var draft = CashDraft()
        (draft.flow, draft.amount, draft.purpose) = (.received, 45_000, "찬조금 \"감사\"")
        (draft.day, draft.receipt) = ("\(today)", PictureID(ShownCrews.raw(3, 2)))
        return draft
    }()

    /// An entry that takes back another.
    static let correction: CashDraft = {
        var draft = CashDraft()
        (draft.purpose, draft.takesBack) = ("잘못 적음", spent.id)
        return draft
    }()
}
