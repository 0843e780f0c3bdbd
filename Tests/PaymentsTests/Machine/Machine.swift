import Synchronization
import Testing
import Vocabulary

@testable import Payments

/// One order with everything that it depends on: the gateway's truth, the place of what is bought, the
/// ledger, the clock, and a request on its way to the gateway.
struct Machine {
    /// What the purchasable has of the order.
    enum Place: Int64 {
        case nothing, held, handedOver, released
    }

    var file: OrderFile
    var gateway: ModelGateway
    var place = Place.nothing
    var books = ModelBooks()
    var now = OrderSamples.moment
    /// A request that a slow server has sent and the gateway has not got yet.
    var onItsWay: ModelRequest?
    var fulfilments = 0
    /// What is wrong; the search ends with it.
    var faults: [String] = []

    static let ids = CountedIdentifiers()

    init(earning: Earning, terms: RefundTerms) throws {
        let order = OrderSamples.order(.opening, .hold, earning: earning, terms: terms)
        let reference = try #require(OrderSamples.reference)
        let payment = Payment(of: order, reference, isTest: true, at: OrderSamples.moment)
        file = OrderFile(order: order, payment: payment)
        gateway = ModelGateway(reference)
    }

    var engine: OrderEngine { OrderEngine(file: file, now: now, ids: Self.ids) }

    /// Writes a change as a store does: each value must be the next of the one that was read.
    mutating func write(_ change: OrderChange?) {
        guard let change, !change.isEmpty else { return }
        let next = change.counted(from: file, at: now)
        checkVersions(next)
        if next.order?.state == .fulfilled, file.order.state != .fulfilled { fulfilments += 1 }
        do {
            for act in next.acts { try books.post(act, at: now) }
        } catch {
            faults.append("the ledger refuses: \(error)")
        }
        file = OrderFile(
            order: next.order ?? file.order, payment: next.payment ?? file.payment,
            refunds: file.after(next).refunds, isEarned: books.order.isEarned)
    }

    private mutating func checkVersions(_ change: OrderChange) {
        if let order = change.order, order.version != file.order.version.next {
            faults.append("an order skips a version")
        }
        if let payment = change.payment, payment.refunded < file.payment.refunded {
            faults.append("an older answer takes back what was given back")
        }
        if !change.acts.isEmpty, change.order == nil {
            faults.append("money moves without a change of the order")
        }
        for refund in change.refunds {
            let known = file.refunds.first { $0.id == refund.id }
            if refund.version != known?.version.next ?? .first { faults.append("a refund skips a version") }
        }
        if Set(change.refunds.map(\.id)).count != change.refunds.count {
            faults.append("a change has a refund twice")
        }
    }

    /// A fact is written down; the engine must take every fact.
    mutating func learn(_ decide: (OrderEngine) throws(OrderError) -> OrderChange?) {
        do throws(OrderError) {
            write(try decide(engine))
        } catch {
            faults.append("a fact is refused: \(error)")
        }
    }

    /// Where it stands, for mending what the search has found.
    var shown: String {
        let refunds = file.refunds.map {
            "\($0.amount.minorUnits) \($0.state.rawValue) \($0.reason.rawValue)"
        }
        let balances = LedgerAccountKind.allCases.map { "\($0.rawValue) \(books.balance($0))" }
        let lines = [
            "order \(file.order.state) \(file.order.step?.rawValue ?? "-") \(file.order.delivery)",
            "payment \(file.payment.state) \(file.payment.paid) - \(file.payment.refunded)",
            "gateway \(gateway.paid) - \(gateway.given), place \(place)",
        ]
        return (lines + refunds + balances).joined(separator: "\n")
    }

    /// A verb; false where it is refused, or changes nothing.
    mutating func ask(_ decide: (OrderEngine) throws(OrderError) -> OrderChange?) -> Bool {
        guard let change = try? decide(engine), !change.isEmpty else { return false }
        write(change)
        return true
    }
}

/// The ledger of one order, kept as a store keeps it.
struct ModelBooks {
    private(set) var balances: [LedgerAccount: Int64] = [:]
    private(set) var order = OrderBooks()
    private var posted: Set<PostingKey> = []

    /// Enough for a ledger that is not verified.
    private static let seal = ChainSeal { _, _ in [UInt8](repeating: 1, count: ChainHash.size) }

    mutating func post(_ act: LedgerAct, at now: Timestamp) throws(OrderError) {
        let books: [OrderID: OrderBooks] = act.order.map { [$0: order] } ?? [:]
        var draft = LedgerDraft(
            behind: .beginning, Self.seal, balances: balances, books: books, posted: posted)
        guard try draft.add(act, at: now) else { return }
        balances = draft.balances
        for posting in draft.entries.map(\.posting) {
            posted.insert(posting.key)
            for line in posting.lines { order.count(posting.kind, line.account.kind, line.amount) }
        }
    }

    /// The balance of a kind of account.
    func balance(_ kind: LedgerAccountKind) -> Int64 {
        balances.reduce(0) { $0 + ($1.key.kind == kind ? $1.value : 0) }
    }

    /// Every change adds up to nothing, and so does the whole.
    var sum: Int64 { balances.values.reduce(0, +) }
}

/// Identifiers that count up.
final class CountedIdentifiers: IdentifierSource {
    private let count = Atomic<UInt64>(0)

    func next() -> RawIdentifier {
        RawIdentifier(milliseconds: 1 << 40, random: (0, count.add(1, ordering: .relaxed).newValue))
    }
}
