package import Vocabulary
package import Wire

/// The browser in which a test member pays: it walks from a checkout to the payment window of a sandbox, and
/// back. It is among the services of members where test money is taken.
package struct BuyerBrowser: Sendable {
    /// Gives the transport to the platform's pages.
    package typealias Shop = @Sendable () throws(ServiceFailure) -> any Transport
    /// Carries a request to a sandbox with that origin: `http://127.0.0.1:8090`.
    package typealias Window =
        @Sendable (_ origin: String, WireRequest) async throws(TransportFailure) -> WireResponse

    private let shop: Shop
    private let window: Window

    /// A browser that reaches both so.
    package init(shop: @escaping Shop, window: @escaping Window) {
        (self.shop, self.window) = (shop, window)
    }

    /// Goes from the checkout at that address to the payment window, approves the payment, and comes back.
    /// Without an open window nothing is paid: the order's state tells. Throws outages.
    package func pay(at secret: RightSecret) async throws(ServiceFailure) {
        let (shop, page) = (try shop(), Self.page(secret))
        let pressed = try await Self.next { () throws(TransportFailure) in
            try await shop.send(.form("act=pay", to: page))
        }
        guard let opening = pressed.flatMap(WebLocation.init) else { return }
        let opened = try await Self.next { () throws(TransportFailure) in
            try await window(opening.origin, WireRequest(method: "GET", target: opening.target))
        }
        guard let path = opened?.prefix(while: { $0 != "?" }) else { return }
        let approved = try await Self.next { () throws(TransportFailure) in
            try await window(opening.origin, .form("", to: path + "/approve"))
        }
        guard let back = approved.flatMap(WebLocation.init) else { return }
        try await visit(back.target, at: shop)
    }

    /// Comes back to the checkout at that address without an outcome: the platform asks the gateway, even if
    /// it did so just before. Throws outages.
    package func comeBack(to secret: RightSecret) async throws(ServiceFailure) {
        try await visit(Self.page(secret) + "/back?txId=unknown", at: try shop())
    }

    private func visit(_ target: String, at shop: any Transport) async throws(ServiceFailure) {
        _ = try await Self.next { () throws(TransportFailure) in
            try await shop.send(WireRequest(method: "GET", target: target))
        }
    }

    private static func page(_ secret: RightSecret) -> String { "/pay/\(secret.text)" }

    /// Where an answer leads; nil if it leads nowhere. Throws outages.
    private static func next(
        _ send: () async throws(TransportFailure) -> WireResponse
    ) async throws(ServiceFailure) -> String? {
        let response: WireResponse
        do throws(TransportFailure) { response = try await send() } catch { throw .unavailable(error.reason) }
        if response.status >= 500 { throw .unavailable("a page was answered with \(response.status)") }
        return response.headers["location"]
    }
}

extension WireRequest {
    /// A form of a page, as a browser sends it.
    fileprivate static func form(_ body: String, to target: String) -> WireRequest {
        WireRequest(
            method: "POST", target: target,
            headers: ["content-type": "application/x-www-form-urlencoded"], body: Array(body.utf8))
    }
}

/// An address of the web in two parts.
private struct WebLocation {
    /// `http://127.0.0.1:8090`
    let origin: String
    /// Path and query.
    let target: String

    /// Nil for a path alone.
    init?(_ address: String) {
        guard let scheme = address.firstRange(of: "://") else { return nil }
        let end = address[scheme.upperBound...].firstIndex(of: "/") ?? address.endIndex
        (origin, target) = (String(address[..<end]), String(address[end...]))
    }
}
