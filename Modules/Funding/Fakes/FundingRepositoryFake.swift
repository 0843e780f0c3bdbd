// Emitted from the protocol FundingRepository, not written by hand. Scripts/fakes writes it anew.

public import Funding
public import Vocabulary

/// A test double of `FundingRepository`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct FundingRepositoryFake: FundingRepository {
    /// Implements `found(_:idempotencyKey:)`.
    public var found: @Sendable (ShelterDraft, IdempotencyKey?) async throws(FundingError) -> ShelterView
    /// Implements `shelter(_:)`.
    public var shelter: @Sendable (ShelterID) async throws(FundingError) -> ShelterView
    /// Implements `shelters(_:_:)`.
    public var shelters: @Sendable (ShelterQuery, PageRequest) async throws(FundingError) -> Page<ShelterView>
    /// Implements `ownShelters()`.
    public var ownShelters: @Sendable () async throws(FundingError) -> [ShelterView]
    /// Implements `edit(_:_:expecting:)`.
    public var edit: @Sendable (ShelterID, ShelterDraft, Version?) async throws(FundingError) -> ShelterView
    /// Implements `nameAccount(_:of:)`.
    public var nameAccount: @Sendable (BankAccount, ShelterID) async throws(FundingError) -> ShelterView
    /// Implements `people(of:)`.
    public var people: @Sendable (ShelterID) async throws(FundingError) -> [ShelterMemberView]
    /// Implements `setRole(_:of:in:)`.
    public var setRole:
        @Sendable (ShelterRole, MemberID, ShelterID) async throws(FundingError) -> [ShelterMemberView]
    /// Implements `remove(_:from:)`.
    public var remove: @Sendable (MemberID, ShelterID) async throws(FundingError) -> [ShelterMemberView]
    /// Implements `browse(_:_:)`.
    public var browse: @Sendable (CampaignQuery, PageRequest) async throws(FundingError) -> Page<CampaignView>
    /// Implements `campaign(_:)`.
    public var campaign: @Sendable (CampaignID) async throws(FundingError) -> CampaignView
    /// Implements `campaigns(of:_:)`.
    public var campaigns: @Sendable (ShelterID, PageRequest) async throws(FundingError) -> Page<CampaignView>
    /// Implements `draft(_:of:idempotencyKey:)`.
    public var draft:
        @Sendable (CampaignDraft, ShelterID, IdempotencyKey?) async throws(FundingError) -> CampaignView
    /// Implements `edit(_:_:expecting:)`.
    public var editCampaignID:
        @Sendable (CampaignID, CampaignDraft, Version?) async throws(FundingError) -> CampaignView
    /// Implements `open(_:)`.
    public var open: @Sendable (CampaignID) async throws(FundingError) -> CampaignView
    /// Implements `extend(_:to:)`.
    public var extend: @Sendable (CampaignID, DeadlineDraft) async throws(FundingError) -> CampaignView
    /// Implements `close(_:)`.
    public var close: @Sendable (CampaignID) async throws(FundingError) -> CampaignView
    /// Implements `cancel(_:)`.
    public var cancel: @Sendable (CampaignID) async throws(FundingError) -> CampaignView
    /// Implements `lack(_:in:)`.
    public var lack: @Sendable (Int, CampaignID) async throws(FundingError) -> CampaignView
    /// Implements `payouts(of:_:)`.
    public var payouts: @Sendable (CampaignID, PageRequest) async throws(FundingError) -> Page<Payout>
    /// Implements `back(_:_:idempotencyKey:)`.
    public var back:
        @Sendable (CampaignID, BackingDraft, IdempotencyKey?) async throws(FundingError) -> BackingView
    /// Implements `backing(_:)`.
    public var backing: @Sendable (BackingID) async throws(FundingError) -> BackingView
    /// Implements `leave(_:)`.
    public var leave: @Sendable (BackingID) async throws(FundingError) -> BackingView
    /// Implements `choose(_:for:of:)`.
    public var choose: @Sendable (ItemChoice.Answer, Int, BackingID) async throws(FundingError) -> BackingView
    /// Implements `backers(of:_:)`.
    public var backers: @Sendable (CampaignID, PageRequest) async throws(FundingError) -> Page<BackerCard>
    /// Implements `backings(of:_:)`.
    public var backings: @Sendable (CampaignID, PageRequest) async throws(FundingError) -> Page<BackingView>
    /// Implements `ownBackings(_:)`.
    public var ownBackings: @Sendable (PageRequest) async throws(FundingError) -> Page<BackingView>
    /// Implements `ownYears()`.
    public var ownYears: @Sendable () async throws(FundingError) -> [BackedYear]
    /// Implements `tell(_:_:idempotencyKey:)`.
    public var tell:
        @Sendable (CampaignID, UpdateDraft, IdempotencyKey?) async throws(FundingError) -> UpdateView
    /// Implements `updates(of:deliveriesOnly:_:)`.
    public var updates:
        @Sendable (CampaignID, Bool, PageRequest) async throws(FundingError) -> Page<UpdateView>
    /// Implements `receipt(of:for:)`.
    public var receipt: @Sendable (BackingID, String) async throws(FundingError) -> ReceiptView
    /// Implements `receipt(from:in:for:)`.
    public var receiptFrom: @Sendable (ShelterID, Int64, String) async throws(FundingError) -> ReceiptView
    /// Implements `receipt(_:)`.
    public var receiptID: @Sendable (ReceiptID) async throws(FundingError) -> ReceiptView
    /// Implements `ownReceipts(in:_:)`.
    public var ownReceipts: @Sendable (Int64?, PageRequest) async throws(FundingError) -> Page<ReceiptView>
    /// Implements `receipts(from:in:_:)`.
    public var receipts:
        @Sendable (ShelterID, Int64, PageRequest) async throws(FundingError) -> Page<ReceiptView>
    /// Implements `decide(_:about:reason:)`.
    public var decide:
        @Sendable (ShelterDecision, ShelterID, String) async throws(FundingError) -> ShelterView
    /// Implements `pause(_:reason:)`.
    public var pause: @Sendable (CampaignID, String) async throws(FundingError) -> CampaignView
    /// Implements `resume(_:under:reason:)`.
    public var resume: @Sendable (CampaignID, ShelterID?, String) async throws(FundingError) -> CampaignView
    /// Implements `callOff(_:reason:)`.
    public var callOff: @Sendable (CampaignID, String) async throws(FundingError) -> CampaignView
    /// Implements `payOut(_:_:transfer:reason:)`.
    public var payOut: @Sendable (CampaignID, Int64, String, String) async throws(FundingError) -> Payout
    /// Implements `payoutAccount(of:reason:)`.
    public var payoutAccount: @Sendable (CampaignID, String) async throws(FundingError) -> BankAccount
    /// Implements `stuckRefunds(_:)`.
    public var stuckRefunds: @Sendable (PageRequest) async throws(FundingError) -> Page<BackingView>

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        found = { _, _ throws(FundingError) in throw Self.unstubbed("found") }
        shelter = { _ throws(FundingError) in throw Self.unstubbed("shelter") }
        shelters = { _, _ throws(FundingError) in throw Self.unstubbed("shelters") }
        ownShelters = { () throws(FundingError) in throw Self.unstubbed("ownShelters") }
        edit = { _, _, _ throws(FundingError) in throw Self.unstubbed("edit") }
        nameAccount = { _, _ throws(FundingError) in throw Self.unstubbed("nameAccount") }
        people = { _ throws(FundingError) in throw Self.unstubbed("people") }
        setRole = { _, _, _ throws(FundingError) in throw Self.unstubbed("setRole") }
        remove = { _, _ throws(FundingError) in throw Self.unstubbed("remove") }
        browse = { _, _ throws(FundingError) in throw Self.unstubbed("browse") }
        campaign = { _ throws(FundingError) in throw Self.unstubbed("campaign") }
        campaigns = { _, _ throws(FundingError) in throw Self.unstubbed("campaigns") }
        draft = { _, _, _ throws(FundingError) in throw Self.unstubbed("draft") }
        editCampaignID = { _, _, _ throws(FundingError) in throw Self.unstubbed("editCampaignID") }
        open = { _ throws(FundingError) in throw Self.unstubbed("open") }
        extend = { _, _ throws(FundingError) in throw Self.unstubbed("extend") }
        close = { _ throws(FundingError) in throw Self.unstubbed("close") }
        cancel = { _ throws(FundingError) in throw Self.unstubbed("cancel") }
        lack = { _, _ throws(FundingError) in throw Self.unstubbed("lack") }
        payouts = { _, _ throws(FundingError) in throw Self.unstubbed("payouts") }
        back = { _, _, _ throws(FundingError) in throw Self.unstubbed("back") }
        backing = { _ throws(FundingError) in throw Self.unstubbed("backing") }
        leave = { _ throws(FundingError) in throw Self.unstubbed("leave") }
        choose = { _, _, _ throws(FundingError) in throw Self.unstubbed("choose") }
        backers = { _, _ throws(FundingError) in throw Self.unstubbed("backers") }
        backings = { _, _ throws(FundingError) in throw Self.unstubbed("backings") }
        ownBackings = { _ throws(FundingError) in throw Self.unstubbed("ownBackings") }
        ownYears = { () throws(FundingError) in throw Self.unstubbed("ownYears") }
        tell = { _, _, _ throws(FundingError) in throw Self.unstubbed("tell") }
        updates = { _, _, _ throws(FundingError) in throw Self.unstubbed("updates") }
        receipt = { _, _ throws(FundingError) in throw Self.unstubbed("receipt") }
        receiptFrom = { _, _, _ throws(FundingError) in throw Self.unstubbed("receiptFrom") }
        receiptID = { _ throws(FundingError) in throw Self.unstubbed("receiptID") }
        ownReceipts = { _, _ throws(FundingError) in throw Self.unstubbed("ownReceipts") }
        receipts = { _, _, _ throws(FundingError) in throw Self.unstubbed("receipts") }
        decide = { _, _, _ throws(FundingError) in throw Self.unstubbed("decide") }
        pause = { _, _ throws(FundingError) in throw Self.unstubbed("pause") }
        resume = { _, _, _ throws(FundingError) in throw Self.unstubbed("resume") }
        callOff = { _, _ throws(FundingError) in throw Self.unstubbed("callOff") }
        payOut = { _, _, _, _ throws(FundingError) in throw Self.unstubbed("payOut") }
        payoutAccount = { _, _ throws(FundingError) in throw Self.unstubbed("payoutAccount") }
        stuckRefunds = { _ throws(FundingError) in throw Self.unstubbed("stuckRefunds") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any FundingRepository) {
        found = real.found(_:idempotencyKey:)
        shelter = real.shelter(_:)
        shelters = real.shelters(_:_:)
        ownShelters = real.ownShelters
        edit = { id, draft, version throws(FundingError) in
            try await real.edit(id, draft, expecting: version)
        }
        nameAccount = real.nameAccount(_:of:)
        people = real.people(of:)
        setRole = real.setRole(_:of:in:)
        remove = real.remove(_:from:)
        browse = real.browse(_:_:)
        campaign = real.campaign(_:)
        campaigns = real.campaigns(of:_:)
        draft = real.draft(_:of:idempotencyKey:)
        editCampaignID = { id, draft, version throws(FundingError) in
            try await real.edit(id, draft, expecting: version)
        }
        open = real.open(_:)
        extend = real.extend(_:to:)
        close = real.close(_:)
        cancel = real.cancel(_:)
        lack = real.lack(_:in:)
        payouts = real.payouts(of:_:)
        back = real.back(_:_:idempotencyKey:)
        backing = real.backing(_:)
        leave = real.leave(_:)
        choose = real.choose(_:for:of:)
        backers = real.backers(of:_:)
        backings = real.backings(of:_:)
        ownBackings = real.ownBackings(_:)
        ownYears = real.ownYears
        tell = real.tell(_:_:idempotencyKey:)
        updates = real.updates(of:deliveriesOnly:_:)
        receipt = real.receipt(of:for:)
        receiptFrom = real.receipt(from:in:for:)
        receiptID = real.receipt(_:)
        ownReceipts = real.ownReceipts(in:_:)
        receipts = real.receipts(from:in:_:)
        decide = real.decide(_:about:reason:)
        pause = real.pause(_:reason:)
        resume = real.resume(_:under:reason:)
        callOff = real.callOff(_:reason:)
        payOut = real.payOut(_:_:transfer:reason:)
        payoutAccount = real.payoutAccount(of:reason:)
        stuckRefunds = real.stuckRefunds(_:)
    }

    private static func unstubbed(_ name: String) -> FundingError {
        .service(.internal("FundingRepository.\(name) is not stubbed"))
    }
}

extension FundingRepositoryFake {
    /// Calls `found`.
    public func found(
        _ draft: ShelterDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> ShelterView {
        try await found(draft, key)
    }

    /// Calls `shelter`.
    public func shelter(_ id: ShelterID) async throws(FundingError) -> ShelterView {
        try await shelter(id)
    }

    /// Calls `shelters`.
    public func shelters(
        _ query: ShelterQuery, _ page: PageRequest
    ) async throws(FundingError) -> Page<ShelterView> {
        try await shelters(query, page)
    }

    /// Calls `ownShelters`.
    public func ownShelters() async throws(FundingError) -> [ShelterView] {
        try await ownShelters()
    }

    /// Calls `edit`.
    public func edit(
        _ id: ShelterID, _ draft: ShelterDraft, expecting version: Version?
    ) async throws(FundingError) -> ShelterView {
        try await edit(id, draft, version)
    }

    /// Calls `nameAccount`.
    public func nameAccount(
        _ account: BankAccount, of id: ShelterID
    ) async throws(FundingError) -> ShelterView {
        try await nameAccount(account, id)
    }

    /// Calls `people`.
    public func people(of id: ShelterID) async throws(FundingError) -> [ShelterMemberView] {
        try await people(id)
    }

    /// Calls `setRole`.
    public func setRole(
        _ role: ShelterRole, of member: MemberID, in id: ShelterID
    ) async throws(FundingError) -> [ShelterMemberView] {
        try await setRole(role, member, id)
    }

    /// Calls `remove`.
    public func remove(
        _ member: MemberID, from id: ShelterID
    ) async throws(FundingError) -> [ShelterMemberView] {
        try await remove(member, id)
    }

    /// Calls `browse`.
    public func browse(
        _ query: CampaignQuery, _ page: PageRequest
    ) async throws(FundingError) -> Page<CampaignView> {
        try await browse(query, page)
    }

    /// Calls `campaign`.
    public func campaign(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        try await campaign(id)
    }

    /// Calls `campaigns`.
    public func campaigns(
        of shelter: ShelterID, _ page: PageRequest
    ) async throws(FundingError) -> Page<CampaignView> {
        try await campaigns(shelter, page)
    }

    /// Calls `draft`.
    public func draft(
        _ draft: CampaignDraft, of shelter: ShelterID, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> CampaignView {
        try await self.draft(draft, shelter, key)
    }

    /// Calls `editCampaignID`.
    public func edit(
        _ id: CampaignID, _ draft: CampaignDraft, expecting version: Version?
    ) async throws(FundingError) -> CampaignView {
        try await editCampaignID(id, draft, version)
    }

    /// Calls `open`.
    public func open(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        try await open(id)
    }

    /// Calls `extend`.
    public func extend(
        _ id: CampaignID, to deadline: DeadlineDraft
    ) async throws(FundingError) -> CampaignView {
        try await extend(id, deadline)
    }

    /// Calls `close`.
    public func close(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        try await close(id)
    }

    /// Calls `cancel`.
    public func cancel(_ id: CampaignID) async throws(FundingError) -> CampaignView {
        try await cancel(id)
    }

    /// Calls `lack`.
    public func lack(_ item: Int, in id: CampaignID) async throws(FundingError) -> CampaignView {
        try await lack(item, id)
    }

    /// Calls `payouts`.
    public func payouts(of id: CampaignID, _ page: PageRequest) async throws(FundingError) -> Page<Payout> {
        try await payouts(id, page)
    }

    /// Calls `back`.
    public func back(
        _ id: CampaignID, _ draft: BackingDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> BackingView {
        try await back(id, draft, key)
    }

    /// Calls `backing`.
    public func backing(_ id: BackingID) async throws(FundingError) -> BackingView {
        try await backing(id)
    }

    /// Calls `leave`.
    public func leave(_ id: BackingID) async throws(FundingError) -> BackingView {
        try await leave(id)
    }

    /// Calls `choose`.
    public func choose(
        _ answer: ItemChoice.Answer, for item: Int, of id: BackingID
    ) async throws(FundingError) -> BackingView {
        try await choose(answer, item, id)
    }

    /// Calls `backers`.
    public func backers(
        of id: CampaignID, _ page: PageRequest
    ) async throws(FundingError) -> Page<BackerCard> {
        try await backers(id, page)
    }

    /// Calls `backings`.
    public func backings(
        of id: CampaignID, _ page: PageRequest
    ) async throws(FundingError) -> Page<BackingView> {
        try await backings(id, page)
    }

    /// Calls `ownBackings`.
    public func ownBackings(_ page: PageRequest) async throws(FundingError) -> Page<BackingView> {
        try await ownBackings(page)
    }

    /// Calls `ownYears`.
    public func ownYears() async throws(FundingError) -> [BackedYear] {
        try await ownYears()
    }

    /// Calls `tell`.
    public func tell(
        _ id: CampaignID, _ draft: UpdateDraft, idempotencyKey key: IdempotencyKey?
    ) async throws(FundingError) -> UpdateView {
        try await tell(id, draft, key)
    }

    /// Calls `updates`.
    public func updates(
        of id: CampaignID, deliveriesOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<UpdateView> {
        try await updates(id, deliveriesOnly, page)
    }

    /// Calls `receipt`.
    public func receipt(of backing: BackingID, for holder: String) async throws(FundingError) -> ReceiptView {
        try await receipt(backing, holder)
    }

    /// Calls `receiptFrom`.
    public func receipt(
        from shelter: ShelterID, in year: Int64, for holder: String
    ) async throws(FundingError) -> ReceiptView {
        try await receiptFrom(shelter, year, holder)
    }

    /// Calls `receiptID`.
    public func receipt(_ id: ReceiptID) async throws(FundingError) -> ReceiptView {
        try await receiptID(id)
    }

    /// Calls `ownReceipts`.
    public func ownReceipts(
        in year: Int64?, _ page: PageRequest
    ) async throws(FundingError) -> Page<ReceiptView> {
        try await ownReceipts(year, page)
    }

    /// Calls `receipts`.
    public func receipts(
        from shelter: ShelterID, in year: Int64, _ page: PageRequest
    ) async throws(FundingError) -> Page<ReceiptView> {
        try await receipts(shelter, year, page)
    }

    /// Calls `decide`.
    public func decide(
        _ decision: ShelterDecision, about id: ShelterID, reason: String
    ) async throws(FundingError) -> ShelterView {
        try await decide(decision, id, reason)
    }

    /// Calls `pause`.
    public func pause(_ id: CampaignID, reason: String) async throws(FundingError) -> CampaignView {
        try await pause(id, reason)
    }

    /// Calls `resume`.
    public func resume(
        _ id: CampaignID, under shelter: ShelterID?, reason: String
    ) async throws(FundingError) -> CampaignView {
        try await resume(id, shelter, reason)
    }

    /// Calls `callOff`.
    public func callOff(_ id: CampaignID, reason: String) async throws(FundingError) -> CampaignView {
        try await callOff(id, reason)
    }

    /// Calls `payOut`.
    public func payOut(
        _ id: CampaignID, _ amount: Int64, transfer: String, reason: String
    ) async throws(FundingError) -> Payout {
        try await payOut(id, amount, transfer, reason)
    }

    /// Calls `payoutAccount`.
    public func payoutAccount(of id: CampaignID, reason: String) async throws(FundingError) -> BankAccount {
        try await payoutAccount(id, reason)
    }

    /// Calls `stuckRefunds`.
    public func stuckRefunds(_ page: PageRequest) async throws(FundingError) -> Page<BackingView> {
        try await stuckRefunds(page)
    }
}
