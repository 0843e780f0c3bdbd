public import Crews
import Vocabulary
public import Wire

extension CrewWire {
    /// An entry of cash.
    public static let cashEntry: WireCoder<CashEntry> = Shape<CashEntry>(
        "CrewCashEntry",
        Field("id", .id()) { $0.id },
        Field("crew", .id()) { $0.crew },
        Field("author", .id()) { $0.author },
        Field(flattening: cash) { Cash(flow: $0.flow, amount: $0.amount, purpose: $0.purpose, day: $0.day) },
        Field("receipt", WireCoder<PictureID>.id().optional) { $0.receipt },
        Field("takesBack", WireCoder<CashEntryID>.id().optional) { $0.takesBack },
        Field("createdAt", .timestamp) { $0.createdAt }
    ) { id, crew, author, cash, receipt, takesBack, createdAt in
        CashEntry(
            id: id, crew: crew, author: author, flow: cash.flow, amount: cash.amount, purpose: cash.purpose,
            day: cash.day, receipt: receipt, takesBack: takesBack, createdAt: createdAt)
    }.coder

    /// What was received or spent.
    private struct Cash: Sendable {
        let flow: CashFlow
        let amount: Money
        let purpose: String
        let day: CivilDay
    }

    private static let cash = Shape<Cash>(
        "CrewCash",
        Field("flow", WireCoder<CashFlow>.choice) { $0.flow },
        Field("amount", .money) { $0.amount },
        Field("purpose", purpose) { $0.purpose },
        Field("day", .day) { $0.day }
    ) { flow, amount, purpose, day in Cash(flow: flow, amount: amount, purpose: purpose, day: day) }

    /// An entry before its check. One that takes back another leaves direction and amount out.
    static let cashDraft = Shape<CashDraft>(
        "CrewCashDraft",
        Field("flow", WireCoder<CashFlow>.choice, fallback: .spent) { $0.flow },
        Field("amount", won, fallback: 0) { $0.amount },
        Field("purpose", purpose, fallback: "", note: .required) { $0.purpose },
        Field("day", .text(format: "date", example: "2026-12-05"), fallback: "") { $0.day },
        Field("receipt", WireCoder<PictureID>.namedPicture.optional) { $0.receipt },
        Field("takesBack", WireCoder<CashEntryID>.id().optional) { $0.takesBack }
    ) { flow, amount, purpose, day, receipt, takesBack in
        var draft = CashDraft()
        (draft.flow, draft.amount, draft.purpose) = (flow, amount, purpose)
        (draft.day, draft.receipt, draft.takesBack) = (day, receipt, takesBack)
        return draft
    }

    private static let purpose = WireCoder<String>.text(
        minimumLength: 1, maximumLength: 100, example: "조끼 열 벌")
}
