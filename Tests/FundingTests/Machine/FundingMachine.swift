import Vocabulary

@testable import Funding

/// One campaign and a few backers with everything that they depend on: the shelter, the orders, what Payments
/// was told to let go, and the clock.
struct FundingMachine {
    var campaign: Campaign
    var shelter = RuleSamples.shelter()
    var backings: [Backing] = []
    /// One for each backing that an order was opened for, in their order.
    var orders: [ModelOrder] = []
    var letGo: Set<OrderID> = []
    var forgotten: Set<Int> = []
    var now = RuleSamples.moment
    /// What is wrong; the search ends with it.
    var faults: [String] = []
    let size: Int

    /// What each backer gives: of two of them one goes beyond the cap of 100.
    static let amounts: [Int64] = [60, 40, 60]

    /// Opened, with a goal and cap of 100 won.
    init(size: Int, _ model: CampaignModel = .keepItAll) {
        self.size = size
        campaign = RuleSamples.campaign(
            .open, RuleSamples.details(.amount(RuleSamples.won(100)), model))
    }

    /// Writes what is decided, as a store does; false where it is refused, or nothing changes.
    mutating func decide(
        about backing: Int? = nil, of person: Int? = nil, order: OrderID? = nil,
        movingTo other: Shelter? = nil,
        _ decision: (CampaignFile, CampaignEngine) throws(FundingError) -> CampaignChange
    ) -> Bool {
        let file = RuleSamples.file(
            campaign, backings, about: backing.map { backings[$0] }, of: person,
            wasLetGo: order.map(letGo.contains) ?? false, shelter: shelter, movingTo: other)
        guard let change = try? decision(file, CampaignEngine(file, at: now)), !change.isEmpty else {
            return false
        }
        write(change)
        return true
    }

    private mutating func write(_ change: CampaignChange) {
        let before = campaign
        for next in change.backings {
            if let index = backings.firstIndex(where: { $0.id == next.id }) {
                note(backings[index], next, in: before)
                backings[index] = next
            } else {
                backings.append(next)
            }
        }
        if let next = change.campaign {
            if next.version.number <= before.version.number { faults.append("a version stays") }
            if next.updatedAt < before.updatedAt { faults.append("the row goes back in time") }
            campaign = next
        }
        if let order = change.letGo { letGo.insert(order) }
    }

    /// What no change of a backing may do.
    private mutating func note(_ before: Backing, _ next: Backing, in campaign: Campaign) {
        if next.version.number <= before.version.number { faults.append("a version stays") }
        if next.state == before.state { return }
        if next.state == .held, !campaign.isCollecting(at: now) { faults.append("held after the close") }
        if next.state == .held, !shelter.mayCollect { faults.append("held for a shelter that may not") }
        if next.state == .backed, campaign.result != nil { faults.append("backed after the decision") }
    }
}

/// An order as Payments has it.
struct ModelOrder: Hashable {
    enum State: Int {
        /// The buyer may pay.
        case open
        /// The money was taken, and the backing is to be made.
        case paid
        case fulfilled
        /// All of the money is back.
        case returned
        /// Ended without a payment.
        case closed
    }

    let id: OrderID
    /// The place of its backing.
    let backing: Int
    let total: Int64
    let payBy: Timestamp
    var state = State.open
    var refunded: Int64 = 0
    /// Whether the campaign has given back by its key.
    var isKeyUsed = false
    /// Whether the purchasable is still to be told that the money went back.
    var isToRelease = false

    /// What the campaign has of it.
    var raised: Int64 { state == .paid || state == .fulfilled ? total - refunded : 0 }
}

extension FundingMachine {
    /// The backer chooses again what they give.
    mutating func choose(_ person: Int) -> Bool {
        guard !forgotten.contains(person), backings.count < 4 else { return false }
        var new = RuleSamples.backing(
            backings.count, .started, of: person, amount: Self.amounts[person % Self.amounts.count])
        new.until = now.advanced(by: CampaignTimes.payment)
        return decide(of: person) { _, engine throws(FundingError) in try engine.back(new) }
    }

    /// An order is opened for what was chosen.
    mutating func hold(_ person: Int) -> Bool {
        guard let index = index(of: person, .started) else { return false }
        let (own, id) = (backings[index], RuleSamples.order(orders.count + 50))
        let end = min(now.advanced(by: .seconds(1_800)), campaign.deadline)
        let hold = { (_: CampaignFile, engine: CampaignEngine) throws(FundingError) -> CampaignChange in
            try engine.hold(own, for: id, at: own.amount, until: end)
        }
        guard decide(about: index, order: id, hold) else { return false }
        orders.append(ModelOrder(id: id, backing: index, total: own.amount.minorUnits, payBy: end))
        if decide(
            about: index, order: id,
            { file, engine throws(FundingError) in
                try engine.hold(file.backing ?? own, for: id, at: own.amount, until: end)
            })
        {
            faults.append("a second hold changes something")
        }
        return true
    }

    /// The gateway has taken the money, also too late.
    mutating func pay(_ person: Int) -> Bool {
        guard let index = order(of: person, .open) else { return false }
        orders[index].state = .paid
        return true
    }

    /// The backing is made for the money, or the money goes back.
    mutating func fulfil(_ person: Int) -> Bool {
        guard let index = order(of: person, .paid) else { return false }
        let (id, place) = (orders[index].id, orders[index].backing)
        _ = decide(about: place, order: id) { file, engine throws(FundingError) in
            guard let backing = file.backing else { throw .notFound }
            return try engine.fulfil(backing, for: id)
        }
        if backings[place].state == .backed, backings[place].order == id {
            orders[index].state = .fulfilled
        } else {
            giveAllBack(index)
        }
        return true
    }

    /// The time to pay is over, and no money has come.
    mutating func expire(_ person: Int) -> Bool {
        guard let index = order(of: person, .open), orders[index].payBy <= now else { return false }
        orders[index].state = .closed
        release(index)
        return true
    }

    /// The card company takes everything back.
    mutating func chargeBack(_ person: Int) -> Bool {
        guard let index = order(of: person, .fulfilled) else { return false }
        giveAllBack(index)
        return true
    }

    private mutating func giveAllBack(_ index: Int) {
        (orders[index].state, orders[index].refunded) = (.returned, orders[index].total)
        orders[index].isToRelease = true
    }

    /// The purchasable is told that the money went back.
    mutating func releaseReturned(_ person: Int) -> Bool {
        guard let index = orders.firstIndex(where: { isOf($0, person) && $0.isToRelease }) else {
            return false
        }
        orders[index].isToRelease = false
        release(index)
        return true
    }

    private mutating func release(_ index: Int) {
        let (id, place) = (orders[index].id, orders[index].backing)
        _ = decide(about: place, order: id) { _, engine in engine.release(id) }
        if !letGo.contains(id) { faults.append("an order that was let go is not noted") }
        if decide(
            about: place, order: id,
            { file, engine throws(FundingError) in
                guard let backing = file.backing else { throw .notFound }
                return try engine.fulfil(backing, for: id)
            })
        {
            faults.append("an order that was let go is fulfilled")
        }
    }

    /// The pending step is taken at the cashier; `lost` crashes before it is crossed out.
    mutating func refund(_ person: Int, lost: Bool) -> Bool {
        guard let place = index(of: person, .refunding), let step = backings[place].refund,
            step.nextAt <= now, let index = orders.firstIndex(where: { $0.id == step.order })
        else { return false }
        if lost, orders[index].isKeyUsed { return false }
        orders[index].isKeyUsed = true
        if orders[index].state == .fulfilled { giveAllBack(index) }
        if lost { return true }
        let isBack = orders[index].refunded == orders[index].total
        return decide(about: place) { file, engine in
            guard let own = file.backing else { return CampaignChange() }
            return isBack ? engine.settle(own, step) : engine.postpone(own, step)
        }
    }

    /// The person's backing in a state.
    func index(of person: Int, _ state: BackingState) -> Int? {
        backings.firstIndex { $0.member == RuleSamples.member(person) && $0.state == state }
    }

    private func order(of person: Int, _ state: ModelOrder.State) -> Int? {
        orders.firstIndex { isOf($0, person) && $0.state == state }
    }

    private func isOf(_ order: ModelOrder, _ person: Int) -> Bool {
        backings[order.backing].member == RuleSamples.member(person)
    }
}
