import Composition
import ContractKit
import SampleKit
import Vocabulary

/// A buyer in one round: tries until a buyer has the unit, and once more then.
struct PurchaseBuyer: Sendable {
    private let member: JoinedMember
    private let round: PurchaseRound
    private let board: PlaceBoard
    private let ids = SystemIdentifiers(SystemClock())
    private var random: SeededGenerator
    private(set) var tally = PurchaseTally()

    init(_ member: JoinedMember, _ round: PurchaseRound, _ board: PlaceBoard, _ random: SeededGenerator) {
        (self.member, self.round, self.board, self.random) = (member, round, board, random)
    }

    /// Buys, or is refused.
    mutating func buy() async {
        while !round.isDone {
            let (wasSold, changes, key) = (round.isSold, round.changes, IdempotencyKey(ids))
            let answer = await ask { [round] services throws(ServiceFailure) in
                try await round.goods.reserve(round.sold, key, by: services)
            }
            switch answer {
            case nil: return
            case .refused?:
                if wasSold { return await stopWaiting() }
                await round.change(since: changes)
            case .given(let record)?:
                if wasSold { tally.reservedOnceSold += 1 }
                await pay(for: record)
            }
        }
    }

    private mutating func stopWaiting() async {
        tally.refusedOnceSold += 1
        _ = await ask { [round] services throws(ServiceFailure) in
            try await round.goods.stopWaiting(for: round.sold, by: services)
        }
    }

    /// Pays for the deal or the membership, or lets it go, as the buyer does.
    private mutating func pay(for record: AnyIdentifier) async {
        let (habit, key) = (PurchaseHabit.next(&random), IdempotencyKey(ids))
        let opened = await step { services throws(ServiceFailure) in
            try await services.openOrder(record, key)
        }
        guard case .given(let order)? = opened else {
            if case .refused(let code)? = opened { tally.refusals[code, default: 0] += 1 }
            _ = await step { [round] services throws(ServiceFailure) in
                try await round.goods.letGo(record, of: round.sold, by: services)
            }
            return round.noteFree()
        }
        tally.orders.append(order)
        tally.habits[habit, default: 0] += 1
        let secret = await step { services throws(ServiceFailure) in
            try await services.checkoutSecret(of: order)
        }
        if case .given(let secret)? = secret {
            let checkout = CheckoutTurn(secret, board, round)
            await checkout.act(habit) { [self] in await cancel(order) }
            var stage = await settled(order)
            for _ in 0..<3 where stage == .open {
                await checkout.pay()
                stage = await settled(order)
            }
            if stage == .bought { return round.noteSold() }
        }
        await cancel(order)
        round.noteFree()
    }

    private func cancel(_ order: OrderID) async {
        _ = await step { services throws(ServiceFailure) in try await services.letGo(ofOrder: order) }
    }
}

extension PurchaseBuyer {
    /// How long a paid order may take to be fulfilled or given back, and how long one waits for an order that
    /// is not paid.
    private static let (promised, expected) = (Duration.seconds(10), Duration.seconds(5))

    /// Waits as `madang buy` does until it is known what became of the order; notes one that stays paid for
    /// longer than is promised after the last step and the last recovery. Nil if it stays so for a minute.
    private mutating func settled(_ order: OrderID) async -> PurchaseStage? {
        let (start, clock) = (ContinuousClock.now, ContinuousClock())
        while true {
            let answer = await step { services throws(ServiceFailure) in try await services.look(at: order) }
            guard case .given(let stage)? = answer else { return nil }
            let waited = clock.now - max(start, board.openedAt)
            switch stage {
            case .open where waited < Self.expected: break
            case .paid:
                if waited > Self.promised { tally.late.insert(order) }
                if waited > Self.promised * 6 { return nil }
            default:
                if stage != .open { tally.slowest = max(tally.slowest, waited) }
                return stage
            }
            try? await clock.sleep(for: .milliseconds(100))
        }
    }

    /// Asks by a step of paying.
    private func step<Value: Sendable>(
        _ verb: (Services) async throws(ServiceFailure) -> Value
    ) async -> Value? {
        round.noteStep()
        return await ask(verb)
    }

    private func ask<Value: Sendable>(
        _ verb: (Services) async throws(ServiceFailure) -> Value
    ) async -> Value? {
        await board.answered { place throws(ServiceFailure) in
            let acting = member.acting(at: place.platform)
            return try await verb(await acting.verbs { services throws(ServiceFailure) in services })
        }
    }
}

/// What a buyer did and met in one round.
struct PurchaseTally: Sendable {
    var orders: [OrderID] = []
    var habits: [PurchaseHabit: Int] = [:]
    /// Why orders were refused, by code.
    var refusals: [String: Int] = [:]
    /// How often the unit was refused, and how often reserved, after it was sold.
    var (refusedOnceSold, reservedOnceSold) = (0, 0)
    /// Orders that stayed paid for longer than is promised.
    var late: Set<OrderID> = []
    /// The longest wait for an order to be settled.
    var slowest = Duration.zero
}
