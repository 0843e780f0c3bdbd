import Payments
import PaymentsConsole
import PaymentsPages
import PaymentsPortOne
import PortOne
import Settings
import Vocabulary
import Web
import Wire

extension PaymentParts {
    /// What moves the money; nil where nothing can be bought.
    var paymentGateway: (any PaymentGateway)? {
        gateway.map { PortOnePaymentGateway($0.client, storeID: $0.storeID, isTest: $0.isTest) }
    }

    /// The house's share of new orders, and whether money moves.
    var houseTerms: HouseTerms {
        HouseTerms(
            fee: FeeRate(basisPoints: feeBasisPoints) ?? .none, isTest: gateway?.isTest ?? false)
    }

    /// Where the gateway's webhooks come in; none without a gateway.
    func webhookRoutes(to service: OrderService, _ time: any TimeSource) -> [Route] {
        guard let gateway else { return [] }
        let webhooks = PortOneWebhooks(gateway.webhooks, storeID: gateway.storeID, time: time)
        return [PortOneWebhookReceiver(webhooks, to: service).route]
    }

    /// What checkout pages need; nil without a gateway.
    func checkoutSite(sellers: any SellerDirectory) -> CheckoutSite? {
        guard let gateway, let channel = gateway.channels.first else { return nil }
        let window = PortOneWindow(
            channel: PortOneCheckoutChannel(storeID: gateway.storeID, key: channel.key),
            wanted: channel.asksForBuyer ? Set(PayerField.allCases) : [], site: site,
            sandbox: gateway.sandbox, origins: gateway.origins)
        return CheckoutSite(window: window, back: .portOne, notice: house?.notice, sellers: sellers)
    }
}

/// PortOne's payment window: a page of its sandbox, or that of its script.
private struct PortOneWindow: PaymentWindow {
    let channel: PortOneCheckoutChannel
    let wanted: Set<PayerField>
    let site: SiteAddress
    /// Nil where real money moves.
    let sandbox: SiteAddress?
    /// The origins that the script may use.
    let origins: [String]

    var destinations: [String] { sandbox?.current.map { [$0] } ?? [] }

    func open(_ request: WindowRequest) async throws(ServiceFailure) -> WindowOpening {
        guard let site = site.current else { throw .unavailable("the server does not listen yet") }
        let (view, payer) = (request.view, request.payer)
        let checkout = PortOneCheckout(
            channel, view.reference, title: view.order.title(in: request.language),
            amount: view.order.price.total, isCardOnly: view.order.isCardOnly,
            customer: wanted.isEmpty
                ? nil
                : PortOneCustomer(
                    fullName: payer.name, phoneNumber: payer.phone, email: payer.email),
            returnURL: site + request.returnPath)
        guard let sandbox else { return .script(json: checkout.json, reach: reach) }
        guard let address = sandbox.current else { throw .unavailable("the sandbox does not listen yet") }
        return .form(address: checkout.address(at: address))
    }

    private var reach: PageReach {
        PageReach(
            scripts: [.foreign(PortOneCheckout.scriptURL)], scriptOrigins: origins, connections: origins,
            frames: origins, forms: origins)
    }
}

extension PaymentReturn {
    /// As PortOne names the values.
    fileprivate static let portOne = PaymentReturn { value in
        let told = PortOneReturn(value)
        return ReturnedPayment(
            token: told.token, transaction: told.transaction, code: told.failure?.code,
            message: told.failure?.message)
    }
}

extension PlatformOperator {
    /// What buyers are told of the operator; nil if a part is missing.
    var notice: HouseNotice? {
        guard let name, let address, let phone, let email, let businessNumber else { return nil }
        return HouseNotice(
            name: name, address: address, phone: phone, email: email, businessNumber: businessNumber)
    }
}
