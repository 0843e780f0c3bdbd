import Composition
import Funding
import SampleKit
import TestHooks
import Vocabulary

/// A client of a drill of totals, which backs in the names of many members, one after the other.
struct TotalsBacker: Sendable {
    private let place: TotalsPlace
    private let members: [Services]
    private let ids: SystemIdentifiers
    private var random: SeededGenerator
    private(set) var tally = TotalsTally()

    /// Backs at the place in the names of these members, of which there is at least one.
    init(_ place: TotalsPlace, _ members: [Services], _ random: SeededGenerator) {
        (self.place, self.members, self.random) = (place, members, random)
        ids = SystemIdentifiers(place.clock)
    }

    /// Makes one backing of one of the campaigns, and does with its order as the backer does.
    mutating func back() async {
        tally.begun += 1
        let services = members[random.below(members.count)]
        let campaign = place.campaigns[random.below(place.campaigns.count)]
        let (draft, keys) = (campaign.draft(&random), (IdempotencyKey(ids), IdempotencyKey(ids)))
        let made = await ask { () throws(ServiceFailure) in
            try await services.answer { () throws(FundingError) in
                try await services.funding.back(campaign.id, draft, idempotencyKey: keys.0).backing.id
            }
        }
        guard case .given(let backing)? = made else { return note(made) }
        let opened = await ask { () throws(ServiceFailure) in
            try await services.openOrder(AnyIdentifier(backing), keys.1)
        }
        guard case .given(let order)? = opened else { return note(opened) }
        tally.orders.append(order)
        let secret = await ask { () throws(ServiceFailure) in
            try await services.checkoutSecret(of: order)
        }
        guard case .given(let secret)? = secret else { return note(secret) }
        let habit = TotalsHabit.next(&random)
        tally.habits[habit.rawValue, default: 0] += 1
        await act(habit, order, backing, services, CheckoutWalk(secret, in: place.browser))
    }

    private mutating func act(
        _ habit: TotalsHabit, _ order: OrderID, _ backing: BackingID, _ services: Services,
        _ walk: CheckoutWalk
    ) async {
        switch habit {
        case .pays: await pay(walk)
        case .withdraws:
            await pay(walk)
            let left = await ask { () throws(ServiceFailure) in
                try await services.letGo(ofBacking: AnyIdentifier(backing))
            }
            note(left)
        case .letsGo: await letGo(order, services)
        case .isDeclined:
            if let window = await step({ () throws(ServiceFailure) in try await walk.openWindow() }) {
                await press(.decline, in: window, walk)
            }
            await letGo(order, services)
        case .paysTooLate, .leaves:
            let window = await step { () throws(ServiceFailure) in try await walk.openWindow(.immediate) }
            if habit == .paysTooLate { await letGo(order, services) }
            guard let window else { return }
            _ = await step { () throws(ServiceFailure) in try await walk.press(.approve, in: window) }
        }
    }
}

extension TotalsBacker {
    private mutating func pay(_ walk: CheckoutWalk) async {
        let window = await step { () throws(ServiceFailure) in try await walk.openWindow() }
        if let window { await press(.approve, in: window, walk) }
    }

    private mutating func press(
        _ button: CheckoutWalk.Button, in window: CheckoutWalk.Window, _ walk: CheckoutWalk
    ) async {
        let path = await step { () throws(ServiceFailure) in try await walk.press(button, in: window) }
        guard let path else { return }
        _ = await ask { () throws(ServiceFailure) in try await walk.comeBack(by: path) }
    }

    private mutating func letGo(_ order: OrderID, _ services: Services) async {
        _ = await ask { () throws(ServiceFailure) in try await services.letGo(ofOrder: order) }
    }

    private mutating func step<Value: Sendable>(
        _ body: () async throws(ServiceFailure) -> Value?
    ) async -> Value? {
        await ask(body) ?? nil
    }

    /// Does it until it is answered, a few times. Nil if it never is, which is noted.
    private mutating func ask<Value: Sendable>(
        _ body: () async throws(ServiceFailure) -> Value
    ) async -> Value? {
        for _ in 0..<20 {
            do throws(ServiceFailure) {
                return try await body()
            } catch .unavailable {
                try? await Task.sleep(for: .milliseconds(20))
            } catch {
                tally.faults.insert(error.message)
                return nil
            }
        }
        tally.faults.insert("not answered at twenty tries")
        return nil
    }

    private mutating func note<Value>(_ answer: PurchaseAnswer<Value>?) {
        if case .refused(let code)? = answer { tally.refusals[code, default: 0] += 1 }
    }
}

/// What a client of a drill of totals did and met.
struct TotalsTally: Sendable {
    var begun = 0
    var orders: [OrderID] = []
    var habits: [String: Int] = [:]
    /// Why backings and orders were refused, by code.
    var refusals: [String: Int] = [:]
    /// Failures inside, each once.
    var faults: Set<String> = []
}
