import Funding
import Vocabulary
import Wire

/// A verb's backing and nothing else.
struct OneBacking: Sendable {
    let id: BackingID

    static let shape = Shape<OneBacking>("OneBacking", Field("id", .id()) { $0.id }) { OneBacking(id: $0) }
}

/// What a backer chooses: items, or an amount.
struct NewBacking: Sendable {
    let id: CampaignID
    let draft: BackingDraft

    static let shape = Shape<NewBacking>(
        "NewBacking",
        Field("id", .id()) { $0.id },
        Field("items", pick.array, fallback: []) { $0.draft.items },
        Field("amount", FundingWire.won.optional) { $0.draft.amount },
        Field("anonymous", .bool, fallback: false) { $0.draft.isAnonymous },
        Field("message", FundingWire.message, fallback: "") { $0.draft.message }
    ) { id, items, amount, isAnonymous, message in
        NewBacking(
            id: id,
            draft: BackingDraft(items: items, amount: amount, isAnonymous: isAnonymous, message: message))
    }

    private static let pick: WireCoder<ItemPick> = Shape<ItemPick>(
        "ItemPick",
        Field("item", .count) { $0.item },
        Field("quantity", .count(in: CampaignItemDraft.quantities), fallback: 1) { $0.quantity }
    ) { item, quantity in ItemPick(item: item, quantity: quantity) }.coder
}

/// What becomes of the money for an item that cannot be had.
struct ItemChoiceInput: Sendable {
    let id: BackingID
    let item: Int
    let answer: ItemChoice.Answer

    static let shape = Shape<ItemChoiceInput>(
        "ItemChoiceInput",
        Field("id", .id()) { $0.id },
        Field("item", .count) { $0.item },
        Field(flattening: FundingWire.answer) { $0.answer }
    ) { id, item, answer in ItemChoiceInput(id: id, item: item, answer: answer) }
}

/// A page of the principal's own records, or of a list of operators.
struct FundingPageInput: Sendable {
    let page: PageFields

    static let shape = Shape<FundingPageInput>(
        "FundingPageInput", Field(flattening: PageFields.shape) { $0.page }
    ) { FundingPageInput(page: $0) }
}
