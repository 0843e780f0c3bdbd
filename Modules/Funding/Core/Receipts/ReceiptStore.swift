public import Vocabulary

/// The atomic operations on stored receipts.
public protocol ReceiptStore: Sendable {
    /// Holds the shelter's row, reads the file of a member and year, and writes the change that `decision`
    /// gives, in one transaction: numbers are given by one decision at a time, and have no gaps. Answers the
    /// receipt that the change answers with, as it is then; nil if it answers with none. An empty change
    /// writes nothing.
    ///
    /// `decision` may be called more than once, and has no effects. Throws `notFound` if there is no such
    /// shelter, what `decision` throws, and `service(.accessInvalid)` for an actor who was forgotten.
    func decide(
        receiptsOf member: MemberID, from shelter: ShelterID, in year: Int64, by actor: MemberID?,
        at now: Timestamp,
        _ decision: @escaping @Sendable (ReceiptFile) throws(FundingError) -> ReceiptChange
    ) async throws(FundingError) -> Receipt?

    /// The receipt; nil if there is none. Throws outages.
    func receipt(_ id: ReceiptID) async throws(FundingError) -> Receipt?

    /// The valid receipts that have these backings, by backing; costs one query. Throws outages.
    func receipts(having backings: [BackingID]) async throws(FundingError) -> [BackingID: ReceiptID]

    /// A page of receipts. The caller has checked the cursor. Throws outages.
    func receipts(_ list: ReceiptList, _ page: PageRequest) async throws(FundingError) -> Page<Receipt>

    /// At most `limit` valid receipts with a line of which money went back since, the first issued first.
    /// Throws outages.
    func staleReceipts(limit: Int) async throws(FundingError) -> [Receipt]
}
