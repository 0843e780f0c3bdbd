public import Funding
public import Vocabulary
import Wire

extension RemoteFundingRepository {
    public func receipt(of backing: BackingID, for holder: String) async throws(FundingError) -> ReceiptView {
        try await caller.call(
            FundingEndpoints.receiptOfBacking, BackingReceiptInput(id: backing, holder: holder))
    }

    public func receipt(
        from shelter: ShelterID, in year: Int64, for holder: String
    ) async throws(FundingError) -> ReceiptView {
        try await caller.call(
            FundingEndpoints.receiptOfYear, YearReceiptInput(id: shelter, year: year, holder: holder))
    }

    public func receipt(_ id: ReceiptID) async throws(FundingError) -> ReceiptView {
        try await caller.call(FundingEndpoints.showReceipt, OneReceipt(id: id))
    }

    public func ownReceipts(
        in year: Int64?, _ page: PageRequest
    ) async throws(FundingError) -> Page<ReceiptView> {
        try await caller.call(
            FundingEndpoints.ownReceipts, OwnReceiptsInput(year: year, page: PageFields(page)))
    }

    public func receipts(
        from shelter: ShelterID, in year: Int64, _ page: PageRequest
    ) async throws(FundingError) -> Page<ReceiptView> {
        try await caller.call(
            FundingEndpoints.shelterReceipts,
            ShelterReceiptsInput(id: shelter, year: year, page: PageFields(page)))
    }
}
