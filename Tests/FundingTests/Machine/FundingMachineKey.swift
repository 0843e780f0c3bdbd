import Vocabulary

@testable import Funding

/// What the future of a machine depends on, without identifiers and moments: two machines of one key behave
/// alike.
struct FundingMachineKey: Hashable {
    private var numbers: [Int64] = []

    init(_ machine: FundingMachine) {
        numbers.reserveCapacity(12 + machine.backings.count * 6 + machine.orders.count * 6)
        let campaign = machine.campaign
        add(Self.index(campaign.state), campaign.pause.map { Self.index($0.from) } ?? -1)
        add(campaign.pause.map { Self.index($0.reason) } ?? -1, Self.index(machine.shelter.state))
        add(campaign.result.map { Self.index($0.ending) } ?? -1, campaign.firstDeadline == nil ? 0 : 1)
        add(campaign.hiddenAt == nil ? 0 : 1, Self.ahead(campaign.deadline, machine))
        let decides = campaign.state == .deciding || campaign.state.isSettled
        add(decides ? machine.now.since(campaign.since).components.seconds : -1)
        add(Int64(machine.forgotten.reduce(0) { $0 | 1 << $1 }))
        for backing in machine.backings { add(backing, in: machine) }
        for order in machine.orders { add(order, in: machine) }
    }

    private mutating func add(_ own: Backing, in machine: FundingMachine) {
        let person = (0..<machine.size).first { RuleSamples.member($0) == own.member } ?? -1
        let order = machine.orders.firstIndex { $0.id == own.order } ?? -1
        add(Int64(person), Self.index(own.state), Int64(order), Self.ahead(own.until, machine))
        add(Self.ahead(own.refund?.nextAt, machine))
    }

    private mutating func add(_ order: ModelOrder, in machine: FundingMachine) {
        add(Int64(order.backing), Int64(order.state.rawValue), order.refunded)
        add(order.state == .open ? Self.ahead(order.payBy, machine) : -1)
        add((order.isKeyUsed ? 2 : 0) + (order.isToRelease ? 1 : 0))
    }

    private mutating func add(_ more: Int64...) { numbers += more }

    /// How many seconds a moment lies ahead; 0 once it has come, -1 for none.
    private static func ahead(_ moment: Timestamp?, _ machine: FundingMachine) -> Int64 {
        moment.map { max(0, $0.since(machine.now).components.seconds) } ?? -1
    }

    private static func index<Case: CaseIterable & Equatable>(_ value: Case) -> Int64 {
        Int64(Array(Case.allCases).firstIndex(of: value) ?? -1)
    }
}
