// Emitted from the protocol FundingStore, not written by hand. Scripts/fakes writes it anew.

public import Funding
public import Vocabulary

/// A test double of `FundingStore`: one closure for each requirement.
///
/// A closure takes the arguments in order, without labels. Until a test replaces it, it throws an
/// error that names it, in a stub, or calls the real implementation, in a forwarding fake.
public struct FundingStoreFake: FundingStore {
    /// Implements `forget(_:at:)`.
    public var forget: @Sendable (MemberID, Timestamp) async throws(FundingError) -> Void
    /// Implements `outbox`.
    public var outbox: any Outbox
    /// Implements `insert(_:request:)`.
    public var insert: @Sendable (Shelter, IdempotentRequest?) async throws(FundingError) -> Shelter
    /// Implements `founded(for:)`.
    public var founded: @Sendable (IdempotentRequest) async throws(FundingError) -> Shelter?
    /// Implements `shelter(_:)`.
    public var shelter: @Sendable (ShelterID) async throws(FundingError) -> Shelter?
    /// Implements `shelters(_:)`.
    public var shelters: @Sendable ([ShelterID]) async throws(FundingError) -> [Shelter]
    /// Implements `decide(_:by:at:_:)`.
    public var decide:
        @Sendable (
            ShelterID, MemberID?, Timestamp,
            @escaping @Sendable (ShelterFile) throws(FundingError) -> ShelterChange
        ) async throws(FundingError) -> ShelterFile
    /// Implements `people(of:)`.
    public var people: @Sendable (ShelterID) async throws(FundingError) -> [ShelterMember]
    /// Implements `places(of:in:)`.
    public var places:
        @Sendable (MemberID, [ShelterID]) async throws(FundingError) -> [ShelterID: ShelterMember]
    /// Implements `shelters(of:)`.
    public var sheltersOf: @Sendable (MemberID) async throws(FundingError) -> [Shelter]
    /// Implements `page(_:_:)`.
    public var page: @Sendable (ShelterFilter, PageRequest) async throws(FundingError) -> Page<Shelter>
    /// Implements `insert(_:by:request:)`.
    public var insertCampaign:
        @Sendable (Campaign, MemberID, IdempotentRequest?) async throws(FundingError) -> Campaign
    /// Implements `drafted(for:)`.
    public var drafted: @Sendable (IdempotentRequest) async throws(FundingError) -> Campaign?
    /// Implements `find(_:)`.
    public var find: @Sendable (CampaignID) async throws(FundingError) -> Campaign?
    /// Implements `find(_:)`.
    public var findIDs: @Sendable ([CampaignID]) async throws(FundingError) -> [Campaign]
    /// Implements `decide(_:request:at:_:)`.
    public var decideQuestion:
        @Sendable (
            CampaignQuestion, IdempotentRequest?, Timestamp,
            @escaping @Sendable (CampaignFile) throws(FundingError) -> CampaignChange
        ) async throws(FundingError) -> CampaignFile
    /// Implements `page(_:_:at:)`.
    public var pageAt:
        @Sendable (CampaignFilter, PageRequest, Timestamp) async throws(FundingError) -> Page<Campaign>
    /// Implements `page(of:_:)`.
    public var pageOf: @Sendable (ShelterID, PageRequest) async throws(FundingError) -> Page<Campaign>
    /// Implements `due(at:limit:)`.
    public var due: @Sendable (Timestamp, Int) async throws(FundingError) -> [CampaignID]
    /// Implements `nextChange(after:)`.
    public var nextChange: @Sendable (Timestamp) async throws(FundingError) -> Timestamp?
    /// Implements `shown(_:withItems:)`.
    public var shown: @Sendable ([CampaignID], Bool) async throws(FundingError) -> [ShownCampaign]
    /// Implements `tell(limit:)`.
    public var tell: @Sendable (Int) async throws(FundingError) -> Int
    /// Implements `update(_:)`.
    public var update: @Sendable (UpdateID) async throws(FundingError) -> CampaignUpdate?
    /// Implements `updates(_:)`.
    public var updates: @Sendable ([UpdateID]) async throws(FundingError) -> [CampaignUpdate]
    /// Implements `update(madeFor:)`.
    public var updateMadeFor: @Sendable (IdempotentRequest) async throws(FundingError) -> CampaignUpdate?
    /// Implements `updates(of:deliveriesOnly:_:)`.
    public var updatesOf:
        @Sendable (CampaignID, Bool, PageRequest) async throws(FundingError) -> Page<CampaignUpdate>
    /// Implements `payout(_:)`.
    public var payout: @Sendable (String) async throws(FundingError) -> Payout?
    /// Implements `payouts(of:postedOnly:_:)`.
    public var payouts: @Sendable (CampaignID, Bool, PageRequest) async throws(FundingError) -> Page<Payout>
    /// Implements `pendingPayouts(limit:)`.
    public var pendingPayouts: @Sendable (Int) async throws(FundingError) -> [Payout]
    /// Implements `backing(_:)`.
    public var backing: @Sendable (BackingID) async throws(FundingError) -> Backing?
    /// Implements `backing(madeFor:)`.
    public var backingMadeFor: @Sendable (IdempotentRequest) async throws(FundingError) -> Backing?
    /// Implements `backings(_:_:)`.
    public var backings: @Sendable (BackingList, PageRequest) async throws(FundingError) -> Page<Backing>
    /// Implements `hasBacked(_:_:)`.
    public var hasBacked: @Sendable (MemberID, CampaignID) async throws(FundingError) -> Bool
    /// Implements `backedYears(of:)`.
    public var backedYears: @Sendable (MemberID) async throws(FundingError) -> [BackedYear]
    /// Implements `ranOut(at:limit:)`.
    public var ranOut: @Sendable (Timestamp, Int) async throws(FundingError) -> [Backing]
    /// Implements `toGiveBack(limit:)`.
    public var toGiveBack: @Sendable (Int) async throws(FundingError) -> [Backing]
    /// Implements `unfinished(of:at:limit:)`.
    public var unfinished: @Sendable (CampaignID?, Timestamp, Int) async throws(FundingError) -> [Backing]
    /// Implements `toAsk(limit:)`.
    public var toAsk: @Sendable (Int) async throws(FundingError) -> [UnaskedItem]
    /// Implements `choicesOver(at:limit:)`.
    public var choicesOver: @Sendable (Timestamp, Int) async throws(FundingError) -> [Backing]
    /// Implements `decide(receiptsOf:from:in:by:at:_:)`.
    public var decideReceiptsOf:
        @Sendable (
            MemberID, ShelterID, Int64, MemberID?, Timestamp,
            @escaping @Sendable (ReceiptFile) throws(FundingError) -> ReceiptChange
        ) async throws(FundingError) -> Receipt?
    /// Implements `receipt(_:)`.
    public var receipt: @Sendable (ReceiptID) async throws(FundingError) -> Receipt?
    /// Implements `receipts(having:)`.
    public var receipts: @Sendable ([BackingID]) async throws(FundingError) -> [BackingID: ReceiptID]
    /// Implements `receipts(_:_:)`.
    public var receiptsList: @Sendable (ReceiptList, PageRequest) async throws(FundingError) -> Page<Receipt>
    /// Implements `staleReceipts(limit:)`.
    public var staleReceipts: @Sendable (Int) async throws(FundingError) -> [Receipt]
    /// Implements `add(_:at:)`.
    public var add: @Sendable (AddressRight, Timestamp) async throws(FundingError) -> Void
    /// Implements `right(_:at:)`.
    public var right: @Sendable (ChainHash, Timestamp) async throws(FundingError) -> AddressRight?

    /// A stub: each closure throws an `internal` error that names it.
    public init() {
        forget = { _, _ throws(FundingError) in throw Self.unstubbed("forget") }
        outbox = UnstubbedOutbox()
        insert = { _, _ throws(FundingError) in throw Self.unstubbed("insert") }
        founded = { _ throws(FundingError) in throw Self.unstubbed("founded") }
        shelter = { _ throws(FundingError) in throw Self.unstubbed("shelter") }
        shelters = { _ throws(FundingError) in throw Self.unstubbed("shelters") }
        decide = { _, _, _, _ throws(FundingError) in throw Self.unstubbed("decide") }
        people = { _ throws(FundingError) in throw Self.unstubbed("people") }
        places = { _, _ throws(FundingError) in throw Self.unstubbed("places") }
        sheltersOf = { _ throws(FundingError) in throw Self.unstubbed("sheltersOf") }
        page = { _, _ throws(FundingError) in throw Self.unstubbed("page") }
        insertCampaign = { _, _, _ throws(FundingError) in throw Self.unstubbed("insertCampaign") }
        drafted = { _ throws(FundingError) in throw Self.unstubbed("drafted") }
        find = { _ throws(FundingError) in throw Self.unstubbed("find") }
        findIDs = { _ throws(FundingError) in throw Self.unstubbed("findIDs") }
        decideQuestion = { _, _, _, _ throws(FundingError) in throw Self.unstubbed("decideQuestion") }
        pageAt = { _, _, _ throws(FundingError) in throw Self.unstubbed("pageAt") }
        pageOf = { _, _ throws(FundingError) in throw Self.unstubbed("pageOf") }
        due = { _, _ throws(FundingError) in throw Self.unstubbed("due") }
        nextChange = { _ throws(FundingError) in throw Self.unstubbed("nextChange") }
        shown = { _, _ throws(FundingError) in throw Self.unstubbed("shown") }
        tell = { _ throws(FundingError) in throw Self.unstubbed("tell") }
        update = { _ throws(FundingError) in throw Self.unstubbed("update") }
        updates = { _ throws(FundingError) in throw Self.unstubbed("updates") }
        updateMadeFor = { _ throws(FundingError) in throw Self.unstubbed("updateMadeFor") }
        updatesOf = { _, _, _ throws(FundingError) in throw Self.unstubbed("updatesOf") }
        payout = { _ throws(FundingError) in throw Self.unstubbed("payout") }
        payouts = { _, _, _ throws(FundingError) in throw Self.unstubbed("payouts") }
        pendingPayouts = { _ throws(FundingError) in throw Self.unstubbed("pendingPayouts") }
        backing = { _ throws(FundingError) in throw Self.unstubbed("backing") }
        backingMadeFor = { _ throws(FundingError) in throw Self.unstubbed("backingMadeFor") }
        backings = { _, _ throws(FundingError) in throw Self.unstubbed("backings") }
        hasBacked = { _, _ throws(FundingError) in throw Self.unstubbed("hasBacked") }
        backedYears = { _ throws(FundingError) in throw Self.unstubbed("backedYears") }
        ranOut = { _, _ throws(FundingError) in throw Self.unstubbed("ranOut") }
        toGiveBack = { _ throws(FundingError) in throw Self.unstubbed("toGiveBack") }
        unfinished = { _, _, _ throws(FundingError) in throw Self.unstubbed("unfinished") }
        toAsk = { _ throws(FundingError) in throw Self.unstubbed("toAsk") }
        choicesOver = { _, _ throws(FundingError) in throw Self.unstubbed("choicesOver") }
        decideReceiptsOf = { _, _, _, _, _, _ throws(FundingError) in
            throw Self.unstubbed("decideReceiptsOf")
        }
        receipt = { _ throws(FundingError) in throw Self.unstubbed("receipt") }
        receipts = { _ throws(FundingError) in throw Self.unstubbed("receipts") }
        receiptsList = { _, _ throws(FundingError) in throw Self.unstubbed("receiptsList") }
        staleReceipts = { _ throws(FundingError) in throw Self.unstubbed("staleReceipts") }
        add = { _, _ throws(FundingError) in throw Self.unstubbed("add") }
        right = { _, _ throws(FundingError) in throw Self.unstubbed("right") }
    }

    /// Each closure calls the real implementation.
    public init(forwardingTo real: any FundingStore) {
        forget = real.forget(_:at:)
        outbox = real.outbox
        insert = real.insert(_:request:)
        founded = real.founded(for:)
        shelter = real.shelter(_:)
        shelters = real.shelters(_:)
        decide = real.decide(_:by:at:_:)
        people = real.people(of:)
        places = real.places(of:in:)
        sheltersOf = real.shelters(of:)
        page = real.page(_:_:)
        insertCampaign = real.insert(_:by:request:)
        drafted = real.drafted(for:)
        find = { id throws(FundingError) in try await real.find(id) }
        findIDs = { ids throws(FundingError) in try await real.find(ids) }
        decideQuestion = real.decide(_:request:at:_:)
        pageAt = real.page(_:_:at:)
        pageOf = real.page(of:_:)
        due = real.due(at:limit:)
        nextChange = real.nextChange(after:)
        shown = real.shown(_:withItems:)
        tell = real.tell(limit:)
        update = real.update(_:)
        updates = real.updates(_:)
        updateMadeFor = real.update(madeFor:)
        updatesOf = real.updates(of:deliveriesOnly:_:)
        payout = real.payout(_:)
        payouts = real.payouts(of:postedOnly:_:)
        pendingPayouts = real.pendingPayouts(limit:)
        backing = real.backing(_:)
        backingMadeFor = real.backing(madeFor:)
        backings = real.backings(_:_:)
        hasBacked = real.hasBacked(_:_:)
        backedYears = real.backedYears(of:)
        ranOut = real.ranOut(at:limit:)
        toGiveBack = real.toGiveBack(limit:)
        unfinished = real.unfinished(of:at:limit:)
        toAsk = real.toAsk(limit:)
        choicesOver = real.choicesOver(at:limit:)
        decideReceiptsOf = real.decide(receiptsOf:from:in:by:at:_:)
        receipt = real.receipt(_:)
        receipts = real.receipts(having:)
        receiptsList = real.receipts(_:_:)
        staleReceipts = real.staleReceipts(limit:)
        add = real.add(_:at:)
        right = real.right(_:at:)
    }

    private static func unstubbed(_ name: String) -> FundingError {
        .service(.internal("FundingStore.\(name) is not stubbed"))
    }
}

extension FundingStoreFake {
    /// Calls `forget`.
    public func forget(_ member: MemberID, at now: Timestamp) async throws(FundingError) {
        try await forget(member, now)
    }

    /// Calls `insert`.
    public func insert(
        _ shelter: Shelter, request: IdempotentRequest?
    ) async throws(FundingError) -> Shelter {
        try await insert(shelter, request)
    }

    /// Calls `founded`.
    public func founded(for request: IdempotentRequest) async throws(FundingError) -> Shelter? {
        try await founded(request)
    }

    /// Calls `shelter`.
    public func shelter(_ id: ShelterID) async throws(FundingError) -> Shelter? {
        try await shelter(id)
    }

    /// Calls `shelters`.
    public func shelters(_ ids: [ShelterID]) async throws(FundingError) -> [Shelter] {
        try await shelters(ids)
    }

    /// Calls `decide`.
    public func decide(
        _ shelter: ShelterID, by actor: MemberID?, at now: Timestamp,
        _ decision: @escaping @Sendable (ShelterFile) throws(FundingError) -> ShelterChange
    ) async throws(FundingError) -> ShelterFile {
        try await decide(shelter, actor, now, decision)
    }

    /// Calls `people`.
    public func people(of shelter: ShelterID) async throws(FundingError) -> [ShelterMember] {
        try await people(shelter)
    }

    /// Calls `places`.
    public func places(
        of member: MemberID, in shelters: [ShelterID]
    ) async throws(FundingError) -> [ShelterID: ShelterMember] {
        try await places(member, shelters)
    }

    /// Calls `sheltersOf`.
    public func shelters(of member: MemberID) async throws(FundingError) -> [Shelter] {
        try await sheltersOf(member)
    }

    /// Calls `page`.
    public func page(
        _ filter: ShelterFilter, _ page: PageRequest
    ) async throws(FundingError) -> Page<Shelter> {
        try await self.page(filter, page)
    }

    /// Calls `insertCampaign`.
    public func insert(
        _ campaign: Campaign, by actor: MemberID, request: IdempotentRequest?
    ) async throws(FundingError) -> Campaign {
        try await insertCampaign(campaign, actor, request)
    }

    /// Calls `drafted`.
    public func drafted(for request: IdempotentRequest) async throws(FundingError) -> Campaign? {
        try await drafted(request)
    }

    /// Calls `find`.
    public func find(_ id: CampaignID) async throws(FundingError) -> Campaign? {
        try await find(id)
    }

    /// Calls `findIDs`.
    public func find(_ ids: [CampaignID]) async throws(FundingError) -> [Campaign] {
        try await findIDs(ids)
    }

    /// Calls `decideQuestion`.
    public func decide(
        _ question: CampaignQuestion, request: IdempotentRequest?, at now: Timestamp,
        _ decision: @escaping @Sendable (CampaignFile) throws(FundingError) -> CampaignChange
    ) async throws(FundingError) -> CampaignFile {
        try await decideQuestion(question, request, now, decision)
    }

    /// Calls `pageAt`.
    public func page(
        _ filter: CampaignFilter, _ page: PageRequest, at now: Timestamp
    ) async throws(FundingError) -> Page<Campaign> {
        try await pageAt(filter, page, now)
    }

    /// Calls `pageOf`.
    public func page(
        of shelter: ShelterID, _ page: PageRequest
    ) async throws(FundingError) -> Page<Campaign> {
        try await pageOf(shelter, page)
    }

    /// Calls `due`.
    public func due(at now: Timestamp, limit: Int) async throws(FundingError) -> [CampaignID] {
        try await due(now, limit)
    }

    /// Calls `nextChange`.
    public func nextChange(after now: Timestamp) async throws(FundingError) -> Timestamp? {
        try await nextChange(now)
    }

    /// Calls `shown`.
    public func shown(_ ids: [CampaignID], withItems: Bool) async throws(FundingError) -> [ShownCampaign] {
        try await shown(ids, withItems)
    }

    /// Calls `tell`.
    public func tell(limit: Int) async throws(FundingError) -> Int {
        try await tell(limit)
    }

    /// Calls `update`.
    public func update(_ id: UpdateID) async throws(FundingError) -> CampaignUpdate? {
        try await update(id)
    }

    /// Calls `updates`.
    public func updates(_ ids: [UpdateID]) async throws(FundingError) -> [CampaignUpdate] {
        try await updates(ids)
    }

    /// Calls `updateMadeFor`.
    public func update(madeFor request: IdempotentRequest) async throws(FundingError) -> CampaignUpdate? {
        try await updateMadeFor(request)
    }

    /// Calls `updatesOf`.
    public func updates(
        of campaign: CampaignID, deliveriesOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<CampaignUpdate> {
        try await updatesOf(campaign, deliveriesOnly, page)
    }

    /// Calls `payout`.
    public func payout(_ transfer: String) async throws(FundingError) -> Payout? {
        try await payout(transfer)
    }

    /// Calls `payouts`.
    public func payouts(
        of campaign: CampaignID, postedOnly: Bool, _ page: PageRequest
    ) async throws(FundingError) -> Page<Payout> {
        try await payouts(campaign, postedOnly, page)
    }

    /// Calls `pendingPayouts`.
    public func pendingPayouts(limit: Int) async throws(FundingError) -> [Payout] {
        try await pendingPayouts(limit)
    }

    /// Calls `backing`.
    public func backing(_ id: BackingID) async throws(FundingError) -> Backing? {
        try await backing(id)
    }

    /// Calls `backingMadeFor`.
    public func backing(madeFor request: IdempotentRequest) async throws(FundingError) -> Backing? {
        try await backingMadeFor(request)
    }

    /// Calls `backings`.
    public func backings(
        _ list: BackingList, _ page: PageRequest
    ) async throws(FundingError) -> Page<Backing> {
        try await backings(list, page)
    }

    /// Calls `hasBacked`.
    public func hasBacked(_ member: MemberID, _ campaign: CampaignID) async throws(FundingError) -> Bool {
        try await hasBacked(member, campaign)
    }

    /// Calls `backedYears`.
    public func backedYears(of member: MemberID) async throws(FundingError) -> [BackedYear] {
        try await backedYears(member)
    }

    /// Calls `ranOut`.
    public func ranOut(at now: Timestamp, limit: Int) async throws(FundingError) -> [Backing] {
        try await ranOut(now, limit)
    }

    /// Calls `toGiveBack`.
    public func toGiveBack(limit: Int) async throws(FundingError) -> [Backing] {
        try await toGiveBack(limit)
    }

    /// Calls `unfinished`.
    public func unfinished(
        of campaign: CampaignID?, at now: Timestamp, limit: Int
    ) async throws(FundingError) -> [Backing] {
        try await unfinished(campaign, now, limit)
    }

    /// Calls `toAsk`.
    public func toAsk(limit: Int) async throws(FundingError) -> [UnaskedItem] {
        try await toAsk(limit)
    }

    /// Calls `choicesOver`.
    public func choicesOver(at now: Timestamp, limit: Int) async throws(FundingError) -> [Backing] {
        try await choicesOver(now, limit)
    }

    /// Calls `decideReceiptsOf`.
    public func decide(
        receiptsOf member: MemberID, from shelter: ShelterID, in year: Int64, by actor: MemberID?,
        at now: Timestamp, _ decision: @escaping @Sendable (ReceiptFile) throws(FundingError) -> ReceiptChange
    ) async throws(FundingError) -> Receipt? {
        try await decideReceiptsOf(member, shelter, year, actor, now, decision)
    }

    /// Calls `receipt`.
    public func receipt(_ id: ReceiptID) async throws(FundingError) -> Receipt? {
        try await receipt(id)
    }

    /// Calls `receipts`.
    public func receipts(having backings: [BackingID]) async throws(FundingError) -> [BackingID: ReceiptID] {
        try await receipts(backings)
    }

    /// Calls `receiptsList`.
    public func receipts(
        _ list: ReceiptList, _ page: PageRequest
    ) async throws(FundingError) -> Page<Receipt> {
        try await receiptsList(list, page)
    }

    /// Calls `staleReceipts`.
    public func staleReceipts(limit: Int) async throws(FundingError) -> [Receipt] {
        try await staleReceipts(limit)
    }

    /// Calls `add`.
    public func add(_ right: AddressRight, at now: Timestamp) async throws(FundingError) {
        try await add(right, now)
    }

    /// Calls `right`.
    public func right(_ hash: ChainHash, at now: Timestamp) async throws(FundingError) -> AddressRight? {
        try await right(hash, now)
    }
}

/// What a stub has as `outbox`.
private struct UnstubbedOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        throw .service(.internal("FundingStore.outbox is not stubbed"))
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        throw .service(.internal("FundingStore.outbox is not stubbed"))
    }
}
