import Vocabulary

@testable import Crews

/// One crew of a few people with everything that it depends on: the orders of their fees, what Payments was
/// told to let go, and the clock. The person 0 has founded it.
struct CrewMachine {
    var crew: Crew
    var people: [Int: Membership] = [:]
    /// One for each fee that was to be paid, in their order.
    var orders: [ModelOrder] = []
    var letGo: Set<OrderID> = []
    var forgotten: Set<Int> = []
    var now = SeatSamples.moment
    /// What is wrong; the search ends with it.
    var faults: [String] = []
    let size: Int

    init(size: Int, capacity: Int, fee: CrewFee = .none, joining: CrewJoining = .open) {
        self.size = size
        crew = SeatSamples.crew(capacity: capacity, fee: fee, joining: joining)
        people[0] = SeatSamples.owner(of: crew)
    }

    func file(about person: Int? = nil, order: OrderID? = nil) -> CrewFile {
        SeatSamples.file(
            crew, people.keys.sorted().compactMap { people[$0] }, about: person,
            wasLetGo: order.map(letGo.contains) ?? false)
    }

    /// Writes what is decided, as a store does; false where it is refused, or nothing changes.
    mutating func decide(
        about person: Int? = nil, order: OrderID? = nil,
        _ decision: (CrewFile, SeatEngine) throws(CrewError) -> CrewChange
    ) -> Bool {
        let file = file(about: person, order: order)
        guard let change = try? decision(file, SeatEngine(file, at: now)), !change.isEmpty else {
            return false
        }
        write(change, since: file)
        return true
    }

    private mutating func write(_ change: CrewChange, since file: CrewFile) {
        if Set(change.memberships.map(\.id)).count != change.memberships.count {
            faults.append("a change has a membership twice")
        }
        for next in change.memberships {
            guard let person = (0..<size).first(where: { SeatSamples.member($0) == next.member }) else {
                continue
            }
            let before = people[person]
            if next.version.number <= before?.version.number ?? 0 { faults.append("a version stays") }
            if let before { noteEnd(of: before, next, closing: change.closes(file)) }
            people[person] = next
        }
        if let order = change.letGo { letGo.insert(order) }
        if let crew = change.crew { self.crew = crew }
        let after = file.after(change)
        if after.taken != people.values.count(where: { $0.state.takesSeat }) {
            faults.append("the file counts other seats than there are")
        }
    }

    /// What must come back of the fee of a membership that ends, by the terms that the buyer was shown.
    private mutating func noteEnd(of before: Membership, _ next: Membership, closing: Bool) {
        guard before.state.isOfCrew, !next.state.isOfCrew, let order = before.order,
            let index = orders.firstIndex(where: { $0.id == order }), let joinedAt = before.joinedAt
        else { return }
        let (passed, total) = (now.since(joinedAt), orders[index].total)
        // A crew that closes gives back all or nothing.
        let isHalf = passed < .seconds(2 * 86_400) && !(closing && next.state == .removed)
        orders[index].owed = passed < .seconds(86_400) ? total : isHalf ? total / 2 : 0
    }
}

/// An order as Payments has it.
struct ModelOrder: Hashable {
    enum State: Int {
        /// The buyer may pay.
        case open
        /// The money was taken, and the seat is to be handed over.
        case paid
        case fulfilled
        /// All of the money is back, or on its way.
        case returned
        /// Ended without a payment.
        case closed
    }

    let id: OrderID
    let person: Int
    let total: Int64
    let payBy: Timestamp
    var state = State.open
    var refunded: Int64 = 0
    /// What must come back since the membership has ended; nil while it lasts.
    var owed: Int64?
    /// Whether the crew has given back by its key.
    var isKeyUsed = false
    /// Whether the purchasable is still to be told that the money went back.
    var isToRelease = false
}

extension CrewMachine {
    /// An order is opened for the offered seat, which is held for it. Payments opens one at a time for a
    /// record.
    mutating func hold(_ person: Int) -> Bool {
        guard let own = people[person], own.isPayable, own.state == .offered, orders.count < 3,
            !orders.contains(where: { $0.person == person && $0.state == .open })
        else { return false }
        let id = SeatSamples.order(orders.count)
        let end = now.advanced(by: .seconds(1800))
        let hold = { (_: CrewFile, engine: SeatEngine) throws(CrewError) -> CrewChange in
            try engine.hold(own, for: id, at: own.fee.amount, on: own.fee, until: end)
        }
        guard decide(about: person, order: id, hold) else { return false }
        orders.append(ModelOrder(id: id, person: person, total: own.fee.amount.minorUnits, payBy: end))
        return true
    }

    /// The gateway has taken the money, also a little too late.
    mutating func pay(_ person: Int) -> Bool {
        guard let index = orders.firstIndex(where: { $0.person == person && $0.state == .open }) else {
            return false
        }
        orders[index].state = .paid
        return true
    }

    /// The seat is handed over for the money, or the money goes back.
    mutating func fulfil(_ person: Int) -> Bool {
        guard let index = orders.firstIndex(where: { $0.person == person && $0.state == .paid }),
            let own = people[person]
        else { return false }
        let id = orders[index].id
        _ = decide(about: person, order: id) { _, engine throws(CrewError) in
            try engine.fulfil(own, for: id)
        }
        if let after = people[person], after.state.isOfCrew, after.order == id {
            orders[index].state = .fulfilled
            if decide(
                about: person, order: id, { _, engine throws(CrewError) in try engine.fulfil(after, for: id) }
            ) {
                faults.append("a second fulfil changes something")
            }
        } else {
            (orders[index].state, orders[index].refunded) = (.returned, orders[index].total)
            orders[index].isToRelease = true
        }
        return true
    }

    /// The time to pay is over, and no money has come.
    mutating func expire(_ person: Int) -> Bool {
        guard
            let index = orders.firstIndex(where: {
                $0.person == person && $0.state == .open && $0.payBy <= now
            })
        else { return false }
        orders[index].state = .closed
        release(index)
        return true
    }

    /// The card company takes everything back.
    mutating func chargeBack(_ person: Int) -> Bool {
        guard let index = orders.firstIndex(where: { $0.person == person && $0.state == .fulfilled }) else {
            return false
        }
        (orders[index].state, orders[index].refunded) = (.returned, orders[index].total)
        orders[index].isToRelease = true
        return true
    }

    /// The purchasable is told that the money went back.
    mutating func releaseReturned(_ person: Int) -> Bool {
        guard let index = orders.firstIndex(where: { $0.person == person && $0.isToRelease }) else {
            return false
        }
        orders[index].isToRelease = false
        release(index)
        return true
    }

    private mutating func release(_ index: Int) {
        let (id, person) = (orders[index].id, orders[index].person)
        _ = decide(about: person, order: id) { _, engine in engine.release(id) }
        if !letGo.contains(id) { faults.append("an order that was let go is not noted") }
        let late = people[person]
        if decide(
            about: person, order: id,
            { file, engine throws(CrewError) in
                guard let late else { throw .notFound }
                return try engine.fulfil(late, for: id)
            })
        {
            faults.append("an order that was let go is fulfilled")
        }
    }

    /// The pending step is taken at the cashier; `lost` crashes before it is crossed out.
    mutating func giveBack(_ person: Int, lost: Bool) -> Bool {
        guard let own = people[person], case .refund(let id, let amount) = own.step,
            let index = orders.firstIndex(where: { $0.id == id })
        else { return false }
        if lost, orders[index].isKeyUsed { return false }
        if !orders[index].isKeyUsed, orders[index].state == .fulfilled {
            let left = orders[index].total - orders[index].refunded
            orders[index].refunded += min(amount?.minorUnits ?? left, left)
            if orders[index].refunded == orders[index].total {
                (orders[index].state, orders[index].isToRelease) = (.returned, true)
            }
        }
        orders[index].isKeyUsed = true
        if lost { return true }
        return decide(about: person) { file, engine in
            guard let own = file.membership, let step = own.step else { return CrewChange() }
            return engine.settle(own, step)
        }
    }
}
