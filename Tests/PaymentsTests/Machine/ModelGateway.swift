import Payments
import Vocabulary

/// The gateway's own books of one payment: the truth, which the platform learns by asking.
struct ModelGateway {
    /// One attempt of the buyer's. At most one is ever paid.
    struct Attempt {
        let number: Int64
        var status: GatewayStatus
        var changedAt: Timestamp
    }

    /// Money that goes back, under the key of the request where the platform asked for it.
    struct Cancellation {
        let number: Int64
        var status: GatewayRefund.Status
        let amount: Int64
        let key: ModelKey?
        let at: Timestamp
    }

    /// What it answers.
    struct Books {
        var attempts: [Attempt] = []
        var paid: Int64 = 0
        var cancellations: [Cancellation] = []
        var isDisputed = false
        /// When anything about the payment changed last.
        var updatedAt = Timestamp(microseconds: 0)

        var given: Int64 {
            cancellations.reduce(0) { $0 + ($1.status == .succeeded ? $1.amount : 0) }
        }
    }

    private(set) var books = Books()
    /// The books before the last change: an answer that comes late.
    private(set) var former = Books()
    /// The keys that it has answered with a refusal of its own, and so will again.
    private(set) var refused: Set<ModelKey> = []
    /// What was asked under each key; a gateway refuses another request under a known one.
    private var asked: [String: ModelKey] = [:]
    private(set) var isMisused = false
    private let reference: PaymentReference
    private var moment: Int64 = 0

    init(_ reference: PaymentReference) { self.reference = reference }

    /// How long a key is remembered.
    static let keyLife: Duration = .seconds(3 * 3_600)

    var paid: Int64 { books.paid }
    var given: Int64 { books.given }
    var isDisputed: Bool { books.isDisputed }
    var wasPaid: Bool { books.attempts.contains { $0.status.wasPaid } }

    /// What can still be given back, less what is on its way.
    var free: Int64 {
        books.paid - books.cancellations.reduce(0) { $0 + ($1.status == .failed ? 0 : $1.amount) }
    }

    var answer: [GatewayAttempt] { told(books) }
    var lateAnswer: [GatewayAttempt] { told(former) }

    private func told(_ books: Books) -> [GatewayAttempt] {
        let refunds = books.cancellations.map(Self.told)
        return books.attempts.map { attempt in
            let wasPaid = attempt.status.wasPaid
            var told = GatewayAttempt(
                reference, transaction: "tx-\(attempt.number)", attempt.status, changedAt: attempt.changedAt,
                currency: "KRW", total: wasPaid ? books.paid : 10_000, paid: wasPaid ? books.paid : 0,
                refunded: wasPaid ? books.given : 0, isTest: true, isOwnStore: true, isConsistent: true,
                refunds: wasPaid ? refunds : [], isDisputed: wasPaid && books.isDisputed)
            if wasPaid { told.updatedAt = max(attempt.changedAt, books.updatedAt) }
            return told
        }
    }

    private static func told(_ cancellation: Cancellation) -> GatewayRefund {
        GatewayRefund(
            id: "can-\(cancellation.number)", cancellation.status, amount: cancellation.amount,
            requestedAt: OrderSamples.moment, isForeign: cancellation.key == nil)
    }
}

extension ModelGateway {
    /// The buyer opens the window, for the first time or after a failure.
    mutating func open() -> Bool {
        let attempts = books.attempts
        guard attempts.last.map({ $0.status == .failed }) ?? true, attempts.count < 2, !wasPaid else {
            return false
        }
        former = books
        books.attempts.append(
            Attempt(number: Int64(attempts.count + 1), status: .ready, changedAt: next()))
        return true
    }

    /// The buyer's bank says no, or takes the money.
    mutating func decide(_ status: GatewayStatus, from: GatewayStatus, amount: Int64 = 0) -> Bool {
        guard let last = books.attempts.indices.last, books.attempts[last].status == from, !wasPaid else {
            return false
        }
        former = books
        (books.attempts[last].status, books.attempts[last].changedAt, books.paid) = (status, next(), amount)
        return true
    }

    /// Money goes back by the merchant's console, or by the card company.
    mutating func takeBack(_ amount: Int64, endsDispute: Bool = false) -> Bool {
        guard wasPaid, amount >= 1, amount <= free else { return false }
        former = books
        if endsDispute { books.isDisputed = false }
        add(.succeeded, amount, nil, OrderSamples.moment)
        return true
    }

    /// The buyer complains at the card company, or the complaint ends.
    mutating func dispute(_ isOpen: Bool) -> Bool {
        guard wasPaid, isDisputed != isOpen, given < paid else { return false }
        former = books
        (books.isDisputed, books.updatedAt) = (isOpen, next())
        return true
    }

    /// What was to be given back later is, or is not.
    mutating func finishPending(_ status: GatewayRefund.Status) -> Bool {
        guard let index = books.cancellations.firstIndex(where: { $0.status == .requested }) else {
            return false
        }
        former = books
        (books.cancellations[index].status, books.updatedAt) = (status, next())
        updateStatus()
        return true
    }

    @discardableResult
    private mutating func add(
        _ status: GatewayRefund.Status, _ amount: Int64, _ key: ModelKey?, _ now: Timestamp
    ) -> Cancellation {
        let number = Int64(books.cancellations.count + 1)
        let added = Cancellation(number: number, status: status, amount: amount, key: key, at: now)
        books.cancellations.append(added)
        books.updatedAt = next()
        updateStatus()
        return added
    }

    private mutating func updateStatus() {
        guard let index = books.attempts.firstIndex(where: { $0.status.wasPaid }) else { return }
        let status: GatewayStatus = given == 0 ? .paid : given < paid ? .partlyRefunded : .refunded
        guard status != books.attempts[index].status else { return }
        (books.attempts[index].status, books.attempts[index].changedAt) = (status, next())
    }

    private mutating func next() -> Timestamp {
        moment += 1
        return Timestamp(microseconds: moment)
    }
}

extension ModelGateway {
    /// The platform asks for a refund. A known key is answered as before.
    mutating func refund(
        _ request: ModelRequest, later: Bool, at now: Timestamp
    ) -> Result<GatewayRefund, GatewayError> {
        note(request)
        if let known = books.cancellations.last(where: { $0.key == request.key && !Self.isForgotten($0, now) }
        ) {
            return .success(Self.told(known))
        }
        guard wasPaid else { return .failure(.refused(.notPaid)) }
        guard !refused.contains(request.key) else { return Self.refusal }
        guard given < paid else { return .failure(.refused(.alreadyRefunded)) }
        guard request.key.guarded == paid - given else { return .failure(.refused(.refundableChanged)) }
        guard request.amount <= free else { return .failure(.refused(.other("AMOUNT_EXCEEDED"))) }
        former = books
        let added = add(later ? .requested : .succeeded, request.amount, request.key, now)
        return .success(Self.told(added))
    }

    /// The payment company does not do it; the key is remembered with that answer.
    mutating func refuse(_ request: ModelRequest) -> Result<GatewayRefund, GatewayError> {
        note(request)
        refused.insert(request.key)
        return Self.refusal
    }

    private static let refusal = Result<GatewayRefund, GatewayError>.failure(.refused(.other("PG_PROVIDER")))

    private mutating func note(_ request: ModelRequest) {
        if let known = asked[request.key.text], known != request.key { isMisused = true }
        asked[request.key.text] = request.key
    }

    private static func isForgotten(_ cancellation: Cancellation, _ now: Timestamp) -> Bool {
        now.since(cancellation.at) >= keyLife
    }
}

/// The key of a request, in parts, so that states can be compared without identifiers.
struct ModelKey: Hashable {
    let refund: RefundID
    let text: String
    let round: Int64
    /// What the request says can still be given back.
    let guarded: Int64
}

/// A request for a refund as the gateway sees it.
struct ModelRequest {
    let key: ModelKey
    let amount: Int64

    init(_ refund: Refund, _ request: GatewayRefundRequest) {
        key = ModelKey(
            refund: refund.id, text: request.key, round: Int64(refund.round),
            guarded: request.refundable.minorUnits)
        amount = request.amount.minorUnits
    }
}
