import Payments
import Terminal
import Vocabulary
public import Web

/// What browsers see of payments: the checkout of one order, at an address that ends with it.
public enum PaymentsPages {
    /// The checkout, what its forms do, and the return from the payment window.
    public static var all: DomainPages {
        DomainPages(
            templates: EmittedTemplates.all,
            rights: [
                RightPage(
                    name: "payments.page", "/pay/{secret}", summary: "The checkout of an order.", make: show),
                RightPage(
                    formsOf: "payments.act", "/pay/{secret}", summary: "Pays for an order or cancels it.",
                    take: act),
                RightPage(
                    name: "payments.back", "/pay/{secret}/back",
                    summary: "The return from the payment window.", make: comeBack),
            ])
    }

    @Sendable private static func show(
        _ visit: RightVisit, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> RightAnswer {
        let view = try await ifVisible { () throws(OrderError) in
            try await services.checkoutDesk.checkout(visit.secret)
        }
        guard let view else { return ended(context) }
        return try await page(view, visit, services, context, PayerForm(services.checkoutSite?.window))
    }

    /// The checkout, with a form for the payer's data as it was filled in.
    private static func page(
        _ view: CheckoutView, _ visit: RightVisit, _ services: Services, _ context: PageContext,
        _ form: PayerForm
    ) async throws(ServiceFailure) -> RightAnswer {
        let site = services.checkoutSite
        let stage = CheckoutStage(view, hasSite: site != nil, wasClosed: visit.query(closed) != nil)
        // A page that is loaded anew would lose what is being filled in.
        let refreshes = stage.isWaiting && view.isAwaited && !(stage.takesPayment && form.hasFields)
        let seller = try await site?.seller(view.order.payee)
        var page = CheckoutPage(view, stage, form, notice: site?.notice, seller, context)
        page.refreshes = refreshes
        return .page(
            WebPage("checkout", page, head: page.head), status: form.isSound ? 200 : 422,
            reach: PageReach(forms: stage.takesPayment ? site?.window.destinations ?? [] : []),
            refresh: refreshes ? PageRefresh(after: 5, to: path(visit, context, "/back")) : nil)
    }
}

extension PaymentsPages {
    @Sendable private static func act(
        _ visit: RightVisit, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> RightAnswer {
        switch visit.field("act") {
        case "pay": return try await pay(visit, services, context)
        case "cancel": return try await cancel(visit, services, context)
        default: return .redirect(path(visit, context))
        }
    }

    /// Leads to the payment window, or back to the checkout where the order is not paid for any more.
    private static func pay(
        _ visit: RightVisit, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> RightAnswer {
        let view = try await ifVisible { () throws(OrderError) in
            try await services.checkoutDesk.begin(visit.secret)
        }
        guard let view else { return ended(context) }
        guard view.canPay, let window = services.checkoutSite?.window else {
            return .redirect(path(visit, context))
        }
        let form = PayerForm(window, visit)
        guard form.isSound else { return try await page(view, visit, services, context, form) }
        let request = WindowRequest(
            view: view, language: context.language, returnPath: path(visit, context, "/back"),
            payer: form.payer)
        switch try await window.open(request) {
        case .form(let address): return .redirect(address)
        case .script(let json, var reach):
            reach.scripts.append(.own("checkout.js"))
            let page = PaymentWindowPage(view, json, context)
            return .page(WebPage("payment-window", page, head: page.head), reach: reach)
        }
    }

    private static func cancel(
        _ visit: RightVisit, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> RightAnswer {
        let view = try await ifVisible { () throws(OrderError) -> CheckoutView in
            do throws(OrderError) {
                return try await services.checkoutDesk.cancel(visit.secret)
            } catch {
                // Paid meanwhile: the checkout shows it.
                guard case .wrongState = error else { throw error }
                return try await services.checkoutDesk.checkout(visit.secret)
            }
        }
        return view == nil ? ended(context) : .redirect(path(visit, context))
    }

    /// Asks the gateway, whatever the browser says, and leads to the checkout, which shows what came of it.
    @Sendable private static func comeBack(
        _ visit: RightVisit, _ services: Services, _ context: PageContext
    ) async throws(ServiceFailure) -> RightAnswer {
        let told = services.checkoutSite?.back.read { visit.query($0) } ?? ReturnedPayment()
        let view = try await ifVisible { () throws(OrderError) in
            try await services.checkoutDesk.returned(
                visit.secret, token: told.token, transaction: told.transaction)
        }
        guard let view else { return ended(context) }
        let isClosed = told.code != nil && view.order.state == .open
        return .redirect(path(visit, context) + (isClosed ? "&\(closed)=1" : ""))
    }
}

extension PaymentsPages {
    /// The member of the query that says that the payment window was closed without a payment.
    private static let closed = "closed"

    private static func path(_ visit: RightVisit, _ context: PageContext, _ end: String = "") -> String {
        "/pay/\(visit.secret.text)\(end)?lang=\(context.language.rawValue)"
    }

    /// What is said at an address that is none, or not any more.
    private static func ended(_ context: PageContext) -> RightAnswer {
        let page = EndedPage(context: context)
        return .page(WebPage("checkout-ended", page, head: page.head), status: 404)
    }
}

extension CheckoutView {
    /// Whether something is still expected to happen by itself. After the time to pay a page waits for two
    /// minutes more; after an outage it is loaded by hand.
    fileprivate var isAwaited: Bool { readAt < order.payBy.advanced(by: .seconds(120)) }
}
