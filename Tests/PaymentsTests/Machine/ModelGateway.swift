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

    private(set) var attempts: [Attempt] = []
    private(set) var paid: Int64 = 0
    private(set) var cancellations: [Cancellation] = []
    private(set) var isDisputed = false
    /// What it would have answered before the last change.
    private(set) var former: [GatewayAttempt] = []
    private let reference: PaymentReference
    private var moment: Int64 = 0

    init(_ reference: PaymentReference) { self.reference = reference }

    /// How long a key is remembered.
    static let keyLife: Duration = .seconds(3 * 3_600)

    var given: Int64 {
        cancellations.filter { $0.status == .succeeded }.reduce(0) { $0 + $1.amount }
    }

    /// What can still be given back, with what is on its way.
    var free: Int64 {
        paid - cancellations.filter { $0.status != .failed }.reduce(0) { $0 + $1.amount }
    }

    var wasPaid: Bool { attempts.contains { $0.status.wasPaid } }

    var answer: [GatewayAttempt] {
        attempts.map { attempt in
            let wasPaid = attempt.status.wasPaid
            let refunds = cancellations.map { cancellation in
                GatewayRefund(
                    id: "can-\(cancellation.number)", cancellation.status, amount: cancellation.amount,
                    requestedAt: OrderSamples.moment, isForeign: cancellation.key == nil)
            }
            return GatewayAttempt(
                reference, transaction: "tx-\(attempt.number)", attempt.status, changedAt: attempt.changedAt,
                currency: "KRW", total: wasPaid ? paid : 10_000, paid: wasPaid ? paid : 0,
                refunded: wasPaid ? given : 0, isTest: true, isOwnStore: true, isConsistent: true,
                refunds: wasPaid ? refunds : [], isDisputed: wasPaid && isDisputed)
        }
    }
}

extension ModelGateway {
    /// The buyer opens the window, for the first time or after a failure.
    mutating func open() -> Bool {
        guard attempts.isEmpty || attempts.last?.status == .failed, attempts.count < 2, !wasPaid else {
            return false
        }
        former = answer
        attempts.append(Attempt(number: Int64(attempts.count + 1), status: .ready, changedAt: next()))
        return true
    }

    /// The buyer's bank says no, or takes the money.
    mutating func decide(_ status: GatewayStatus, from: GatewayStatus, amount: Int64 = 0) -> Bool {
        guard let last = attempts.indices.last, attempts[last].status == from, !wasPaid else { return false }
        former = answer
        (attempts[last].status, attempts[last].changedAt, paid) = (status, next(), amount)
        return true
    }

    /// Money goes back by the merchant's console, or by the card company.
    mutating func takeBack(_ amount: Int64, endsDispute: Bool = false) -> Bool {
        guard wasPaid, amount >= 1, amount <= free else { return false }
        former = answer
        if endsDispute { isDisputed = false }
        add(.succeeded, amount, nil, OrderSamples.moment)
        return true
    }

    mutating func dispute(_ isOpen: Bool) -> Bool {
        guard wasPaid, isDisputed != isOpen, given < paid else { return false }
        former = answer
        isDisputed = isOpen
        return true
    }

    /// What was to be given back later is, or is not.
    mutating func finishPending(_ status: GatewayRefund.Status) -> Bool {
        guard let index = cancellations.firstIndex(where: { $0.status == .requested }) else { return false }
        former = answer
        cancellations[index].status = status
        updateStatus()
        return true
    }

    /// The platform asks for a refund. A known key is answered as before.
    mutating func refund(
        _ request: ModelRequest, later: Bool, at now: Timestamp
    ) -> Result<GatewayRefund, GatewayError> {
        if let known = cancellations.last(where: { $0.key == request.key && !Self.isForgotten($0, now) }) {
            return .success(Self.told(known))
        }
        guard wasPaid else { return .failure(.refused(.notPaid)) }
        guard given < paid else { return .failure(.refused(.alreadyRefunded)) }
        guard request.key.guarded == paid - given else { return .failure(.refused(.refundableChanged)) }
        guard request.amount <= free else { return .failure(.refused(.other("AMOUNT_EXCEEDED"))) }
        former = answer
        let added = add(later ? .requested : .succeeded, request.amount, request.key, now)
        return .success(Self.told(added))
    }

    private static func isForgotten(_ cancellation: Cancellation, _ now: Timestamp) -> Bool {
        now.since(cancellation.at) >= keyLife
    }

    private static func told(_ cancellation: Cancellation) -> GatewayRefund {
        GatewayRefund(
            id: "can-\(cancellation.number)", cancellation.status, amount: cancellation.amount,
            requestedAt: OrderSamples.moment, isForeign: false)
    }

    @discardableResult
    private mutating func add(
        _ status: GatewayRefund.Status, _ amount: Int64, _ key: ModelKey?, _ now: Timestamp
    ) -> Cancellation {
        let added = Cancellation(
            number: Int64(cancellations.count + 1), status: status, amount: amount, key: key, at: now)
        cancellations.append(added)
        updateStatus()
        return added
    }

    private mutating func updateStatus() {
        guard let index = attempts.firstIndex(where: { $0.status.wasPaid }) else { return }
        let status: GatewayStatus = given == 0 ? .paid : given < paid ? .partlyRefunded : .refunded
        guard status != attempts[index].status else { return }
        (attempts[index].status, attempts[index].changedAt) = (status, next())
    }

    private mutating func next() -> Timestamp {
        moment += 1
        return Timestamp(microseconds: moment)
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
