package import Composition
import PortOneSandbox
package import Vocabulary

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
