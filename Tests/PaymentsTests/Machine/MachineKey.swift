import Vocabulary

@testable import Payments

/// What the future of a machine depends on, without identifiers and moments: two machines of one key behave
/// alike.
struct MachineKey: Hashable {
    private let place: Machine.Place
    private let state: OrderState
    private let step: OrderStep?
    private let end: OrderEnd?
    private let told: DeliveryTelling?
    private let problem: DeliveryProblem?
    private let payment: PaymentState
    private let mismatch: PaymentMismatch?
    private let refunds: [RefundState]
    private let reasons: [RefundReason]
    private let numbers: [Int64]

    init(_ machine: Machine) {
        let (order, refunds) = (machine.file.order, machine.file.refunds)
        (place, state, step, end) = (machine.place, order.state, order.step, order.end)
        (told, problem) = (order.delivery.told, order.delivery.problem)
        (payment, mismatch) = (machine.file.payment.state, machine.file.payment.mismatch)
        (self.refunds, reasons) = (refunds.map(\.state), refunds.map(\.reason))
        var numbers = MachineNumbers(machine)
        numbers.addAll()
        self.numbers = numbers.list
    }
}

/// The numbers of a key: amounts, and moments as seen from now.
private struct MachineNumbers {
    let machine: Machine
    private(set) var list: [Int64] = []

    init(_ machine: Machine) {
        self.machine = machine
        list.reserveCapacity(96)
    }

    mutating func addAll() {
        add(Int64(machine.fulfilments), ahead(OrderSamples.later(2 * 86_400), in: MachineEvent.longStep))
        addOrder()
        addPayment()
        for refund in machine.file.refunds { add(refund) }
        list.append(-1)
        addGateway()
        for kind in LedgerAccountKind.allCases { list.append(machine.books.balance(kind)) }
    }

    private mutating func add(_ first: Int64, _ second: Int64, _ third: Int64 = -9, _ fourth: Int64 = -9) {
        list.append(first)
        list.append(second)
        list.append(third)
        list.append(fourth)
    }

    /// How many events of the clock a moment lies ahead; 0 once it has come, -1 for none.
    private func ahead(_ moment: Timestamp?, in step: Duration) -> Int64 {
        guard let moment else { return -1 }
        let (minutes, length) = (moment.since(machine.now).minutes, step.minutes)
        return max(0, (minutes + length - 1) / length)
    }

    /// How many events of the clock a moment has passed, up to a limit; -1 for none.
    private func passed(_ moment: Timestamp?, in step: Duration, upTo limit: Int64) -> Int64 {
        guard let moment else { return -1 }
        return min(limit, machine.now.since(moment).minutes / step.minutes)
    }

    private mutating func addOrder() {
        let (order, delivery) = (machine.file.order, machine.file.order.delivery)
        add(
            order.refunded.minorUnits, order.state.isOpen ? ahead(order.payBy, in: MachineEvent.shortStep) : 0
        )
        add(machine.file.isEarned ? 1 : 0, delivery.receivedAt == nil ? 0 : 1)
        // Once the money is the payee's, or goes back, the days do not count.
        guard order.state == .fulfilled, delivery.receivedAt == nil else { return }
        if case .at(let moment) = order.earning { list.append(ahead(moment, in: MachineEvent.longStep)) }
        list.append(passed(delivery.handedOverAt, in: MachineEvent.longStep, upTo: 8))
        list.append(passed(delivery.toldAt, in: MachineEvent.longStep, upTo: 1))
    }

    private mutating func addPayment() {
        let payment = machine.file.payment
        add(Self.number(payment.transaction), rank(payment.changedAt), payment.paid, payment.refunded)
        // When it is looked up by itself matters only at rest: it may be looked up at any moment.
        add(payment.isDisputed ? 1 : 0, payment.lookAt == nil ? 0 : 1)
    }

    private mutating func add(_ refund: Refund) {
        list.append(refund.amount.minorUnits)
        guard refund.state.isOpen || refund.state == .failed else { return }
        list.append(Self.number(refund.gatewayID))
        list.append(passed(refund.sentAt, in: MachineEvent.shortStep, upTo: 4))
        list.append(ahead(refund.nextAt, in: MachineEvent.shortStep))
        list.append(Int64(min(refund.tries, 3)))
    }

    private mutating func addGateway() {
        add(machine.gateway.books)
        add(machine.gateway.former)
        for cancellation in machine.gateway.books.cancellations {
            let age = passed(cancellation.at, in: MachineEvent.shortStep, upTo: 6)
            guard let known = cancellation.key, age < 6 else { continue }
            add(cancellation.number, age)
            add(known)
        }
        list.append(-4)
        guard let request = machine.onItsWay else { return }
        add(request.key)
        add(request.amount, machine.gateway.refused.contains(request.key) ? 1 : 0)
    }

    /// The key of a request, relative to the refund as it is now.
    private mutating func add(_ key: ModelKey) {
        let owner = machine.file.refunds.firstIndex { $0.id == key.refund } ?? -1
        let rounds = owner < 0 ? 0 : Int64(machine.file.refunds[owner].round) - key.round
        add(Int64(owner), rounds, key.guarded)
    }

    private mutating func add(_ books: ModelGateway.Books) {
        add(-2, books.paid, books.isDisputed ? 1 : 0, rank(books.updatedAt))
        for attempt in books.attempts {
            let status: Int64 = attempt.status == .ready ? 0 : attempt.status == .failed ? 1 : 2
            add(attempt.number, rank(attempt.changedAt), status)
        }
        list.append(-3)
        for refund in books.cancellations {
            let status: Int64 = refund.status == .requested ? 0 : refund.status == .succeeded ? 1 : 2
            add(refund.amount, refund.key == nil ? 1 : 0, status)
        }
    }

    /// The place of a moment of the gateway's among those that are remembered.
    private func rank(_ moment: Timestamp?) -> Int64 {
        guard let moment else { return -1 }
        let (now, before) = (machine.gateway.books.attempts, machine.gateway.former.attempts)
        var known = now.map(\.changedAt)
        let updates = [machine.gateway.books.updatedAt, machine.gateway.former.updatedAt]
        for moment in before.map(\.changedAt) + updates where !known.contains(moment) { known.append(moment) }
        if let seen = machine.file.payment.changedAt, !known.contains(seen) { known.append(seen) }
        return known.reduce(0) { $0 + ($1 < moment ? 1 : 0) }
    }

    /// The digit at the end of a name of the gateway's; -1 for none.
    private static func number(_ name: String?) -> Int64 {
        name.flatMap { $0.utf8.last }.map { Int64($0) - 48 } ?? -1
    }
}

extension Duration {
    fileprivate var minutes: Int64 { components.seconds / 60 }
}
