import Auth
import PaymentsConsole
import Terminal
import Vocabulary

extension Domain {
    /// How payees sell, as the profiles say that these services show. Nothing is said of a payee that is no
    /// member or has withdrawn, and while the profile cannot be read: the checkout page tells it, too.
    static func sellerKinds(_ services: Services) -> SellerKinds {
        SellerKinds { payee in
            guard let member = payee.typed(MemberSubject.self),
                let profile = try? await services.auth.profile(of: member), !profile.isWithdrawn
            else { return nil }
            return profile.sellerKind.sellsAs
        }
    }
}
