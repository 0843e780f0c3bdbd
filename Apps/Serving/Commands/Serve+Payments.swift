import Composition
import Logging
import Settings
import Vocabulary

extension Settings {
    /// How members pay at this server, and the sandbox that it is to serve for that; nil for none. Throws
    /// what is wrong with the access to the gateway, or with the sandbox.
    func openPayments(_ logger: Logger) throws -> (parts: PaymentParts, sandbox: ServedSandbox?) {
        guard payments.mode == .sandbox, payments.sandbox == nil else {
            let parts = try PaymentParts(self)
            tellPayments(parts, logger)
            return (parts, nil)
        }
        let served = try ServedSandbox(self, logger)
        return (PaymentParts(self, beside: served.sandbox, at: served.address), served)
    }

    private func tellPayments(_ parts: PaymentParts, _ logger: Logger) {
        guard let gateway = parts.gateway else { return }
        if let sandbox = gateway.sandbox?.current {
            logger.notice("payments use test money: no money moves", metadata: ["sandbox": "\(sandbox)"])
        } else {
            logger.notice("payments move real money", metadata: ["store": "\(gateway.storeID)"])
        }
    }
}
