import Hashing
public import Payments
import PortOne
public import Vocabulary

extension PortOnePaymentGateway {
    /// The payments whose status changed in that time, by that moment. A payment that changes while it is
    /// read may be told again, as it is then. Payments with names of other platforms are told once they were
    /// paid.
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
        return reading.found(atMost: limit).map { change(at: $0, $1) }
    }

    private func change(at place: ChangePlace, _ payment: PortOnePayment) -> GatewayChange {
        guard let reference = PaymentReference(payment.id) else {
            let name = PortOneLine(payment.id, atMost: Self.longestName).text ?? "?"
            return GatewayChange(foreign: name, paid: payment.amount.paid, cursor: place.cursor)
        }
        return GatewayChange(
            GatewayAttempt(payment, reference, storeID: storeID), cursor: place.cursor)
    }

    /// The most characters of a foreign name that are told.
    private static let longestName = 64
}

/// The place of a payment among changes: by the moment, then by the bytes of its name.
struct ChangePlace: Hashable, Comparable, Sendable {
    let at: Timestamp
    let id: [UInt8]

    init(_ payment: PortOnePayment) { (at, id) = (payment.statusChangedAt, Array(payment.id.utf8)) }

    static func < (left: Self, right: Self) -> Bool {
        left.at == right.at ? left.id.lexicographicallyPrecedes(right.id) : left.at < right.at
    }

    /// The place as an opaque text.
    var cursor: String { Base64URL.encode(Array("\(at.microseconds) ".utf8) + id) }

    /// Nil for a text that is no cursor.
    init?(cursor: String) {
        guard let bytes = Base64URL.decode(cursor), let blank = bytes.firstIndex(of: 0x20),
            let text = String(validating: bytes[..<blank], as: UTF8.self), let microseconds = Int64(text)
        else { return nil }
        (at, id) = (Timestamp(microseconds: microseconds), Array(bytes[(blank + 1)...]))
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
    private var payments: [ChangePlace: PortOnePayment] = [:]
    private var isAtEnd = false

    init(from: Timestamp, after place: ChangePlace?, limit: Int) {
        (self.from, after, self.limit) = (place?.at ?? from, place, limit)
        size = min(1000, max(1, limit) + 10)
    }

    /// Whether all is read, or so much that nothing earlier can come.
    var isEnough: Bool { isAtEnd || payments.keys.count { $0.at < from } >= limit }

    /// Takes the next page.
    mutating func take(_ page: PortOneNumberedPage) {
        for payment in page.items where PaymentReference(payment.id) != nil || payment.status.wasPaid {
            let place = ChangePlace(payment)
            if after.map({ $0 < place }) ?? true { payments[place] = payment }
        }
        guard page.items.count >= size, let last = page.items.map(\.statusChangedAt).max() else {
            isAtEnd = true
            return
        }
        (from, number) = last > from ? (last, 0) : (from, number + 1)
    }

    /// The earliest changes.
    func found(atMost limit: Int) -> [(ChangePlace, PortOnePayment)] {
        let known = payments.filter { isAtEnd || $0.key.at < from }.sorted { $0.key < $1.key }
        return known.prefix(max(0, limit)).map { ($0.key, $0.value) }
    }
}
