import Listings
import Vocabulary
public import Wire

/// The HTTP operations of listings.
public enum ListingEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [
        publish.description, republish.description, edit.description, hide.description, sold.description,
        bump.description, delete.description, moderate.description, unhide.description, show.description,
        browse.description, leagues.description, mine.description, like.description, unlike.description,
        liked.description, hold.description, confirm.description, release.description,
    ]

    static let publish = Endpoint<NewListing, ListingView, ListingError>(
        name: "listings.publish", .post, "/api/v1/listings", access: .member, status: 201,
        creates: true, limit: .perMember(60, oneMoreEach: .seconds(60), isShared: true),
        summary: "Publish a new listing with up to five photos, or save it as a draft.",
        input: NewListing.shape, output: ListingWire.view,
        failures: ListingWire.failures.only(.invalidFields([])).orSilenced)

    static let republish = Endpoint<OneListing, ListingView, ListingError>(
        name: "listings.republish", .post, "/api/v1/listings/{id}/publish", access: .member,
        summary: "Publish a draft or a hidden listing.",
        input: OneListing.shape, output: ListingWire.view,
        failures: ListingWire.failures.only(.notFound, .notYours, .wrongState(.sold), .moderated).orSilenced)

    static let edit = Endpoint<RecordEdit<ListingSubject, ListingDraft>, ListingView, ListingError>(
        name: "listings.edit", .put, "/api/v1/listings/{id}", access: .member,
        summary: "Replace details, photos and stock: what is left out is taken away. If a version is named, "
            + "only when it is still that one.",
        input: RecordEdit.shape("ListingEdit", ListingWire.draft)
            .passingOver(membersOf: ListingWire.viewShape.schema),
        output: ListingWire.view,
        failures: ListingWire.failures.only(
            .invalidFields([]), .notFound, .notYours, .wrongState(.sold), .changed(.first), .unitsHeld(1)
        ).orSilenced)

    static let hide = Endpoint<OneListing, ListingView, ListingError>(
        name: "listings.hide", .post, "/api/v1/listings/{id}/hide", access: .member,
        summary: "Hide the listing.",
        input: OneListing.shape, output: ListingWire.view,
        failures: ListingWire.failures.only(.notFound, .notYours, .wrongState(.draft)))

    static let sold = Endpoint<OneListing, ListingView, ListingError>(
        name: "listings.sold", .post, "/api/v1/listings/{id}/sold", access: .member,
        summary: "Note that all units that nobody holds were sold another way.",
        input: OneListing.shape, output: ListingWire.view,
        failures: ListingWire.failures.only(.notFound, .notYours, .wrongState(.draft), .unitsHeld(1)))

    static let bump = Endpoint<OneListing, ListingView, ListingError>(
        name: "listings.bump", .post, "/api/v1/listings/{id}/bump", access: .member,
        summary: "Move the listing to the top of the newest, once a day.",
        input: OneListing.shape, output: ListingWire.view,
        failures: ListingWire.failures.only(
            .notFound, .notYours, .wrongState(.sold), .bumpedAlready(until: ListingWire.exampleUntil)
        ).orSilenced)

    static let delete = Endpoint<OneListing, Nothing, ListingError>(
        name: "listings.delete", .delete, "/api/v1/listings/{id}", access: .member,
        summary: "Delete the listing.",
        input: OneListing.shape, failures: ListingWire.failures.only(.notFound, .notYours, .unitsHeld(1)))

    static let moderate = Endpoint<ListingModerationInput, ListingView, ListingError>(
        name: "listings.moderate", .post, "/api/v1/listings/{id}/moderation", access: .member,
        summary: "Hide or remove a listing, as a moderator, for a reason that its seller is told.",
        input: ListingModerationInput.shape, output: ListingWire.view,
        failures: ListingWire.failures.only(
            .invalidFields([]), .notFound, .moderatorsOnly, .wrongState(.hidden)
        ).orSilenced)

    static let unhide = Endpoint<OneListing, ListingView, ListingError>(
        name: "listings.unhide", .delete, "/api/v1/listings/{id}/moderation", access: .member,
        summary: "Show a listing again that a moderator has hidden, as a moderator.",
        input: OneListing.shape, output: ListingWire.view,
        failures: ListingWire.failures.only(.notFound, .moderatorsOnly, .moderated, .wrongState(.hidden))
            .orSilenced)

    static let show = Endpoint<OneListing, ListingView, ListingError>(
        name: "listings.show", .get, "/api/v1/listings/{id}", access: .anyone, summary: "One listing.",
        input: OneListing.shape, output: ListingWire.view, failures: ListingWire.failures.only(.notFound))

    static let browse = Endpoint<BrowseInput, Page<ListingView>, ListingError>(
        name: "listings.browse", .get, "/api/v1/listings", access: .anyone,
        limit: .perAddress(60, oneMoreEach: .milliseconds(500), asking: "keyword"),
        summary: "A page of the public listings, filtered and in one of four orders.",
        input: BrowseInput.shape, output: ListingWire.page,
        failures: ListingWire.failures.only(.invalidFields([])))

    static let leagues = Endpoint<Nothing, [LeagueCount], ListingError>(
        name: "listings.leagues", .get, "/api/v1/leagues", access: .anyone,
        limit: .perAddress(60, oneMoreEach: .milliseconds(500)),
        summary: "The leagues that public listings name, to filter by, those with most listings first.",
        input: .nothing, output: ListingWire.leagues, failures: ListingWire.failures.only())

    static let mine = Endpoint<MineInput, Page<ListingView>, ListingError>(
        name: "listings.mine", .get, "/api/v1/me/listings", access: .member,
        summary: "A page of one's own listings, the last made first.",
        input: MineInput.shape, output: ListingWire.page,
        failures: ListingWire.failures.only(.invalidFields([])))

    static let like = Endpoint<OneListing, Int, ListingError>(
        name: "listings.like", .put, "/api/v1/listings/{id}/like", access: .member,
        summary: "Like another member's listing; repeating it changes nothing.",
        input: OneListing.shape, output: ListingWire.likes,
        failures: ListingWire.failures.only(.notFound, .ownListing).orSilenced)

    static let unlike = Endpoint<OneListing, Int, ListingError>(
        name: "listings.unlike", .delete, "/api/v1/listings/{id}/like", access: .member,
        summary: "Unlike a listing; without a like nothing changes.",
        input: OneListing.shape, output: ListingWire.likes, failures: ListingWire.failures.only(.notFound))

    static let liked = Endpoint<LikedInput, Page<ListingView>, ListingError>(
        name: "listings.liked", .get, "/api/v1/me/likes", access: .member,
        summary: "A page of the listings that one likes, the last liked first.",
        input: LikedInput.shape, output: ListingWire.page,
        failures: ListingWire.failures.only(.invalidFields([])))

    static let hold = Endpoint<NewHold, Hold, ListingError>(
        name: "listings.hold", .put, "/api/v1/listings/{id}/holds/{order}", access: .member,
        creates: true, limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Reserve units for an order until a time; repeating it returns the same hold.",
        input: NewHold.shape, output: ListingWire.hold,
        failures: ListingWire.failures.only(
            .invalidFields([]), .notFound, .ownListing, .wrongState(.sold), .notEnough(available: 1),
            .holdNotFound, .holdEnded(.expired), .tooManyHolds(until: ListingWire.exampleUntil),
            .heldAlready(until: ListingWire.exampleUntil)
        ).orSilenced)

    static let confirm = Endpoint<OneHold, Hold, ListingError>(
        name: "listings.confirm", .post, "/api/v1/listings/{id}/holds/{order}/confirm", access: .member,
        summary: "Sell the units that are reserved for an order.",
        input: OneHold.shape, output: ListingWire.hold,
        failures: ListingWire.failures.only(.holdNotFound, .notYours, .holdEnded(.expired)))

    static let release = Endpoint<OneHold, Hold, ListingError>(
        name: "listings.release", .delete, "/api/v1/listings/{id}/holds/{order}", access: .member,
        summary: "Release reserved units.",
        input: OneHold.shape, output: ListingWire.hold,
        failures: ListingWire.failures.only(.holdNotFound, .holdEnded(.confirmed)))
}
