package import Vocabulary
package import Wire

/// What carries a browser's requests to the site and to the sandbox of payments.
package struct CheckoutBrowser: Sendable {
    /// Carries a request to the sandbox with that origin: `http://127.0.0.1:8090`.
    package typealias Sandbox =
        @Sendable (_ origin: String, WireRequest) async throws(TransportFailure) -> WireResponse

    let site: any Transport
    let sandbox: Sandbox

    /// A browser that reaches both so.
    package init(site: any Transport, sandbox: @escaping Sandbox) {
        (self.site, self.sandbox) = (site, sandbox)
    }
}

/// A browser at the checkout of one order: it sends the forms of the pages, and goes where it is led.
///
/// Every step can be repeated. Addresses of the site are followed by their paths alone, so that a walk goes
/// on where a server has come up again on another port. Each step throws outages, also for an answer of 500
/// and more.
package struct CheckoutWalk: Sendable {
    private let secret: RightSecret
    private let browser: CheckoutBrowser

    /// A browser that has opened the address with that secret.
    package init(_ secret: RightSecret, in browser: CheckoutBrowser) {
        (self.secret, self.browser) = (secret, browser)
    }

    /// A payment window that is open.
    package struct Window: Sendable {
        fileprivate let origin: String
        fileprivate let target: String
    }

    /// A button of the payment window, by the end of its address.
    package enum Button: String, Sendable {
        case approve, decline
    }

    /// How the money is taken.
    package enum Channel: Sendable {
        /// As the platform chose.
        case usual
        /// As soon as the buyer agrees, whatever the platform chose: the address of a window is the
        /// browser's to change.
        case immediate
    }

    /// Presses "pay", and follows to the window. Nil where the order is not to be paid for now, or was paid
    /// already.
    package func openWindow(_ channel: Channel = .usual) async throws(ServiceFailure) -> Window? {
        let led = try await atSite(.form("act=pay", to: "\(page)?lang=en"))
        guard let opening = led.redirect.flatMap(WebAddress.init), let origin = opening.origin else {
            return nil
        }
        var target = opening.target
        if channel == .immediate {
            target = target.replacing("channelKey=channel-key-manual", with: "channelKey=channel-key-auto")
        }
        let opened = try await atSandbox(origin, WireRequest(method: "GET", target: target))
        return opened.redirect.map { Window(origin: origin, target: WebAddress($0).target) }
    }

    /// Presses a button of the window; answers the path by which the browser comes back. Nil where the
    /// window leads nowhere, as that of a payment that was made in another one.
    package func press(_ button: Button, in window: Window) async throws(ServiceFailure) -> String? {
        let (path, query) = (window.target.prefix { $0 != "?" }, window.target.drop { $0 != "?" })
        let led = try await atSandbox(window.origin, .form("", to: "\(path)/\(button.rawValue)\(query)"))
        guard let target = led.redirect.map({ WebAddress($0).target }), target.hasPrefix("\(page)/back")
        else {
            return nil
        }
        return target
    }

    /// Comes back from the window: the server asks the gateway before it answers.
    package func comeBack(by path: String) async throws(ServiceFailure) {
        _ = try await atSite(WireRequest(method: "GET", target: path))
    }

    /// Comes back without an outcome: the server asks the gateway, even if it did so just before.
    package func comeBack() async throws(ServiceFailure) {
        try await comeBack(by: "\(page)/back?txId=unknown")
    }
}

extension CheckoutWalk {
    private var page: String { "/pay/\(secret.text)" }

    private func atSite(_ request: WireRequest) async throws(ServiceFailure) -> WireResponse {
        try await Self.answered(browser.site.serverAddress) { () throws(TransportFailure) in
            try await browser.site.send(request)
        }
    }

    private func atSandbox(
        _ origin: String, _ request: WireRequest
    ) async throws(ServiceFailure) -> WireResponse {
        try await Self.answered(origin) { () throws(TransportFailure) in
            try await browser.sandbox(origin, request)
        }
    }

    private static func answered(
        _ address: String?, _ send: () async throws(TransportFailure) -> WireResponse
    ) async throws(ServiceFailure) -> WireResponse {
        let response: WireResponse
        do throws(TransportFailure) { response = try await send() } catch { throw error.outage(at: address) }
        // Without the target: it holds the secret.
        if response.status >= 500 { throw .unavailable("a page is answered with \(response.status)") }
        return response
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

extension WireResponse {
    /// Where the browser is led; nil unless it is (303).
    fileprivate var redirect: String? { status == 303 ? headers["location"] : nil }
}

/// An address to which a browser is led.
private struct WebAddress {
    /// `http://127.0.0.1:8090`; nil for a path alone.
    let origin: String?
    /// Path and query.
    let target: String

    init(_ address: String) {
        guard address.hasPrefix("http"), let scheme = address.firstRange(of: "://") else {
            (origin, target) = (nil, address)
            return
        }
        let end = address[scheme.upperBound...].firstIndex(of: "/") ?? address.endIndex
        let path = String(address[end...])
        (origin, target) = (String(address[..<end]), path.isEmpty ? "/" : path)
    }
}
