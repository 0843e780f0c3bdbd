public import Vocabulary
import Wire

extension PortOneClient {
    /// The payment of that `paymentId`: the attempt that was paid, else the newest. Throws `refused` with
    /// `paymentNotFound` where no payment window was opened yet, and `unreadable` for another payment.
    public func payment(_ id: String) async throws(PortOneError) -> PortOnePayment {
        let request = request("GET", try path(of: id), query: ofStore)
        let payment = try await answer(to: request, as: PortOneWire.payment)
        try check(payment, id: id)
        return payment
    }

    /// All attempts of the payment of that `paymentId`, in PortOne's order; also those at another store: the
    /// caller compares `storeID`. Throws as `payment` does otherwise.
    public func transactions(of id: String) async throws(PortOneError) -> [PortOnePayment] {
        let request = request("GET", try path(of: id, "transactions"), query: ofStore)
        let attempts = try await answer(to: request, as: PortOneWire.transactions)
        for attempt in attempts { try checkName(attempt, id: id) }
        return attempts
    }

    /// At most `size` payments that were requested from `from` on and before `until`, behind the place of
    /// `cursor`: that of the last item of the page before. A page without items is the last one.
    ///
    /// Throws `invalid` unless `size` is 1 to 1000, and `unreadable` if a payment is of another store.
    public func payments(
        from: Timestamp, until: Timestamp, cursor: String? = nil, size: Int = 100
    ) async throws(PortOneError) -> PortOnePaymentPage {
        guard (1...1000).contains(size) else { throw .invalid(field: "size", "1 to 1000") }
        let wanted = PortOneWire.PageRequest(
            storeID: account.storeID, from: from, until: until, cursor: cursor, size: size)
        let body = String(decoding: PortOneWire.pageRequest.bytes(of: wanted), as: UTF8.self)
        let request = request("GET", "/payments-by-cursor", query: [("requestBody", body)])
        let page = try await answer(to: request, as: PortOneWire.page)
        for item in page.items { try check(item.payment, id: item.payment.id) }
        return page
    }
}

extension PortOneClient {
    /// The path of a payment, or of something below it. Throws `invalid` for names that a path cannot hold.
    func path(of id: String, _ part: String? = nil) throws(PortOneError) -> String {
        guard !id.isEmpty, id != ".", id != ".." else {
            throw .invalid(field: "paymentId", "a name that is not empty and not only dots")
        }
        return "/payments/" + percentEncoded(id) + (part.map { "/" + $0 } ?? "")
    }

    private var ofStore: [(name: String, text: String)] { [("storeId", account.storeID)] }

    /// Compares bytes, since `==` takes composed and decomposed letters for the same.
    private func checkName(_ payment: PortOnePayment, id: String) throws(PortOneError) {
        guard payment.id.utf8.elementsEqual(id.utf8) else { throw .unreadable("id") }
    }

    private func check(_ payment: PortOnePayment, id: String) throws(PortOneError) {
        try checkName(payment, id: id)
        guard payment.storeID == account.storeID else { throw .unreadable("storeId") }
    }
}
