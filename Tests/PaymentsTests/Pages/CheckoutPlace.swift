import ContractKit
import Payments
import PaymentsContract
import PaymentsPages
import Terminal
import TestKit
import Vocabulary
import Web
import Wire

/// The pages of payments over a desk, as a browser asks them.
struct CheckoutPlace {
    static let secret = ShownOrders.secret
    static let path = "/pay/\(secret)"

    let dispatcher: Dispatcher

    /// The pages with that window, whose payees sell so; without a site if there is no window.
    init(
        _ desk: any CheckoutDesk, window: (any PaymentWindow)? = KnownPaymentWindow(),
        notice: HouseNotice? = nil, business: BusinessDisclosure? = nil
    ) throws(ServiceFailure) {
        var services = Services()
        services.provide((any CheckoutDesk).self, desk)
        if let window {
            let sellers = KnownSellers(business: business)
            let back = PaymentReturn { value in
                ReturnedPayment(
                    token: value("paymentToken"), transaction: value("txId"), code: value("code"),
                    message: value("message"))
            }
            let site = CheckoutSite(window: window, back: back, notice: notice, sellers: sellers)
            services.provide(CheckoutSite.self, site)
        }
        let site = try PageSite([PaymentsPages.all], at: SitePlace(), for: services) {
            "/pictures/\($0)/\($1)"
        }
        dispatcher = .trusting(site.routes)
    }

    func get(_ target: String = path) async -> WireResponse {
        await dispatcher.respond(to: WireRequest(method: "GET", target: target))
    }

    /// Sends a form of these members.
    func post(_ form: String, to target: String = path) async -> WireResponse {
        let headers = ["content-type": "application/x-www-form-urlencoded"]
        return await dispatcher.respond(
            to: WireRequest(method: "POST", target: target, headers: headers, body: Array(form.utf8)))
    }
}

extension WireResponse {
    /// The body of a page.
    var html: String { String(decoding: body, as: UTF8.self) }
}

/// A payment window at `http://localhost:8081`, which opens by a redirect or by a script.
struct KnownPaymentWindow: PaymentWindow {
    var wanted: Set<PayerField> = []
    var opensByScript = false

    var destinations: [String] { ["http://localhost:8081"] }

    func open(_ request: WindowRequest) async throws(ServiceFailure) -> WindowOpening {
        let reference = request.view.reference.text
        guard opensByScript else {
            return .form(
                address: "http://localhost:8081/pay?paymentId=\(reference)&back=\(request.returnPath)")
        }
        let payer = request.payer
        let parts = [payer.name, payer.phone, payer.email].map { $0.map { "\"\($0)\"" } ?? "null" }
        return .script(
            json:
                "{\"orderName\":\"\(request.view.order.title)\",\"payer\":[\(parts.joined(separator: ","))]}",
            reach: PageReach(
                scripts: [.foreign("https://cdn.pay.example/sdk.js")], frames: ["https://pay.example"]))
    }
}

/// A desk that has one order, and answers it to everything at the known address.
struct ShownDesk: CheckoutDesk {
    let view: CheckoutView?

    private func answer(_ secret: RightSecret) throws(OrderError) -> CheckoutView {
        guard let view, secret.text == ShownOrders.secret else { throw .notFound }
        return view
    }

    func checkout(_ secret: RightSecret) async throws(OrderError) -> CheckoutView { try answer(secret) }

    func begin(_ secret: RightSecret) async throws(OrderError) -> CheckoutView { try answer(secret) }

    func returned(
        _ secret: RightSecret, token: String?, transaction: String?
    ) async throws(OrderError) -> CheckoutView { try answer(secret) }

    func cancel(_ secret: RightSecret) async throws(OrderError) -> CheckoutView { try answer(secret) }
}

/// Sellers who are all the same business, or all sell privately.
struct KnownSellers: SellerDirectory {
    let business: BusinessDisclosure?

    func kinds(of members: Set<MemberID>) async throws(ServiceFailure) -> [MemberID: SellerKind] {
        business == nil ? [:] : Dictionary(uniqueKeysWithValues: members.map { ($0, .business) })
    }

    func disclosure(of member: MemberID) async throws(ServiceFailure) -> BusinessDisclosure? { business }
}
