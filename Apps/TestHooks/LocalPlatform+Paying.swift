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
        let made = LockedValue<Loopback?>(nil)
        return BuyerBrowser { () throws(ServiceFailure) in
            let site: Loopback
            if let shop = made.now {
                site = shop
            } else {
                site = Loopback(dispatcher(site: try self.site()), isStrict: false)
                made.withLock { $0 = site }
            }
            return CheckoutBrowser(site: site) { _, request throws(TransportFailure) in
                try await gateway.transport.send(request)
            }
        }
    }
}
