import Vocabulary
import Wire

/// What carries a browser's requests to the site and to the sandbox of payments.
struct CheckoutBrowser: Sendable {
    let site: any Transport
    let sandbox: any Transport
}

/// A browser at the checkout of one order: it sends the forms of the pages, and goes where it is led.
///
/// Every step can be repeated. Addresses are followed by their paths alone, so that a walk goes on where a
/// server has come up again on another port. Each step throws outages, also for an answer of 500 and more.
struct CheckoutWalk: Sendable {
    private let secret: RightSecret
    private let browser: CheckoutBrowser

    /// A browser that has opened the address with that secret.
    init(_ secret: RightSecret, in browser: CheckoutBrowser) {
        (self.secret, self.browser) = (secret, browser)
    }

    /// A button of the payment window, by the end of its address.
    enum Button: String, Sendable {
        case approve, decline
    }

    /// How the money is taken.
    enum Channel: Sendable {
        /// As the platform chose.
        case usual
        /// As soon as the buyer agrees, whatever the platform chose: the address of a window is the
        /// browser's to change.
        case immediate
    }

    /// Presses "pay", and follows to the window; answers its path. Nil where the order is not to be paid for
    /// now, or was paid already.
    func openWindow(_ channel: Channel = .usual) async throws(ServiceFailure) -> String? {
        let led = try await send("POST", "/pay/\(secret.text)?lang=en", "act=pay", by: browser.site)
        guard let address = led.redirect, address.hasPrefix("http") else { return nil }
        var target = Self.target(of: address)
        if channel == .immediate {
            target = target.replacing("channelKey=channel-key-manual", with: "channelKey=channel-key-auto")
        }
        return try await send("GET", target, by: browser.sandbox).redirect.map(Self.target)
    }

    /// Presses a button of the window at that path; answers the path by which the browser comes back. Nil
    /// where the window leads nowhere, as that of a payment that was made in another one.
    func press(_ button: Button, in window: String) async throws(ServiceFailure) -> String? {
        let (path, query) = (window.prefix { $0 != "?" }, window.drop { $0 != "?" })
        let led = try await send("POST", "\(path)/\(button.rawValue)\(query)", by: browser.sandbox)
        guard let target = led.redirect.map(Self.target), target.hasPrefix("/pay/\(secret.text)/back") else {
            return nil
        }
        return target
    }

    /// Comes back from the window: the server asks the gateway before it answers.
    func comeBack(by path: String) async throws(ServiceFailure) {
        _ = try await send("GET", path, by: browser.site)
    }
}

extension CheckoutWalk {
    private func send(
        _ method: String, _ target: String, _ form: String? = nil, by transport: any Transport
    ) async throws(ServiceFailure) -> WireResponse {
        var request = WireRequest(method: method, target: target)
        if let form {
            request.headers["content-type"] = "application/x-www-form-urlencoded"
            request.body = Array(form.utf8)
        }
        let response: WireResponse
        do throws(TransportFailure) {
            response = try await transport.send(request)
        } catch {
            throw error.outage(at: transport.serverAddress)
        }
        // Without the target: it holds the secret.
        if response.status >= 500 { throw .unavailable("a page is answered with \(response.status)") }
        return response
    }

    /// The path and query of an address, or of a path itself.
    private static func target(of address: String) -> String {
        guard let scheme = address.firstRange(of: "://"), address.hasPrefix("http") else { return address }
        let target = address[scheme.upperBound...].drop { $0 != "/" }
        return target.isEmpty ? "/" : String(target)
    }
}

extension WireResponse {
    /// Where the browser is led; nil unless it is (303).
    fileprivate var redirect: String? { status == 303 ? headers["location"] : nil }
}
