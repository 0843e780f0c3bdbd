package import Vocabulary

/// The browser in which a test member pays: it walks from a checkout to the payment window of a sandbox, and
/// back. It is among the services of members where test money is taken.
package struct BuyerBrowser: Sendable {
    private let open: @Sendable () throws(ServiceFailure) -> CheckoutBrowser

    /// A browser that reaches site and sandbox as `open` says at each visit.
    package init(_ open: @escaping @Sendable () throws(ServiceFailure) -> CheckoutBrowser) {
        self.open = open
    }

    /// Goes from the checkout at that address to the payment window, approves the payment, and comes back.
    /// Without an open window nothing is paid: the order's state tells. Throws outages.
    package func pay(at secret: RightSecret) async throws(ServiceFailure) {
        let walk = CheckoutWalk(secret, in: try open())
        guard let window = try await walk.openWindow(),
            let path = try await walk.press(.approve, in: window)
        else { return }
        try await walk.comeBack(by: path)
    }

    /// Comes back to the checkout at that address without an outcome. Throws outages.
    package func comeBack(to secret: RightSecret) async throws(ServiceFailure) {
        try await CheckoutWalk(secret, in: try open()).comeBack()
    }
}
