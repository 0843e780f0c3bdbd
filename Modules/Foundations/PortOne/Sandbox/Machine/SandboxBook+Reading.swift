import Hashing
import PortOne
import Vocabulary

extension SandboxBook {
    /// The attempt that stands for a payment. Throws PAYMENT_NOT_FOUND, also before the first attempt.
    func payment(_ paymentID: String) throws(PortOneError) -> PortOnePayment {
        guard let attempt = payments[paymentID]?.shown else { throw .noPayment }
        return attempt.payment
    }

    /// The attempt of that name. Throws PAYMENT_NOT_FOUND.
    func attempt(_ name: SandboxAttemptName) throws(PortOneError) -> SandboxAttempt {
        try place(of: name).attempt
    }

    /// All attempts of a payment, the oldest first. Throws PAYMENT_NOT_FOUND.
    func transactions(_ paymentID: String) throws(PortOneError) -> [PortOnePayment] {
        guard let attempts = payments[paymentID]?.attempts, !attempts.isEmpty else { throw .noPayment }
        return attempts.map(\.payment)
    }

    /// A page of all payments in the order of their creation. Places are stable, so consecutive pages contain
    /// each payment once, even while payments are added or changed. Throws INVALID_REQUEST for a malformed
    /// cursor or size.
    func page(_ request: SandboxCursorPage, at now: Timestamp) throws(PortOneError) -> PortOnePaymentPage {
        guard (1...1000).contains(request.size) else { throw .badRequest("size must be 1 to 1000") }
        let after = request.cursor.flatMap { SandboxOrder.Place(cursor: $0) }
        guard (after == nil) == (request.cursor == nil) else {
            throw .badRequest("cursor must be that of an item")
        }
        let from = request.from ?? (request.until ?? now).beforeNinetyDays
        let places = byCreation.range(from: from, until: request.until, after: after)
        return PortOnePaymentPage(
            items: places.prefix(request.size).compactMap { place in
                payments[place.id]?.shown.map { .init(payment: $0.payment, cursor: place.cursor) }
            })
    }

    /// A numbered page of the wanted payments, and how many are wanted in all. Throws INVALID_REQUEST for a
    /// page beyond 60,000 payments.
    func list(
        _ request: SandboxNumberedPage, at now: Timestamp
    ) throws(PortOneError) -> (items: [PortOnePayment], total: Int) {
        let (number, size) = (request.number, request.size)
        guard (0...60_000).contains(number), (1...1000).contains(size), (number + 1) * size <= 60_000 else {
            throw .badRequest("size must be 1 to 1000, and (number + 1) * size at most 60000")
        }
        let from = request.from ?? (request.until ?? now).beforeNinetyDays
        let order = request.isByCreation ? byCreation : byChange
        var (items, total): ([PortOnePayment], Int) = ([], 0)
        let places = order.range(from: from, until: request.until)
        for place in request.isOldestFirst ? Array(places) : places.reversed() {
            guard let payment = payments[place.id]?.shown?.payment, request.wants(payment) else { continue }
            total += 1
            if total > number * size, items.count < size { items.append(payment) }
        }
        return (items, total)
    }
}

extension Timestamp {
    /// The beginning of a list that names none.
    fileprivate var beforeNinetyDays: Timestamp { advanced(by: .seconds(-90 * 86_400)) }
}

/// A call of the list by cursors.
struct SandboxCursorPage: Hashable, Sendable {
    /// The first wanted moment; 90 days before the end if nil.
    var from: Timestamp?
    /// The first moment that is not wanted any more; nil for no end.
    var until: Timestamp?
    /// The item behind which the page begins.
    var cursor: String?
    /// 1 to 1,000.
    var size = 10
}

/// A call of the list by numbers of pages.
struct SandboxNumberedPage: Hashable, Sendable {
    /// From 0 on.
    var number = 0
    /// 1 to 1,000.
    var size = 10
    /// Whether moments are those of the creation; else those of the last change of status.
    var isByCreation = false
    /// Whether the earliest comes first; else the latest.
    var isOldestFirst = false
    /// Whether only test payments, or only live ones, are wanted. One without a channel is neither.
    var isTest: Bool?
    /// The wanted statuses; empty for all.
    var statuses: [String] = []
    /// The first wanted moment; 90 days before the end if nil.
    var from: Timestamp?
    /// The first moment that is not wanted any more; nil for no end.
    var until: Timestamp?

    /// Whether the filter lets a payment pass.
    fileprivate func wants(_ payment: PortOnePayment) -> Bool {
        let type = isTest.map { $0 ? PortOneChannelType.test : .live }
        return (type == nil || payment.channel?.type == type)
            && (statuses.isEmpty || statuses.contains(payment.status.rawValue))
    }
}

extension SandboxOrder.Place {
    /// The place as an opaque text.
    var cursor: String { Base64URL.encode(Array("\(at.microseconds) \(id)".utf8)) }

    /// Nil for a text that is no cursor.
    init?(cursor: String) {
        guard let bytes = Base64URL.decode(cursor), let text = String(validating: bytes, as: UTF8.self) else {
            return nil
        }
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let microseconds = Int64(parts[0]) else { return nil }
        self.init(at: Timestamp(microseconds: microseconds), id: String(parts[1]))
    }
}
