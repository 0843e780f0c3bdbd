import ContractKit
import Funding
import Vocabulary

/// A backing that was paid, with its order.
struct PaidBacking: Sendable {
    let backing: Backing
    let purchase: Purchase

    var id: BackingID { backing.id }
    var order: OrderID { purchase.order }
}

extension FundingFixture {
    /// Lets a member choose an amount, and time pass.
    func back(
        _ campaign: CampaignID, _ amount: Int64 = 30_000, as member: Principal, isAnonymous: Bool = false,
        message: String = ""
    ) async throws -> Backing {
        let draft = BackingDraft(amount: amount, isAnonymous: isAnonymous, message: message)
        return try await back(campaign, draft, as: member)
    }

    /// Lets a member choose so many of items, and time pass.
    func back(_ campaign: CampaignID, items: [Int: Int], as member: Principal) async throws -> Backing {
        let picks = items.sorted { $0.key < $1.key }.map { ItemPick(item: $0.key, quantity: $0.value) }
        return try await back(campaign, BackingDraft(items: picks), as: member)
    }

    private func back(
        _ campaign: CampaignID, _ draft: BackingDraft, as member: Principal
    ) async throws -> Backing {
        let view = try await repository(as: member).back(campaign, draft, idempotencyKey: newKey())
        clock.pass(.seconds(1))
        return view.backing
    }

    /// The purchase of a backing by an order, a new one unless it is given, as Payments tells of it.
    func purchase(of backing: Backing, by order: OrderID? = nil) -> Purchase {
        Purchase(
            order: order ?? environment.ids.next(), record: AnyIdentifier(backing.id),
            buyer: backing.member, total: backing.amount,
            until: clock.rough.advanced(by: .seconds(1_800)))
    }

    /// Lets the order of a purchase be opened: what was chosen is kept for it.
    func hold(_ purchase: Purchase, file: StaticString = #fileID, line: UInt = #line) async throws {
        try await expectDone("holding", file: file, line: line) { try await payable().hold(purchase) }
    }

    /// Lets the money of a purchase come in, and the backing be made.
    func pay(
        _ purchase: Purchase, to campaign: CampaignID, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        try cashier().pay(purchase, to: AnyIdentifier(campaign), at: clock.rough)
        try await expectDone("fulfilling", file: file, line: line) { try await payable().fulfil(purchase) }
        clock.pass(.seconds(1))
    }

    /// Lets Payments let go of the order, or give its money back.
    func release(_ purchase: Purchase, file: StaticString = #fileID, line: UInt = #line) async throws {
        try await expectDone("releasing", file: file, line: line) { try await payable().release(purchase) }
    }

    /// A backing that its order holds.
    @discardableResult
    func held(_ campaign: CampaignID, _ amount: Int64 = 30_000, as member: Principal) async throws
        -> PaidBacking
    {
        try await held(try await back(campaign, amount, as: member))
    }

    private func held(_ backing: Backing) async throws -> PaidBacking {
        let paid = PaidBacking(backing: backing, purchase: purchase(of: backing))
        try await hold(paid.purchase)
        return paid
    }

    /// A backing that was paid.
    @discardableResult
    func paid(
        _ campaign: CampaignID, _ amount: Int64 = 30_000, as member: Principal, isAnonymous: Bool = false,
        message: String = ""
    ) async throws -> PaidBacking {
        let backing = try await back(
            campaign, amount, as: member, isAnonymous: isAnonymous, message: message)
        return try await paid(backing)
    }

    /// A backing with so many of items that was paid.
    @discardableResult
    func paid(_ campaign: CampaignID, items: [Int: Int], as member: Principal) async throws -> PaidBacking {
        try await paid(try await back(campaign, items: items, as: member))
    }

    private func paid(_ backing: Backing) async throws -> PaidBacking {
        let paid = try await held(backing)
        try await pay(paid.purchase, to: backing.campaign)
        return paid
    }

    /// The backing as its backer sees it now.
    func backing(_ paid: PaidBacking, as member: Principal) async throws -> Backing {
        try await repository(as: member).backing(paid.id).backing
    }

    /// Checks the state of a backing, as its backer sees it.
    func expectBacking(
        _ paid: PaidBacking, of member: Principal, _ state: BackingState, _ promise: String = "",
        file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let found = try await backing(paid, as: member).state
        try expectEqual(found, state, "the backing \(promise)", file: file, line: line)
    }

    /// The terms of a backing for that principal.
    func quote(_ backing: Backing, for principal: Principal, amount: Int64? = nil) async throws
        -> PurchaseQuote
    {
        let request = PurchaseRequest(AnyIdentifier(backing.id), amount: amount.map { Money($0, .krw) })
        return try await payable().quote(request, for: principal)
    }

    /// Checks that nothing is kept or fulfilled for the order any more.
    func expectGone(
        _ purchase: Purchase, file: StaticString = #fileID, line: UInt = #line
    ) async throws {
        let payable = try payable()
        try await expectUnpayable(.gone, file: file, line: line) { try await payable.hold(purchase) }
        try await expectUnpayable(.gone, file: file, line: line) { try await payable.fulfil(purchase) }
    }

    /// Checks how much of each of these orders is back, in won.
    func expectRefunded(
        _ orders: [PaidBacking], _ expected: [Int64], _ promise: String = "",
        file: StaticString = #fileID, line: UInt = #line
    ) throws {
        let cashier = try cashier()
        let found = orders.map { cashier.refunded($0.order) }
        try expectEqual(found, expected, "what is back \(promise)", file: file, line: line)
    }
}

/// Checks that Payments is refused with exactly that failure.
func expectUnpayable<Value>(
    _ expected: PurchaseFailure, file: StaticString = #fileID, line: UInt = #line,
    _ call: () async throws -> Value
) async throws {
    do {
        _ = try await call()
    } catch let failure as PurchaseFailure {
        if case .service(.internal) = failure { throw failure }
        return try expectEqual(failure, expected, "the failure", file: file, line: line)
    }
    throw BrokenPromise("it must be refused: \(expected)", file: file, line: line)
}

/// Calls funding for Payments. A failure breaks the promise, unless a promise inside the program is broken.
private func expectDone<Value>(
    _ act: String, file: StaticString, line: UInt, _ call: () async throws -> Value
) async throws -> Value {
    do {
        return try await call()
    } catch let failure as PurchaseFailure {
        if case .service(.internal) = failure { throw failure }
        throw BrokenPromise("\(act) was refused: \(failure)", file: file, line: line)
    }
}

/// Whether a call of Payments went through; not if nothing was left, or was kept any more.
func isDone(_ call: () async throws -> Void) async throws -> Bool {
    do {
        try await call()
        return true
    } catch PurchaseFailure.gone {
        return false
    }
}
