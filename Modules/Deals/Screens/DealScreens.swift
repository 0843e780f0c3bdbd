public import Commands
public import Deals
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of deals, with these services, and where a deal leads that is no place of deals. `payment`
    /// gives the place at which a deal is paid for; nil where none is paid for.
    public static func deals(
        _ services: Services, destinations: RecordDestinations = RecordDestinations(),
        payment: (@Sendable (AnyIdentifier) -> Destination)? = nil
    ) -> Router {
        guard let deals = try? services.deals else { return Router([:]) }
        return Router(
            [
                Destination.deals.name: { _ in Mount(DealListScreen(deals: deals)) },
                Destination.dealName: { destination in
                    destination.values["id"].flatMap { DealID($0) }.map {
                        Mount(
                            DealScreen(id: $0, deals: deals, destinations: destinations, payment: payment))
                    }
                },
                Destination.reservationName: { destination in
                    destination.values["listing"].flatMap { ListedID($0) }.map {
                        let title = destination.values["title"] ?? ""
                        return Mount(ReservationScreen(listing: $0, goods: title, deals: deals))
                    }
                },
                Destination.dealToPayName: { destination in
                    destination.values["listing"].flatMap { ListedID($0) }.map {
                        let title = destination.values["title"] ?? ""
                        return Mount(
                            ReservationScreen(listing: $0, goods: title, deals: deals, payment: payment))
                    }
                },
            ], menu: [MenuItem(DealListScreen.show, .deals, rank: 40)],
            examples: [
                .deal(DealID(RawIdentifier(high: 0, low: 0))),
                .reservation(of: ListedID(RawIdentifier(high: 0, low: 0)), ""),
                .dealToPay(for: ListedID(RawIdentifier(high: 0, low: 0)), ""),
            ])
    }
}

extension Destination {
    static let dealName = "deals.detail"
    static let reservationName = "deals.reserve"
    static let dealToPayName = "deals.buy"

    /// The member's own deals.
    public static let deals = Destination("deals.list")

    /// One of them.
    public static func deal(_ id: DealID) -> Destination { Destination(dealName, ["id": "\(id)"]) }

    /// Where a listing is reserved that is called so.
    public static func reservation(of listing: ListedID, _ title: String) -> Destination {
        Destination(reservationName, ["listing": "\(listing)", "title": title])
    }

    /// Where a listing is reserved and then paid for at once.
    public static func dealToPay(for listing: ListedID, _ title: String) -> Destination {
        Destination(dealToPayName, ["listing": "\(listing)", "title": title])
    }
}

extension DealView: Identifiable {
    /// That of the deal.
    public var id: DealID { deal.id }
}

extension DealView {
    /// The card of the other party.
    func other(than member: MemberID?) -> MemberCard { member == deal.seller ? buyer : seller }
}
