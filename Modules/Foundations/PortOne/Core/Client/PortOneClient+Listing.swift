public import Vocabulary
import Wire

extension PortOneClient {
    /// A page of the payments whose status changed from `from` on and before `until`, the earliest change
    /// first; each as its attempt that was paid, else as the newest.
    ///
    /// A payment that changes meanwhile moves, so that the pages behind it move, too: read on from the last
    /// moment of a page rather than by its number. Throws `invalid` unless `size` is 1 to 1000, `number` at
    /// least 0, and `(number + 1) * size` at most 60,000.
    public func payments(
        changedFrom from: Timestamp, until: Timestamp, number: Int = 0, size: Int = 100
    ) async throws(PortOneError) -> PortOneNumberedPage {
        guard (1...1000).contains(size) else { throw .invalid(field: "size", "1 to 1000") }
        guard number >= 0, number < Self.mostListed / size else {
            throw .invalid(field: "number", "from 0, at most \(Self.mostListed) payments")
        }
        var filter = PortOneWire.ListFilter()
        (filter.storeID, filter.from, filter.until) = (account.storeID, from, until)
        (filter.timestampType, filter.sortBy) = ("STATUS_CHANGED_AT", "STATUS_CHANGED_AT")
        filter.sortOrder = "ASC"
        let wanted = PortOneWire.ListRequest(page: .init(number: number, size: size), filter: filter)
        let body = String(decoding: PortOneWire.listRequest.bytes(of: wanted), as: UTF8.self)
        return try await answer(
            to: request("GET", "/payments", query: [("requestBody", body)]), as: PortOneWire.list)
    }

    /// How many payments PortOne lists by numbers of pages.
    private static let mostListed = 60_000
}

/// A part of a list of payments, by the number of its page.
public struct PortOneNumberedPage: Hashable, Sendable {
    public let items: [PortOnePayment]
    /// From 0 on.
    public let number: Int
    public let size: Int
    /// How many payments the whole list has.
    public let total: Int

    /// Memberwise.
    public init(items: [PortOnePayment], number: Int, size: Int, total: Int) {
        (self.items, self.number, self.size, self.total) = (items, number, size, total)
    }
}
