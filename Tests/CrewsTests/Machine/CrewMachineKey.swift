import Vocabulary

@testable import Crews

/// What the future of a machine depends on, without identifiers and moments: two machines of one key behave
/// alike.
struct CrewMachineKey: Hashable {
    private var numbers: [Int64] = []

    init(_ machine: CrewMachine) {
        numbers.reserveCapacity(16 + machine.size * 10 + machine.orders.count * 8)
        add(Self.index(machine.crew.state), Int64(machine.crew.capacity), machine.crew.fee.amount.minorUnits)
        add(Self.ahead(machine.crew.closedAt?.advanced(by: Crew.reopening), machine))
        add(Int64(machine.forgotten.reduce(0) { $0 | 1 << $1 }))
        let ranked = machine.people.values.sorted { ($0.rank, $0.id) < ($1.rank, $1.id) }.map(\.id)
        for person in 0..<machine.size {
            guard let own = machine.people[person] else {
                add(-1)
                continue
            }
            add(own, in: machine)
            add(Int64(ranked.firstIndex(of: own.id) ?? 0))
        }
        for order in machine.orders { add(order, in: machine) }
    }

    private mutating func add(_ own: Membership, in machine: CrewMachine) {
        let order = machine.orders.firstIndex { $0.id == own.order } ?? -1
        add(Self.index(own.state), Self.index(own.role), Self.ahead(own.until, machine), Int64(order))
        add(own.fee.amount.minorUnits, own.suspension.map(Self.index) ?? -1)
        switch own.step {
        case .refund(let id, let amount):
            add(Int64(machine.orders.firstIndex { $0.id == id } ?? -1), amount?.minorUnits ?? -1)
        case nil: add(-2)
        }
        // For how long the fee comes back.
        guard own.state.isOfCrew, own.order != nil, let joinedAt = own.joinedAt else { return add(-3) }
        add(min(2 * 86_400, machine.now.since(joinedAt).components.seconds))
    }

    private mutating func add(_ order: ModelOrder, in machine: CrewMachine) {
        add(Int64(order.person), Int64(order.state.rawValue), order.refunded, order.owed ?? -1)
        add(order.state == .open ? Self.ahead(order.payBy, machine) : -1)
        add((order.isKeyUsed ? 2 : 0) + (order.isToRelease ? 1 : 0))
    }

    private mutating func add(_ more: Int64...) { numbers += more }

    /// How many seconds a moment lies ahead; 0 once it has come, -1 for none.
    private static func ahead(_ moment: Timestamp?, _ machine: CrewMachine) -> Int64 {
        moment.map { max(0, $0.since(machine.now).components.seconds) } ?? -1
    }

    private static func index<Case: CaseIterable & Equatable>(_ value: Case) -> Int64 {
        Int64(Array(Case.allCases).firstIndex(of: value) ?? -1)
    }
}
