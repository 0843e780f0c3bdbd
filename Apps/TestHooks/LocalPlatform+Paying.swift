package import Composition
import ContractKit
import PortOneSandbox
package import Vocabulary
import Wire

extension PaymentParts {
    /// Payments by test money of a sandbox in memory that goes by that clock. Members pay there in their
    /// `BuyerBrowser`: neither the sandbox nor the pages listen anywhere.
    package static func tried(by time: any TimeSource) -> PaymentParts {
        // A sandbox without a file and without webhooks always begins.
        guard let sandbox = try? PortOneSandbox(.usual, time: time) else { return .off }
        let parts = PaymentParts.sandbox(sandbox, at: SiteAddress("http://localhost:8090"))
        parts.site.become("http://localhost:8080")
        return parts
    }
}

extension LocalPlatform {
    /// The verbs of a principal, with a browser to pay in where the platform takes test money.
    package func testServices(for principal: Principal) -> Services {
        var services = services(for: principal)
        if let browser { services.provide(BuyerBrowser.self, browser) }
        return services
    }

    /// A browser in this process; nil where nothing can be bought by test money.
    private var browser: BuyerBrowser? {
        guard let gateway = payments.gateway, gateway.isTest else { return nil }
        let made = LockedValue<Loopback?>(nil)
        return BuyerBrowser(
            shop: { () throws(ServiceFailure) in
                if let shop = made.now { return shop }
                let shop = Loopback(dispatcher(site: try site()), isStrict: false)
                made.withLock { $0 = shop }
                return shop
            },
            window: { _, request throws(TransportFailure) in try await gateway.transport.send(request) })
    }
}
