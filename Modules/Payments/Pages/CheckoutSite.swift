public import Payments
public import Vocabulary

/// What the checkout needs of its site: the payment window, and what buyers are told about the two sides.
///
/// The program that serves pages provides it to them; without it no order can be paid for on a page.
public struct CheckoutSite: Sendable {
    let window: any PaymentWindow
    let back: PaymentReturn
    let notice: HouseNotice?
    let sellers: any SellerDirectory

    /// Memberwise. `notice` may be missing only where no money moves.
    public init(
        window: any PaymentWindow, back: PaymentReturn, notice: HouseNotice?, sellers: any SellerDirectory
    ) {
        (self.window, self.back, self.notice, self.sellers) = (window, back, notice, sellers)
    }
}

/// How a payee sells, as far as it is a member.
struct Seller: Sendable {
    let kind: SellerKind
    /// The data of a business.
    let business: BusinessDisclosure?
}

extension CheckoutSite {
    /// How the payee sells; nil for one that is no member. Throws outages.
    func seller(_ payee: AnyIdentifier) async throws(ServiceFailure) -> Seller? {
        guard let member: MemberID = payee.typed() else { return nil }
        let kind = try await sellers.kinds(of: [member])[member] ?? .private
        guard kind == .business else { return Seller(kind: kind, business: nil) }
        return Seller(kind: kind, business: try await sellers.disclosure(of: member))
    }
}

extension Services {
    /// What the checkout needs of its site; nil if it was not provided.
    var checkoutSite: CheckoutSite? { provided(CheckoutSite.self) }
}
