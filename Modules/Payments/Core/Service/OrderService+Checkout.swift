public import Vocabulary

extension OrderService {
    /// The purpose of the rights by which orders are paid for.
    static let purpose = "checkout"

    /// The verbs of the pages at addresses of checkouts.
    public var checkoutDesk: any CheckoutDesk { LocalCheckoutDesk(service: self) }

    /// A new address of the order's checkout. It ends with the order's time to pay; the page tells of the
    /// outcome for an hour longer.
    func checkoutAddress(of file: OrderFile) async throws(OrderError) -> CheckoutAddress {
        let (secret, hash) = try minted()
        let until = file.order.payBy.advanced(by: .seconds(3600))
        try await store.add(
            AddressRight(
                hash: hash, purpose: Self.purpose, subject: AnyIdentifier(file.order.id), until: until),
            at: time.now())
        return CheckoutAddress(secret, until: file.order.payBy)
    }

    private func minted() throws(OrderError) -> (RightSecret, ChainHash) {
        do throws(ServiceFailure) {
            let secret = try mint.make()
            return (secret, try mint.hash(of: secret, for: Self.purpose))
        } catch {
            throw .service(error)
        }
    }

    /// The order that the address is about, for anybody who has it. Throws `notFound`.
    public func checkout(_ secret: RightSecret) async throws(OrderError) -> OrderFile {
        let hash: ChainHash
        do throws(ServiceFailure) {
            hash = try mint.hash(of: secret, for: Self.purpose)
        } catch {
            throw .service(error)
        }
        guard let right = try await store.right(hash, at: time.now()), let id: OrderID = right.subject.typed()
        else { throw .notFound }
        return try await finish(id)
    }

    /// What came of the payment window: with a token the buyer has agreed, and the money is taken, if the
    /// order still waits for it. Then the gateway is asked, whatever the browser said. Throws `notFound`.
    public func returned(
        _ secret: RightSecret, token: String?, transaction: String?
    ) async throws(OrderError) -> OrderFile {
        let file = try await checkout(secret)
        guard let gateway else { throw .noGateway }
        if let token, file.order.state == .open, !file.order.hasRunOut(at: time.now()) {
            let approval = GatewayApproval(
                file.payment.reference, token: token, transaction: transaction, amount: file.payment.amount)
            // Whatever it answers, the gateway's books are read.
            try? await gateway.approve(approval)
        }
        return try await look(file.order.id)
    }

    /// Lets the order go, as anybody may who has the address. Throws as `OrderRepository.cancel`.
    public func cancel(_ secret: RightSecret) async throws(OrderError) -> OrderFile {
        let file = try await checkout(secret)
        _ = try await change(file.order.id) { _, engine throws(OrderError) in
            try engine.cancelled(by: file.order.buyer)
        }
        return try await finish(file.order.id)
    }
}
