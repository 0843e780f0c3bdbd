import ContractKit
import SampleKit
import Vocabulary

@testable import Payments

/// What is done to stores of orders, the same for the same seed.
struct OrderScript {
    /// A step in words, and how a store takes it; what the store answers, in words.
    struct Step: CustomStringConvertible {
        let description: String
        let take: @Sendable (any OrderStore) async throws(OrderError) -> String
    }

    let members: [MemberID]
    let records: [AnyIdentifier]
    private(set) var moment = Timestamp(microseconds: 1_767_225_600_000_000)
    private(set) var orders: [OrderID] = []
    private(set) var references: [PaymentReference] = []
    private(set) var hashes: [ChainHash] = []
    private var opened: [(request: IdempotentRequest, order: Order, payment: Payment)] = []
    private var random: SeededGenerator
    private var series: UInt64 = 0
    /// Whether members withdraw.
    private let isSevere: Bool

    /// Composed and decomposed, with digits of other scripts.
    private static let titles = [
        "느티나무 의자", "\u{1102}\u{1173}\u{1110}\u{1175}\u{1102}\u{1161}\u{1106}\u{116E} 책상", "자전거 ２호", "desk",
    ]

    init(seed: UInt64, isSevere: Bool = true) {
        var numbers = SeededGenerator(seed: seed)
        members = (0..<5).map { _ in MemberID(Self.raw(&numbers)) }
        records = (0..<4).map { _ in AnyIdentifier(OrderID(Self.raw(&numbers))) }
        (random, self.isSevere) = (numbers, isSevere)
    }

    private static func raw(_ numbers: inout SeededGenerator) -> RawIdentifier {
        RawIdentifier(high: numbers.next() >> 1, low: numbers.next())
    }

    /// Lets time pass until the next step.
    mutating func pass(_ duration: Duration) { moment = moment.advanced(by: duration) }

    mutating func next() -> Step {
        pass(.seconds([0, 0, 1, 40, 400, 90_000][random.below(6)]))
        let id = random.pick(orders, else: OrderID(RawIdentifier(high: 1, low: 1)))
        switch random.below(isSevere ? 61 : 60) {
        case 0..<9: return open()
        case 9: return openAgain()
        case 10..<44: return advance(id)
        case 44: return repeatChange(id)
        case 45, 46: return postpone(id)
        case 47, 48: return addRight(id)
        case 49: return nudge()
        case 50: return random.chance(50) ? note(id) : settleDifference()
        case 51..<55: return settle(id)
        case 55, 56: return payOut()
        case 57: return random.chance(50) ? writeOff() : halt()
        case 58, 59: return readRecords(id)
        default: return forget(members[random.below(members.count)])
        }
    }

    func forget(_ member: MemberID) -> Step {
        Step(description: "forget \(member)") { [moment] store throws(OrderError) in
            try await store.forget(member, at: moment)
            return "forgotten"
        }
    }
}

/// Orders.
extension OrderScript {
    private mutating func open() -> Step {
        let buyer = random.below(members.count)
        let seller = members[(buyer + 1 + random.below(members.count - 1)) % members.count]
        let quote = PurchaseQuote(
            title: Self.titles[random.below(Self.titles.count)],
            unitPrice: Money(Int64(1 + random.below(20_000)), .krw), quantity: 1 + random.below(3),
            payee: AnyIdentifier(seller), payBy: moment.advanced(by: .seconds(600)), earning: earning(),
            refunds: RefundTerms(
                [.init(until: moment.advanced(by: .seconds(100_000)), basisPoints: 5_000)],
                english: "Half of it", korean: "절반"),
            sellerKind: random.pick([nil, .private, .business], else: nil), isCardOnly: random.chance(30))
        let request = PurchaseRequest(records[random.below(records.count)])
        let reference = PaymentReference("pay-" + Self.text(&random))
        let id = OrderID(Self.raw(&random))
        guard let reference,
            let order = try? Order(
                id: id, of: request, by: members[buyer], quote, fee: FeeRate(basisPoints: 333) ?? .none,
                at: moment)
        else { return nudge() }
        let payment = Payment(of: order, reference, isTest: true, at: moment)
        let repeated = self.request("orders.open", by: members[buyer], ["\(request.record)"], key: "\(id)")
        orders.append(id)
        references.append(reference)
        if let repeated { opened.append((repeated, order, payment)) }
        return insert(order, payment, repeated)
    }

    private func insert(_ order: Order, _ payment: Payment, _ request: IdempotentRequest?) -> Step {
        Step(description: "open \(order.id)") { [moment] store throws(OrderError) in
            "\(try await store.insert(order, payment, request: request, at: moment))"
        }
    }

    /// The same request again, under other identifiers.
    private mutating func openAgain() -> Step {
        guard let known = opened.last else { return nudge() }
        let reference = PaymentReference("pay-" + Self.text(&random))
        let order = Order(
            id: OrderID(Self.raw(&random)), buyer: known.order.buyer, record: known.order.record,
            payee: known.order.payee, price: known.order.price, earning: known.order.earning,
            refunds: known.order.refunds, isCardOnly: known.order.isCardOnly, title: known.order.title,
            state: .opening, step: .hold, end: nil, delivery: Delivery(), payBy: known.order.payBy,
            refunded: known.order.refunded, openedAt: moment,
            updatedAt: moment, version: .first)
        guard let reference else { return nudge() }
        let late = IdempotentRequest(known.request.scope, known.request.content, at: moment)
        return insert(order, Payment(of: order, reference, isTest: true, at: moment), late)
    }

    /// A decision about the order as it stands, written by its file.
    private mutating func advance(_ id: OrderID) -> Step {
        let decision = makeDecision()
        return Step(description: "advance \(id) by \(decision.choice)") { store throws(OrderError) in
            guard let file = try await store.file(id) else { return "no order" }
            guard let change = try await decision.change(of: file, in: store) else { return "nothing" }
            let written = try await store.apply(change, to: file, request: nil, at: decision.now)
            return "\(written) \(String(describing: try await store.file(id)))"
        }
    }

    /// The same change three times from one file: with a key, again with it, and without one.
    private mutating func repeatChange(_ id: OrderID) -> Step {
        let (decision, key) = (makeDecision(), "\(OrderID(Self.raw(&random)))")
        return Step(description: "repeat a change of \(id)") { [self] store throws(OrderError) in
            guard let file = try await store.file(id),
                var change = try await decision.change(of: file, in: store)
            else { return "nothing" }
            change.actor = file.order.buyer
            let request = request("orders.refund", by: file.order.buyer, ["\(id)"], key: key)
            var answers: [Bool] = []
            for request in [request, request, nil] {
                answers.append(try await store.apply(change, to: file, request: request, at: decision.now))
            }
            return "\(answers)"
        }
    }

    private mutating func makeDecision() -> OrderDecision {
        series += 1
        return OrderDecision(choice: random.below(100), series: series, now: moment)
    }

    private mutating func earning() -> Earning {
        [.atOnce, .afterReceipt, .afterReceipt, .at(moment.advanced(by: .seconds(200_000)))][random.below(4)]
    }

    private func request(
        _ verb: String, by member: MemberID, _ content: [String?], key: String
    ) -> IdempotentRequest? {
        IdempotencyKey(key).map {
            IdempotentRequest(
                IdempotentRequest.Scope($0, verb: verb, member: member), RequestContent(of: content),
                at: moment)
        }
    }

    private static func text(_ numbers: inout SeededGenerator) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789-_")
        return String((0..<22).map { _ in letters[numbers.below(letters.count)] })
    }
}

/// What stands beside orders.
extension OrderScript {
    private mutating func postpone(_ id: OrderID) -> Step {
        let work = OrderWork.allCases[random.below(OrderWork.allCases.count)]
        return Step(description: "postpone \(work) of \(id)") { [moment] store throws(OrderError) in
            try await store.postpone(id, work, at: moment)
            return "postponed"
        }
    }

    private mutating func addRight(_ id: OrderID) -> Step {
        let bytes = (0..<ChainHash.size).map { _ in UInt8(random.below(256)) }
        guard let hash = ChainHash(bytes) else { return nudge() }
        let right = AddressRight(
            hash: hash, purpose: ["checkout", "calendar"][random.below(2)], subject: AnyIdentifier(id),
            until: moment.advanced(by: .seconds(500)))
        hashes.append(hash)
        return Step(description: "add a right to \(id)") { [moment] store throws(OrderError) in
            try await store.add(right, at: moment)
            return "added"
        }
    }

    private mutating func nudge() -> Step {
        let webhook = "webhook-\(random.below(4))"
        guard let reference = references.last else { return halt() }
        return Step(description: "nudge by \(webhook)") { [moment] store throws(OrderError) in
            let order = try await store.nudge(webhook, about: reference, at: moment)
            return String(describing: order)
        }
    }

    /// Payments are halted for a reason, or resumed; which orders are written does not depend on it.
    private mutating func halt() -> Step {
        let reason = HaltReason.allCases[random.below(HaltReason.allCases.count)]
        let act = random.chance(50) ? act("orders.halt", "payments") : nil
        if random.chance(40) {
            return Step(description: "resume") { store throws(OrderError) in
                try await store.resume(telling: act)
                return "\(try await store.mode())"
            }
        }
        let since = moment.advanced(by: .seconds(random.chance(50) ? -9_000 : 0))
        return Step(description: "halt as \(reason)") { store throws(OrderError) in
            try await store.halt(reason, since: since, telling: act)
            return "\(try await store.mode())"
        }
    }

    private mutating func settleDifference() -> Step {
        let (place, act) = (random.below(4), act("orders.settleDifference", "a difference"))
        return Step(description: "settle difference \(place)") { store throws(OrderError) in
            let known = try await store.differences(open: false, .first).items
            let key = known.isEmpty ? "none" : known[place % known.count].key
            return "\(try await store.settle(key, telling: act))"
        }
    }

    private mutating func act(_ verb: String, _ subject: String) -> AuditEvent {
        AuditEvent(
            id: AuditEventID(Self.raw(&random)), by: .machine, verb, subject, affecting: nil, at: moment,
            reason: "김운영: 확인함")
    }

    private mutating func note(_ id: OrderID) -> Step {
        let kind = DifferenceKind.allCases[random.below(DifferenceKind.allCases.count)]
        let difference = Difference(
            kind, "pay-\(random.below(4))", of: random.chance(50) ? id : nil,
            gateway: random.chance(50) ? 1_000 : nil, ledger: nil, at: moment,
            done: DifferenceDone.allCases[random.below(3)])
        return Step(description: "note \(difference)") { store throws(OrderError) in
            try await store.note(difference)
            return "noted"
        }
    }

    private mutating func settle(_ id: OrderID) -> Step {
        let (source, isRefund) = ("row \(id) \(random.below(2))", random.chance(20))
        return Step(description: "settle \(id)") { [moment] store throws(OrderError) in
            guard let file = try await store.file(id) else { return "no order" }
            let gross = isRefund ? -100 : file.order.price.total.minorUnits + 1_000
            guard
                let line = SettlementLine(
                    file.payment.reference, source: source, gross: gross, fee: 30, tax: 3, net: gross - 33,
                    day: CivilDay(daysSince1970: 20_500))
            else { return "no row" }
            return "\(try await store.post(.settled(line, file.order), telling: nil, at: moment))"
        }
    }

    private mutating func payOut() -> Step {
        let (payee, amount) = (AnyIdentifier(random.pick(members, else: members[0])), random.below(9_000) + 1)
        let transfer = "transfer-\(random.below(12))"
        let told = random.chance(50) ? act("orders.payout", "\(payee)") : nil
        return Step(description: "pay out \(amount) to \(payee)") { [moment] store throws(OrderError) in
            let act = LedgerAct.payout(payee, Money(Int64(amount), .krw), transfer: transfer)
            return "\(try await store.post(act, telling: told, at: moment))"
        }
    }

    private mutating func writeOff() -> Step {
        let (payee, note) = (AnyIdentifier(random.pick(members, else: members[0])), "note-\(random.below(9))")
        return Step(description: "write off of \(payee)") { [moment] store throws(OrderError) in
            let debt = max(1, try await store.balance(of: payee).owed)
            let act = LedgerAct.writtenOff(payee, Money(debt, .krw), note: note)
            return "\(try await store.post(act, telling: nil, at: moment))"
        }
    }

    private mutating func readRecords(_ id: OrderID) -> Step {
        let act = AuditEvent(
            id: AuditEventID(Self.raw(&random)), by: .member(members[4], role: .operator), "orders.records",
            "\(id)", affecting: members[random.below(5)], at: moment, reason: "수사 협조")
        return Step(description: "records of \(id)") { [moment] store throws(OrderError) in
            let own = try await store.records(of: AnyIdentifier(id), telling: act, at: moment)
            guard let record = try await store.file(id)?.order.record else { return "\(own)" }
            return "\(own) \(try await store.records(of: record, telling: act, at: moment))"
        }
    }
}

extension OrderScript.Step {
    /// What the store answers, or the error.
    func result(in store: any OrderStore) async -> String {
        do throws(OrderError) {
            return try await take(store)
        } catch {
            return "\(error)"
        }
    }
}
