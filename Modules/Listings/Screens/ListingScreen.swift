import Commands
import Listings
import ListingsConsole
import Terminal
import Vocabulary

/// One listing, with its details and actions.
struct ListingScreen: Screen {
    struct State: Hashable {
        var view: ListingView?
        /// The first line that is seen.
        var top = 0
        /// Which photo is seen, from 0.
        var photo = 0
        /// Whether the person has gone to where it changes: it is read anew whenever they come back.
        var mayHaveChanged = false
        /// Whether it is being read.
        var isLoading = true
    }

    enum Event {
        case came(Result<ListingView, ListingError>)
        case refresh
        case move(ListMove)
        case like, liked(Result<LikeCount, ListingError>), setLike(Bool), willLike(Bool)
        case change(OwnChange), ask(OwnChange)
        case changed(OwnChange, Result<ListingView?, ListingError>)
        case copyID, edit, look
        case turn(Int), enlarge, reserve, buy, others, seller, follow(ActionID)
    }

    let id: ListingID
    let listings: any ListingRepository
    let destinations: ListingDestinations

    /// The tab of the listing before those of other domains.
    static let tab = Phrase(en: "Listing", ko: "물건")
    static let reserve = Action(
        "listings.reserve", Phrase(en: "Reserve", ko: "예약"), [Key(.enter)], isShown: true)
    static let buy = Action("listings.buy", Phrase(en: "Buy", ko: "구매"), [.text("B")], isShown: true)
    static let others = Action(
        "listings.others", Phrase(en: "Seller's other listings", ko: "판매자의 다른 물건"), [.text("s")])
    static let seller = Action("listings.seller", Phrase(en: "The seller", ko: "판매자"), [.text("w")])
    static let like = Action("listings.like", Phrase(en: "Like", ko: "좋아요"), [.text("f")], isShown: true)
    static let copyID = Action("listings.copy", Phrase(en: "Copy the ID", ko: "ID 복사"), [.text("y")])

    var actions: [Action] {
        [Self.reserve, Self.buy, Self.like, RecordDestinations.comments, RecordDestinations.conversation]
            + [PhotoTurn.enlarge, ListingForm.edit]
            + PhotoTurn.actions
            + OwnChange.actions + [
                Self.others, Self.seller, Self.copyID, Action.page, RecordDestinations.report,
                MarketScreen.refresh,
            ] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, [load(&state)])
    }

    func title(_ state: State) -> Phrase { Phrase(state.view?.listing.details.title ?? "") }

    func record(in state: State) -> AnyIdentifier? { state.view?.publicRecord }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard let view = state.view else {
            return Action.moving.contains { $0.id == action } ? .possible : .absent
        }
        let (isOwn, listing) = (view.seller.id == around.member, view.listing)
        if action == Self.reserve.id {
            guard !isOwn, destinations.reservation != nil else { return .absent }
            return listing.state == .onSale ? .possible : listing.state.refusal
        }
        if action == Self.buy.id {
            guard !isOwn, destinations.purchase != nil, listing.details.price.sale.minorUnits > 0 else {
                return .absent
            }
            return listing.state == .onSale ? .possible : listing.state.refusal
        }
        if action == Self.like.id { return view.liking(by: around.member) }
        if action == Self.seller.id { return destinations.seller == nil ? .absent : .possible }
        if action == ListingForm.edit.id {
            guard isOwn else { return .absent }
            return [.sold, .removed].contains(listing.state) ? listing.state.refusal : .possible
        }
        if action == PhotoTurn.enlarge.id || PhotoTurn(action: action) != nil {
            return PhotoTurn.availability(of: action, listing.details.photos, around)
        }
        if let way = destinations.record.availability(of: action, isOwn: isOwn) { return way }
        guard let change = OwnChange(action: action) else { return .possible }
        return isOwn ? change.availability(listing) : .absent
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(Self.like.id): return .like
        case .action(Self.copyID.id): return .copyID
        case .action(MarketScreen.refresh.id), .renewed: return .refresh
        case .action(ListingForm.edit.id): return .edit
        case .action(PhotoTurn.enlarge.id): return .enlarge
        case .action(Self.reserve.id): return .reserve
        case .action(Self.buy.id): return .buy
        case .action(Self.others.id): return .others
        case .action(Self.seller.id): return .seller
        case .action(let id) where RecordDestinations.actions.contains { $0.id == id }: return .follow(id)
        case .appeared: return .look
        case .action(let id):
            if let turn = PhotoTurn(action: id) { return .turn(turn.step) }
            return OwnChange(action: id).map { $0.question == nil ? .change($0) : .ask($0) }
        default: return nil
        }
    }
}
