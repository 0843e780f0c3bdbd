import Commands
public import Listings
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of listings, with these services, and where one leads that is no place of listings.
    public static func listings(
        _ services: Services, destinations: ListingDestinations = ListingDestinations()
    ) -> Router {
        guard let listings = try? services.listings else { return Router([:]) }
        let uploads = services.provided((any PictureUploading).self)
        return Router(
            [
                OwnList.mine.destination.name: { _ in Mount(OwnListScreen(kind: .mine, listings: listings)) },
                OwnList.liked.destination.name: { _ in Mount(OwnListScreen(kind: .liked, listings: listings))
                },
                Destination.othersName: { destination in
                    destination.values["seller"].flatMap { MemberID($0) }.map {
                        Mount(MarketScreen(listings: listings, base: destination.others(of: $0)))
                    }
                },
                Destination.home.name: { _ in Mount(MarketScreen(listings: listings)) },
            ],
            hosts: [
                Destination.listingName: { destination, router in
                    destination.values["id"].flatMap { ListingID($0) }.map { id in
                        let listing = ListingScreen(id: id, listings: listings, destinations: destinations)
                        let tabs = destinations.record.tabs(of: AnyIdentifier(id))
                        return Tabs(Mount(listing), named: ListingScreen.tab, tabs, router)
                    }
                }
            ],
            sections: [Section(1, "market", Phrase(en: "Market", ko: "장터"), .home)],
            menu: [
                MenuItem(OwnList.mine.menuAction, OwnList.mine.destination, rank: 50),
                MenuItem(OwnList.liked.menuAction, OwnList.liked.destination, rank: 60),
            ],
            examples: [.listing(example), .listings(of: MemberID(example.raw))],
            senders: Outgoing.senders(listings)
        ).merging(forms(listings, uploads))
    }

    /// The forms of listings, their photos, and the leagues to choose from.
    private static func forms(
        _ listings: any ListingRepository, _ uploads: (any PictureUploading)?
    ) -> Router {
        Router(
            [
                Destination.leaguesName: { destination in
                    let chosen = LeagueListScreen.leagues(in: destination.values) ?? []
                    return Mount(LeagueListScreen(listings: listings, chosen: chosen))
                },
                Destination.newListing.name: { _ in
                    Mount(ListingForm(goal: .publish(.random()), listings: listings, uploads: uploads))
                },
                Destination.editingName: { destination in
                    destination.values["id"].flatMap { ListingID($0) }
                        .map { Mount(ListingForm(goal: .edit($0), listings: listings, uploads: uploads)) }
                },
                Destination.photosName: { destination in
                    destination.values["id"].flatMap { ListingID($0) }.map { id in
                        let first = destination.values["photo"].flatMap { Int($0) } ?? 0
                        return Mount(
                            PhotoScreen(first: first) { () throws(ListingError) in
                                try await listings.listing(id).listing.details.photos
                            })
                    }
                },
            ], examples: [.editing(example), .photos(of: example, from: 0)])
    }

    private static let example = ListingID(RawIdentifier(high: 0, low: 0))
}

extension [Tab] {
    /// The tabs of listings on a member's profile: those for sale, and for the member those they like.
    public static func listings(of member: MemberID) -> [Tab] {
        [
            Tab(Phrase(en: "Listings", ko: "물건"), .listings(of: member), rank: 10),
            Tab(OwnList.liked.title, OwnList.liked.destination, rank: 40, onlyFor: member),
        ]
    }
}

extension Destination {
    static let listingName = "listings.detail"
    static let editingName = "listings.edit"
    static let photosName = "listings.photos"
    static let othersName = "listings.others"
    static let leaguesName = "listings.leagues"

    /// The form of a new listing.
    static let newListing = Destination("listings.new")

    /// The leagues to choose from, with those that are chosen already.
    static func leagues(_ chosen: [String]) -> Destination {
        Destination(leaguesName, LeagueListScreen.values(of: chosen))
    }

    /// The form that edits a listing.
    static func editing(_ id: ListingID) -> Destination { Destination(editingName, ["id": "\(id)"]) }

    /// The photos of a listing, from the one of that number on, counted from 0.
    static func photos(of id: ListingID, from first: Int) -> Destination {
        Destination(photosName, ["id": "\(id)", "photo": "\(first)"])
    }

    /// The listings of a seller.
    static func listings(of seller: MemberID) -> Destination {
        Destination(othersName, ["seller": "\(seller)"])
    }

    /// The seller's other listings.
    static func others(than view: ListingView) -> Destination {
        Destination(othersName, ["seller": "\(view.seller.id)", "but": "\(view.id)"])
    }

    /// One listing.
    public static func listing(_ id: ListingID) -> Destination {
        Destination(listingName, ["id": "\(id)"])
    }
}

extension ListingView: Identifiable {
    /// That of the listing.
    public var id: ListingID { listing.id }
}

extension ListingView {
    /// Its identifier if visitors see it, as a web page does; else nil.
    var publicRecord: AnyIdentifier? { listing.state.isPublic ? AnyIdentifier(id) : nil }

    /// The same as it is liked now.
    func liked(_ like: LikeCount) -> ListingView {
        ListingView(
            listing: listing.with(likes: like.count), seller: seller, isLiked: like.isLiked,
            comments: comments)
    }
}

extension Destination {
    /// The query for the seller's other listings, without this one.
    fileprivate func others(of seller: MemberID) -> ListingQuery {
        var query = ListingQuery()
        (query.seller, query.excluding) = (seller, values["but"].flatMap { ListingID($0) })
        return query
    }
}
