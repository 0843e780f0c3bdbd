import Hashing
public import Payments
import PortOne
public import Vocabulary

extension PortOnePaymentGateway {
    /// The payments whose status changed in that time, by that moment. A payment that changes while it is
    /// read may be told again, as it is then. Payments with names of other platforms are left out.
    ///
    /// Throws `refused(.other)` for a cursor of no list.
    public func changes(
        from: Timestamp, until: Timestamp, after cursor: String?, limit: Int
    ) async throws(GatewayError) -> [GatewayChange] {
        let place = cursor.flatMap { ChangePlace(cursor: $0) }
        guard (place == nil) == (cursor == nil) else { throw .refused(.other("INVALID_CURSOR")) }
        var reading = ChangeReading(from: from, after: place, limit: limit)
        while !reading.isEnough {
            do throws(PortOneError) {
                reading.take(
                    try await client.payments(
                        changedFrom: reading.from, until: until, number: reading.number, size: reading.size))
            } catch {
                throw GatewayError(error)
            }
        }
        return reading.found(atMost: limit).map { place, payment, reference in
            GatewayChange(
                GatewayAttempt(payment, reference, storeID: storeID), cursor: place.cursor)
        }
    }
}

/// The place of a payment among changes: by the moment, then by its name.
struct ChangePlace: Hashable, Comparable, Sendable {
    let at: Timestamp
    let id: String

    init(_ payment: PortOnePayment) { (at, id) = (payment.statusChangedAt, payment.id) }

    static func < (left: Self, right: Self) -> Bool {
        (left.at, left.id) < (right.at, right.id)
    }

    /// The place as an opaque text.
    var cursor: String { Base64URL.encode(Array("\(at.microseconds) \(id)".utf8)) }

    /// Nil for a text that is no cursor.
    init?(cursor: String) {
        guard let bytes = Base64URL.decode(cursor), let text = String(validating: bytes, as: UTF8.self) else {
            return nil
        }
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let microseconds = Int64(parts[0]) else { return nil }
        (at, id) = (Timestamp(microseconds: microseconds), String(parts[1]))
    }
}

/// Reads changes page by page. Each page begins at the last moment of the page before, so that payments which
/// move meanwhile push none out of sight; a page of one moment alone is read on by its number.
struct ChangeReading: Sendable {
    private(set) var from: Timestamp
    private(set) var number = 0
    let size: Int
    private let after: ChangePlace?
    private let limit: Int
    private var payments: [ChangePlace: (PortOnePayment, PaymentReference)] = [:]
    private var isAtEnd = false

    init(from: Timestamp, after place: ChangePlace?, limit: Int) {
        (self.from, after, self.limit) = (place?.at ?? from, place, limit)
        size = min(1000, max(1, limit) + 10)
    }

    /// Whether all is read, or so much that nothing earlier can come.
    var isEnough: Bool { isAtEnd || payments.keys.count { $0.at < from } >= limit }

    /// Takes the next page.
    mutating func take(_ page: PortOneNumberedPage) {
        for payment in page.items {
            let place = ChangePlace(payment)
            guard let reference = PaymentReference(payment.id), after.map({ $0 < place }) ?? true else {
                continue
            }
            payments[place] = (payment, reference)
        }
        guard page.items.count >= size, let last = page.items.map(\.statusChangedAt).max() else {
            isAtEnd = true
            return
        }
        (from, number) = last > from ? (last, 0) : (from, number + 1)
    }

    /// The earliest changes.
    func found(atMost limit: Int) -> [(ChangePlace, PortOnePayment, PaymentReference)] {
        let known = payments.filter { isAtEnd || $0.key.at < from }.sorted { $0.key < $1.key }
        return known.prefix(max(0, limit)).map { ($0.key, $0.value.0, $0.value.1) }
    }
}
