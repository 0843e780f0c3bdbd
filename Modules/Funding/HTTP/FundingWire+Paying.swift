import Funding
import Vocabulary
import Wire

/// What a backer has chosen.
struct BackingChoice: Sendable {
    let lines: [BackingLine]
    let amount: Money
    let isAnonymous: Bool
    let message: String
}

extension BackingChoice {
    init(_ backing: Backing) {
        self.init(
            lines: backing.lines, amount: backing.amount, isAnonymous: backing.isAnonymous,
            message: backing.message)
    }
}

/// How far the payment of a backing has come, and what goes back of it.
struct BackingPayment: Sendable {
    let state: BackingState
    let order: OrderID?
    let until: Timestamp?
    let refund: BackingRefund?
    let choices: [ItemChoice]
    let returned: Money
}

extension BackingPayment {
    init(_ backing: Backing) {
        self.init(
            state: backing.state, order: backing.order, until: backing.until, refund: backing.refund,
            choices: backing.choices, returned: backing.returned)
    }
}

/// When a backing was made, paid and changed.
struct BackingMoments: Sendable {
    let createdAt: Timestamp
    let backedAt: Timestamp?
    let updatedAt: Timestamp
    let version: Version
}

extension BackingMoments {
    init(_ backing: Backing) {
        self.init(
            createdAt: backing.createdAt, backedAt: backing.backedAt, updatedAt: backing.updatedAt,
            version: backing.version)
    }
}

extension FundingWire {
    static let choice = Shape<BackingChoice>(
        "BackingChoice",
        Field("lines", backedLine.array) { $0.lines },
        Field("amount", .money) { $0.amount },
        Field("anonymous", .bool) { $0.isAnonymous },
        Field("message", message, fallback: "") { $0.message }
    ) { lines, amount, isAnonymous, message in
        BackingChoice(lines: lines, amount: amount, isAnonymous: isAnonymous, message: message)
    }

    static let payment = Shape<BackingPayment>(
        "BackingPayment",
        Field("state", WireCoder<BackingState>.choice) { $0.state },
        Field("order", WireCoder<OrderID>.id().optional) { $0.order },
        Field("until", WireCoder<Timestamp>.timestamp.optional) { $0.until },
        Field("refund", refund.optional) { $0.refund },
        Field("choices", itemChoice.array) { $0.choices },
        Field("returned", .money) { $0.returned }
    ) { state, order, until, refund, choices, returned in
        BackingPayment(
            state: state, order: order, until: until, refund: refund, choices: choices, returned: returned)
    }

    static let moments = Shape<BackingMoments>(
        "BackingMoments",
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("backedAt", WireCoder<Timestamp>.timestamp.optional) { $0.backedAt },
        Field("updatedAt", .timestamp) { $0.updatedAt },
        Field("version", .version) { $0.version }
    ) { createdAt, backedAt, updatedAt, version in
        BackingMoments(createdAt: createdAt, backedAt: backedAt, updatedAt: updatedAt, version: version)
    }

    private static let backedLine: WireCoder<BackingLine> = Shape<BackingLine>(
        "BackingLine",
        Field("item", itemNumber) { $0.item },
        Field("quantity", .count(in: CampaignItemDraft.quantities)) { $0.quantity },
        Field("unitPrice", .money) { $0.unitPrice }
    ) { item, quantity, unitPrice in
        BackingLine(item: item, quantity: quantity, unitPrice: unitPrice)
    }.coder

    /// A refund that is decided and not made yet; without an amount all that is left.
    private static let refund: WireCoder<BackingRefund> = Shape<BackingRefund>(
        "BackingRefund",
        Field("order", .id()) { $0.order },
        Field("amount", WireCoder<Money>.money.optional) { $0.amount },
        Field("reason", WireCoder<BackingRefund.Reason>.choice) { $0.reason },
        Field("item", itemNumber.optional) { $0.item },
        Field("attempts", .count) { $0.attempts },
        Field("nextAt", .timestamp) { $0.nextAt }
    ) { order, amount, reason, item, attempts, nextAt in
        BackingRefund(
            order: order, amount: amount, reason: reason, item: item, attempts: attempts, nextAt: nextAt)
    }.coder
}

extension FundingWire {
    /// The kinds of `ItemChoice.Answer`, as clients see them.
    private enum AnswerKind: String, Sendable, CaseIterable {
        case open, refund, swap
    }

    private struct AnswerParts: Sendable {
        let kind: AnswerKind
        let swapFor: Int?
    }

    /// What becomes of the money for an item that cannot be had. `swapFor` is the item that is bought in its
    /// place; without it the shelter buys what is needed.
    static let answer = Shape<AnswerParts>(
        "ItemAnswer",
        Field("answer", WireCoder<AnswerKind>.choice) { $0.kind },
        Field("swapFor", itemNumber.optional) { $0.swapFor }
    ) { kind, swapFor in AnswerParts(kind: kind, swapFor: swapFor) }
    .map(
        to: { (answer: ItemChoice.Answer) in
            switch answer {
            case .open: AnswerParts(kind: .open, swapFor: nil)
            case .refund: AnswerParts(kind: .refund, swapFor: nil)
            case .swap(let item): AnswerParts(kind: .swap, swapFor: item)
            }
        },
        from: { parts, place throws(DecodingFailure) in
            switch (parts.kind, parts.swapFor) {
            case (.swap, let item): return .swap(item)
            case (.open, nil): return .open
            case (.refund, nil): return .refund
            case (.open, _?), (.refund, _?):
                throw DecodingFailure(.member("swapFor", of: place), .unexpected)
            }
        })

    private static let itemChoice: WireCoder<ItemChoice> = Shape<ItemChoice>(
        "ItemChoice",
        Field("item", itemNumber) { $0.item },
        Field(flattening: answer) { $0.answer },
        Field("until", .timestamp) { $0.until }
    ) { item, answer, until in ItemChoice(item: item, answer: answer, until: until) }.coder
}
