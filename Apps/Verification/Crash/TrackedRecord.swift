public import Listings
public import Vocabulary

/// Something that a write makes, changes or removes, under a name that is known before the write is sent.
public enum TrackedRecord: Hashable, Sendable {
    /// A member, by email.
    case member(email: String)
    /// What a member has written about themselves.
    case profile(email: String)
    /// A member's session, by the name of its device.
    case session(email: String, device: String)
    /// A listing, by its title.
    case listing(title: String)
    /// What is held for an order.
    case hold(ListingID, OrderID)
    /// A member's like of a listing.
    case like(MemberID, ListingID)
}

extension TrackedRecord: CustomStringConvertible {
    /// Kind and name: `listing 의자 r3c2n17`.
    public var description: String {
        switch self {
        case .member(let email): "member \(email)"
        case .profile(let email): "profile of \(email)"
        case .session(let email, let device): "session \(device) of \(email)"
        case .listing(let title): "listing \(title)"
        case .hold(let listing, let order): "hold of \(order) on \(listing)"
        case .like(let member, let listing): "like of \(member) for \(listing)"
        }
    }
}
