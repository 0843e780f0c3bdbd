public import Vocabulary

extension InMemoryFundingStore {
    public func decide(
        receiptsOf member: MemberID, from shelter: ShelterID, in year: Int64, by actor: MemberID?,
        at now: Timestamp,
        _ decision: @escaping @Sendable (ReceiptFile) throws(FundingError) -> ReceiptChange
    ) async throws(FundingError) -> Receipt? {
        try requireOpen(actor)
        guard shelters[shelter] != nil else { throw .notFound }
        let change = try decision(file(of: member, from: shelter, in: year))
        for receipt in change.receipts { receipts[receipt.id] = receipt }
        append(change.notices.map { OutboxMessage($0) })
        return change.answer.flatMap { receipts[$0] }
    }

    public func receipt(_ id: ReceiptID) async throws(FundingError) -> Receipt? { receipts[id] }

    public func receipts(
        having backings: [BackingID]
    ) async throws(FundingError) -> [BackingID: ReceiptID] {
        let wanted = Set(backings)
        return receipts.values.filter { $0.void == nil }.reduce(into: [:]) { found, receipt in
            for line in receipt.lines where wanted.contains(line.backing) { found[line.backing] = receipt.id }
        }
    }

    public func receipts(
        _ list: ReceiptList, _ page: PageRequest
    ) async throws(FundingError) -> Page<Receipt> {
        KeysetPage.cut(
            receipts.values, page, scope: list.scope, key: { list.sortKey($0) }, id: \.id.raw,
            where: { list.matches($0) })
    }

    public func staleReceipts(limit: Int) async throws(FundingError) -> [Receipt] {
        let stale = receipts.values.filter { receipt in
            receipt.void == nil
                && receipt.lines.contains { line in backings[line.backing]?.kept != line.amount }
        }
        return Array(stale.sorted { ($0.issuedAt, $0.id) < ($1.issuedAt, $1.id) }.prefix(limit))
    }

    /// The shelters that have given valid receipts of the member's backings.
    private func issuers(to member: MemberID) -> [BackingID: ShelterID] {
        let valid = receipts.values.filter { $0.member == member && $0.void == nil }
        return valid.reduce(into: [:]) { issuers, receipt in
            for line in receipt.lines { issuers[line.backing] = receipt.shelter }
        }
    }

    private func file(of member: MemberID, from shelter: ShelterID, in year: Int64) -> ReceiptFile {
        let ofYear = receipts.values.filter { $0.shelter == shelter && $0.year == year }
        let valid = ofYear.filter { $0.member == member && $0.void == nil }
        let issuers = issuers(to: member)
        let given = backings.of(member).compactMap { backing -> GivenBacking? in
            guard let campaign = campaigns[backing.campaign], backing.backedAt?.koreanYear == year,
                issuers[backing.id] ?? campaign.shelter == shelter
            else { return nil }
            return GivenBacking(
                backing: backing, title: campaign.details.title, state: campaign.state,
                ending: campaign.result?.ending)
        }
        return ReceiptFile(
            shelter: shelter, year: year, member: member, lastNumber: ofYear.map(\.number).max() ?? 0,
            valid: valid.sorted { $0.number < $1.number },
            given: given.sorted { first, second in
                let left = first.backing.backedAt ?? first.backing.createdAt
                let right = second.backing.backedAt ?? second.backing.createdAt
                return (left, first.backing.id) < (right, second.backing.id)
            })
    }
}
