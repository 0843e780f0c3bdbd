public import Vocabulary

/// The atomic operations on stored shelters, campaigns, backings, receipts and the rights to them. Each
/// either happens wholly and durably or throws a `service` failure.
///
/// Whatever is written for a member is refused with `service(.accessInvalid)`, in the same step, once they
/// have been forgotten: they may have withdrawn after it was asked whether they may.
public protocol FundingStore: ShelterStore, CampaignStore, BackingStore, ReceiptStore, ReceiptRightStore {
    /// Notes that the member has withdrawn and erases their data; doing it again changes nothing. The first
    /// step refuses further writes for them and erases their idempotency records. Then, shelter by shelter
    /// and campaign by campaign: `ShelterEngine.forget`, `CampaignEngine.forget` for their backings,
    /// `Campaign.withoutPhotos`, `CampaignUpdate.erased`, `Receipt.erased`. An interrupted call is finished
    /// by the next.
    func forget(_ member: MemberID, at now: Timestamp) async throws(FundingError)

    /// Waiting notices to members, acts of operators, and changes of pictures.
    var outbox: any Outbox { get }
}
