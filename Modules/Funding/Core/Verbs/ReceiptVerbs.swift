public import Vocabulary

/// Receipts of what a member has given. They are not the official form for taxes, and say so.
public protocol ReceiptVerbs: Sendable {
    /// The receipt of one of the principal's backings; the one that there is, or a new one with that name.
    /// Throws `notFound`, `noReceipt`, `invalidFields` (holder).
    func receipt(of backing: BackingID, for holder: String) async throws(FundingError) -> ReceiptView

    /// One receipt of all that the principal has given a shelter in a year of the Korean calendar; receipts
    /// of single backings are merged into it. Throws `notFound`, `noReceipt`, `invalidFields` (holder, year).
    func receipt(
        from shelter: ShelterID, in year: Int64, for holder: String
    ) async throws(FundingError) -> ReceiptView

    /// A receipt, void or not, for its member, the treasurer of the shelter and operators. Throws `notFound`.
    func receipt(_ id: ReceiptID) async throws(FundingError) -> ReceiptView

    /// A page of the principal's own receipts, the youngest first, of one year if it is given. Throws
    /// `invalidFields`.
    func ownReceipts(in year: Int64?, _ page: PageRequest) async throws(FundingError) -> Page<ReceiptView>

    /// A page of all receipts of a shelter and year, for its treasurer: from these it writes its own official
    /// ones. Throws `notFound`, `treasurersOnly`, `invalidFields`.
    func receipts(
        from shelter: ShelterID, in year: Int64, _ page: PageRequest
    ) async throws(FundingError) -> Page<ReceiptView>
}
