import UnicodeText
import Vocabulary

extension LocalFundingRepository {
    func receipt(of backing: BackingID, for holder: String) async throws(FundingError) -> ReceiptView {
        let member = try await writer(ending: true)
        let holder = try Self.checked(holder)
        guard let given = try await store.backing(backing), given.member == member,
            let campaign = try await store.find(given.campaign)
        else { throw .notFound }
        guard let backedAt = given.backedAt else { throw .noReceipt }
        let id: ReceiptID = service.ids.next()
        let shelter = try await issuer(of: backing, in: campaign)
        return try await issue(of: member, from: shelter, in: backedAt.koreanYear) {
            engine throws(FundingError) in
            try engine.issue(of: backing, to: holder, as: id)
        }
    }

    func receipt(
        from shelter: ShelterID, in year: Int64, for holder: String
    ) async throws(FundingError) -> ReceiptView {
        let member = try await writer(ending: true)
        let holder = try Self.checked(holder)
        try Self.require(year)
        let id: ReceiptID = service.ids.next()
        return try await issue(of: member, from: shelter, in: year) { engine throws(FundingError) in
            try engine.issueYear(to: holder, as: id)
        }
    }

    func receipt(_ id: ReceiptID) async throws(FundingError) -> ReceiptView {
        let member = try FundingPolicy.member(principal)
        guard let receipt = try await store.receipt(id) else { throw .notFound }
        if receipt.member != member, !principal.has(.operator) {
            guard try await keepsMoney(member, of: receipt.shelter) else { throw .notFound }
        }
        return try await view(receipt)
    }

    func ownReceipts(
        in year: Int64?, _ page: PageRequest
    ) async throws(FundingError) -> Page<ReceiptView> {
        let list = ReceiptList.of(try FundingPolicy.member(principal), year: year)
        if let year { try Self.require(year) }
        try require(page, of: list.scope)
        return try await views(store.receipts(list, page))
    }

    func receipts(
        from shelter: ShelterID, in year: Int64, _ page: PageRequest
    ) async throws(FundingError) -> Page<ReceiptView> {
        let member = try FundingPolicy.member(principal)
        _ = try await seen(shelter)
        guard try await keepsMoney(member, of: shelter) else { throw .treasurersOnly }
        try Self.require(year)
        let list = ReceiptList.from(shelter, year: year)
        try require(page, of: list.scope)
        return try await views(store.receipts(list, page))
    }
}

extension LocalFundingRepository {
    private func issue(
        of member: MemberID, from shelter: ShelterID, in year: Int64,
        _ decision: @escaping @Sendable (ReceiptEngine) throws(FundingError) -> ReceiptChange
    ) async throws(FundingError) -> ReceiptView {
        let now = now
        let receipt = try await store.decide(
            receiptsOf: member, from: shelter, in: year, by: member, at: now
        ) { file throws(FundingError) in
            try decision(ReceiptEngine(file, at: now))
        }
        guard let receipt else { throw .noReceipt }
        return try await view(receipt)
    }

    /// The shelter whose receipts have a backing: the one that has given a receipt of it, or else that of its
    /// campaign.
    private func issuer(
        of backing: BackingID, in campaign: Campaign
    ) async throws(FundingError) -> ShelterID {
        guard let known = try await store.receipts(having: [backing])[backing],
            let receipt = try await store.receipt(known)
        else { return campaign.shelter }
        return receipt.shelter
    }

    private func keepsMoney(
        _ member: MemberID, of shelter: ShelterID
    ) async throws(FundingError) -> Bool {
        let people = try await store.people(of: shelter)
        return people.first { $0.member == member }?.keepsMoney(among: people) ?? false
    }

    private static func checked(_ holder: String) throws(FundingError) -> String {
        var form = FormReading()
        let holder = form.read("holder", holder, .line, 1...40)
        try form.finish()
        return holder
    }

    private static func require(_ year: Int64) throws(FundingError) {
        var form = FormReading()
        form.require("year", year, in: 2000...9998)
        try form.finish()
    }
}
