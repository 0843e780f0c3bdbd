package import Composition
import ContractKit
package import Vocabulary
import Wire

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
        let made = LockedValue<CheckoutBrowser?>(nil)
        return BuyerBrowser { () throws(ServiceFailure) in
            if let browser = made.now { return browser }
            let shop = Loopback(dispatcher(site: try site()), isStrict: false)
            let browser = CheckoutBrowser(site: shop) { _, request throws(TransportFailure) in
                try await gateway.transport.send(request)
            }
            made.withLock { $0 = browser }
            return browser
        }
    }
}
