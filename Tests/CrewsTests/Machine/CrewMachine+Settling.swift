import Vocabulary

@testable import Crews

/// What must hold always, and once everything has come to rest.
extension CrewMachine {
    /// The clock goes on. True, since moments are part of where a machine stands.
    mutating func pass(_ seconds: Int64) -> Bool {
        now = now.advanced(by: .seconds(seconds))
        return true
    }

    /// The machine after one thing that is due was done by the jobs of crews and payments; nil if nothing
    /// will ever be due, unless a person acts.
    func settled() -> CrewMachine? {
        var next = self
        for person in 0..<size {
            if next.giveBack(person, lost: false) || next.fulfil(person) || next.releaseReturned(person)
                || next.expire(person)
            {
                return next
            }
            if let lapsed = CrewMachineEvent.person(.lapse, person).next(next) { return lapsed }
        }
        if let dissolved = CrewMachineEvent.crew(.dissolve).next(next) { return dissolved }
        guard let moment = nextMoment else { return nil }
        next.now = moment
        return next
    }

    private var nextMoment: Timestamp? {
        let moments = people.values.map { $0.state == .joining ? nil : $0.until }
        let payments = orders.map { $0.state == .open ? $0.payBy : nil }
        let end = crew.state == .closed ? crew.closedAt?.advanced(by: Crew.reopening) : nil
        return (moments + payments + [end]).compactMap(\.self).filter { $0 > now }.min()
    }

    /// What is wrong now, whatever comes.
    var brokenNow: [String] {
        var broken = faults
        func require(_ holds: Bool, _ what: String) { if !holds { broken.append(what) } }
        let (taken, waiting) = (
            people.values.count { $0.state.takesSeat }, people.values.count { $0.state == .waiting }
        )
        require(taken <= crew.capacity, "more seats are taken than there are")
        require(waiting == 0 || taken == crew.capacity, "a seat is free while a person waits")
        require(crew.state == .open || waiting == 0, "a person waits for a crew that is not open")
        let owners = people.filter { $0.value.role == .owner }
        if crew.state == .open {
            require(owners.count == 1, "the crew has \(owners.count) owners")
            require(owners.allSatisfy { $0.value.state == .member }, "the owner takes no part")
            require(
                owners.allSatisfy { $0.value.member == crew.owner }, "the owner is another than the crew says"
            )
        } else {
            require(
                people.values.allSatisfy { !$0.state.takesSeat || $0.role == .owner },
                "a seat of a closed crew is taken")
        }
        for (person, membership) in people { broken += Self.broken(membership, person, orders) }
        for order in orders { require(order.refunded <= order.total, "more comes back than was paid") }
        for person in forgotten {
            require(people[person].map { !$0.hasTraces } ?? true, "a person has gone and left traces")
        }
        return broken
    }

    private static func broken(_ membership: Membership, _ person: Int, _ orders: [ModelOrder]) -> [String] {
        var broken: [String] = []
        func require(_ holds: Bool, _ what: String) { if !holds { broken.append("\(what) of \(person)") } }
        let state = membership.state
        require((membership.until != nil) == state.isPending, "the moment")
        require((membership.suspension != nil) == (state == .suspended), "the suspension")
        require(membership.role == .member || state.isOfCrew, "the role")
        require(orders.count { $0.person == person && $0.state == .open } <= 1, "two open orders")
        let own = orders.first { $0.id == membership.order }
        if state == .joining {
            require(own.map { $0.state == .open || $0.state == .paid } ?? false, "no order")
        }
        if state == .member, membership.fee.isDue {
            require(
                own.map { $0.state != .open && $0.state != .closed } ?? false, "a member without a payment")
        }
        return broken
    }

    /// What is wrong at rest: money that is gone without a membership, among others.
    var brokenAtRest: [String] {
        var broken = brokenNow
        func require(_ holds: Bool, _ what: String) { if !holds { broken.append(what) } }
        for (person, membership) in people {
            require(!membership.state.isPending, "the state of \(person) does not end")
            require(membership.step == nil, "a step of \(person) is pending")
        }
        for order in orders {
            require(order.state != .open && order.state != .paid, "an order does not end")
            let holds = people[order.person].map { $0.state.isOfCrew && $0.order == order.id } ?? false
            switch order.state {
            case .fulfilled:
                require(holds || order.refunded == order.owed, "the money is gone, and no membership")
            case .returned: require(order.refunded == order.total, "a return gives only a part back")
            case .open, .paid, .closed: break
            }
        }
        return broken
    }

    /// Where it stands, for mending what the search has found.
    var shown: String {
        let lines = people.sorted { $0.key < $1.key }.map { person, membership in
            "\(person): \(membership.state) \(membership.role) \(membership.order.map { "\($0)" } ?? "-")"
        }
        let money = orders.map { "order of \($0.person): \($0.state) \($0.total) - \($0.refunded)" }
        return (["\(crew.state), \(crew.capacity) seats"] + lines + money).joined(separator: "\n")
    }
}
