import Funding
import Vocabulary
import Wire

extension FundingEndpoints {
    /// What shelters tell backers.
    static let updates: [EndpointDescription] = [tell.description, listUpdates.description]

    /// Receipts.
    static let receipts: [EndpointDescription] = [
        receiptOfBacking.description, receiptOfYear.description, showReceipt.description,
        ownReceipts.description, shelterReceipts.description, receiptAddress.description,
    ]

    static let tell = Endpoint<NewUpdate, UpdateView, FundingError>(
        name: "funding.tell", .post, "/api/v1/campaigns/{id}/updates", access: .member, status: 201,
        creates: true, limit: .perMember(30, oneMoreEach: .seconds(30), isShared: true),
        summary: "Tell backers news or thanks, or note what was bought or delivered, as one of the shelter's "
            + "people.",
        input: NewUpdate.shape, output: FundingWire.update,
        failures: FundingWire.failures.only(
            .invalidFields([]), .notFound, .shelterOnly, .campaignState(.closed)
        ).orSilenced)

    static let listUpdates = Endpoint<UpdatesInput, Page<UpdateView>, FundingError>(
        name: "funding.updates", .get, "/api/v1/campaigns/{id}/updates", access: .anyone,
        summary: "A page of a campaign's updates, the youngest first, or of its log of deliveries.",
        input: UpdatesInput.shape, output: FundingWire.updates,
        failures: FundingWire.failures.only(.invalidFields([]), .notFound))

    static let receiptOfBacking = Endpoint<BackingReceiptInput, ReceiptView, FundingError>(
        name: "funding.receiptOfBacking", .post, "/api/v1/backings/{id}/receipt", access: .member,
        summary: "The receipt of one of one's own backings, issued if there is none with that name.",
        input: BackingReceiptInput.shape, output: FundingWire.receipt,
        failures: FundingWire.failures.only(.invalidFields([]), .notFound, .noReceipt))

    static let receiptOfYear = Endpoint<YearReceiptInput, ReceiptView, FundingError>(
        name: "funding.receiptOfYear", .post, "/api/v1/shelters/{id}/receipts", access: .member,
        summary: "One receipt of all that one has given a shelter in a year; receipts of single backings are "
            + "merged into it.",
        input: YearReceiptInput.shape, output: FundingWire.receipt,
        failures: FundingWire.failures.only(.invalidFields([]), .notFound, .noReceipt))

    static let showReceipt = Endpoint<OneReceipt, ReceiptView, FundingError>(
        name: "funding.receipt", .get, "/api/v1/receipts/{id}", access: .member,
        summary: "A receipt, void or not, for its member, the treasurer of the shelter and operators.",
        input: OneReceipt.shape, output: FundingWire.receipt,
        failures: FundingWire.failures.only(.notFound))

    static let ownReceipts = Endpoint<OwnReceiptsInput, Page<ReceiptView>, FundingError>(
        name: "funding.ownReceipts", .get, "/api/v1/me/receipts", access: .member,
        summary: "A page of one's own receipts, the youngest first.",
        input: OwnReceiptsInput.shape, output: FundingWire.receipts,
        failures: FundingWire.failures.only(.invalidFields([])))

    static let shelterReceipts = Endpoint<ShelterReceiptsInput, Page<ReceiptView>, FundingError>(
        name: "funding.shelterReceipts", .get, "/api/v1/shelters/{id}/receipts", access: .member,
        summary: "A page of all receipts of a shelter and year, for its treasurer.",
        input: ShelterReceiptsInput.shape, output: FundingWire.receipts,
        failures: FundingWire.failures.only(.invalidFields([]), .notFound, .treasurersOnly))

    static let receiptAddress = Endpoint<OneReceipt, ReceiptAddress, FundingError>(
        name: "funding.receiptAddress", .post, "/api/v1/receipts/{id}/address", access: .member,
        limit: .perMember(10, oneMoreEach: .seconds(60), isShared: true),
        summary: "A new address at which a browser shows a receipt for printing: /receipt/SECRET. It serves "
            + "for 7 days.",
        input: OneReceipt.shape, output: FundingWire.receiptAddress,
        failures: FundingWire.failures.only(.notFound))
}
