import Funding
import Vocabulary
import Wire

extension FundingWire {
    /// The errors of funding on the wire.
    static let failures = FailureCoder<FundingError>(ofShelters + ofCampaigns + ofBackings)

    private static let ofShelters: [FailureCoder<FundingError>.Case] = [
        .fieldErrors(FundingError.invalidFields), .plain(.notFound), .plain(.managersOnly),
        .plain(.treasurersOnly), .plain(.operatorsOnly), .plain(.shelterOnly),
        .carrying("version", .version, example: .first, FundingError.changed) {
            if case .changed(let version) = $0 { version } else { nil }
        },
        .plain(.shelterClosed),
        .carrying("state", WireCoder<ShelterState>.choice, example: .pending, FundingError.shelterState) {
            if case .shelterState(let state) = $0 { state } else { nil }
        },
        .plain(.shelterFixed), .plain(.notVerified), .plain(.ownerStays),
        .carrying("most", .count, example: ShelterMember.most, FundingError.tooManyPeople) {
            if case .tooManyPeople(let most) = $0 { most } else { nil }
        },
        .carrying("most", .count, example: FundingError.mostOfMember, FundingError.tooManyShelters) {
            if case .tooManyShelters(let most) = $0 { most } else { nil }
        },
    ]

    private static let ofCampaigns: [FailureCoder<FundingError>.Case] = [
        .carrying("most", .count, example: FundingError.mostOfShelter, FundingError.tooManyCampaigns) {
            if case .tooManyCampaigns(let most) = $0 { most } else { nil }
        },
        .carrying("state", WireCoder<CampaignState>.choice, example: .closed, FundingError.campaignState) {
            if case .campaignState(let state) = $0 { state } else { nil }
        },
        .plain(.campaignFixed),
        .carrying("item", itemNumber, example: 1, FundingError.itemTaken) {
            if case .itemTaken(let item) = $0 { item } else { nil }
        },
        .carrying(
            "others", .money, example: Money(4_000_000, .krw), FundingError.registrationRequired
        ) {
            if case .registrationRequired(let others) = $0 { others } else { nil }
        },
        .plain(.registrationPeriod), .plain(.registrationStays), .plain(.accountMissing),
        .carrying("raised", .money, example: Money(120_000, .krw), FundingError.notReached) {
            if case .notReached(let raised) = $0 { raised } else { nil }
        },
        .plain(.tooLate), .plain(.notCollecting), .plain(.ownCampaign),
        .carrying("most", .money, example: Money(120_000, .krw), FundingError.balanceTooLow) {
            if case .balanceTooLow(let most) = $0 { most } else { nil }
        },
    ]

    private static let ofBackings: [FailureCoder<FundingError>.Case] = [
        .carrying("left", .money, example: Money(15_000, .krw), FundingError.notEnoughLeft) {
            if case .notEnoughLeft(let left) = $0 { left } else { nil }
        },
        .carrying(
            "left", itemLeft, example: ItemPick(item: 1, quantity: 2),
            { FundingError.itemGone($0.item, left: $0.quantity) }
        ) {
            if case .itemGone(let item, let left) = $0 { ItemPick(item: item, quantity: left) } else { nil }
        },
        .carrying("most", .count, example: CampaignEngine.mostOfMember, FundingError.tooManyBackings) {
            if case .tooManyBackings(let most) = $0 { most } else { nil }
        },
        .carrying("state", WireCoder<BackingState>.choice, example: .lapsed, FundingError.backingState) {
            if case .backingState(let state) = $0 { state } else { nil }
        },
        .carrying("order", .id(), example: exampleOrder, FundingError.beingPaid) {
            if case .beingPaid(let order) = $0 { order } else { nil }
        },
        .plain(.noReceipt),
    ]

    /// How many of an item are left.
    private static let itemLeft: WireCoder<ItemPick> = Shape<ItemPick>(
        "CampaignItemLeft",
        Field("item", itemNumber) { $0.item },
        Field("quantity", .count) { $0.quantity }
    ) { item, quantity in ItemPick(item: item, quantity: quantity) }.coder

    /// An order of 2026-01-01T01:00:00Z.
    static let exampleOrder = OrderID(RawIdentifier(milliseconds: 1_767_229_200_000, random: (0, 2)))
}
