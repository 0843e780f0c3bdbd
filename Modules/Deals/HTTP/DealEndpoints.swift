import Deals
import Vocabulary
public import Wire

/// The HTTP operations of deals.
public enum DealEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [
        reserve.description, list.description, show.description, accept.description, decline.description,
        cancel.description, complete.description, handOver.description, receive.description,
        setContact.description,
    ]

    static let reserve = Endpoint<Reservation, DealView, DealError>(
        name: "deals.reserve", .post, "/api/v1/deals", access: .member, status: 201, creates: true,
        limit: .perMember(60, oneMoreEach: .seconds(10)),
        summary: "Reserve units of a listing: at once, or once the seller accepts.",
        input: DealWire.reservation, output: DealWire.view,
        failures: DealWire.failures.only(
            .invalidFields([]), .listingNotFound, .ownListing, .notOnSale, .notEnough(available: 1),
            .tooManyHolds(until: DealWire.exampleUntil), .heldAlready(until: DealWire.exampleUntil),
            .openAlready(DealWire.exampleID), .tooManyOpen(DealError.mostOpen)
        ).orSilenced)

    static let list = Endpoint<DealsInput, Page<DealView>, DealError>(
        name: "deals.list", .get, "/api/v1/deals", access: .member,
        summary: "A page of one's own deals, the last made first.",
        input: DealsInput.shape, output: DealWire.page,
        failures: DealWire.failures.only(.invalidFields([])))

    static let show = Endpoint<OneDeal, DealView, DealError>(
        name: "deals.show", .get, "/api/v1/deals/{id}", access: .member, summary: "One deal of one's own.",
        input: OneDeal.shape, output: DealWire.view, failures: DealWire.failures.only(.notFound))

    static let accept = Endpoint<OneDeal, DealView, DealError>(
        name: "deals.accept", .post, "/api/v1/deals/{id}/accept", access: .member,
        summary: "Accept a request: its units are kept for the buyer.",
        input: OneDeal.shape, output: DealWire.view,
        failures: DealWire.failures.only(
            .notFound, .sellerOnly, .wrongState(.expired), .listingNotFound, .notOnSale,
            .notEnough(available: 1), .tooManyHolds(until: DealWire.exampleUntil),
            .heldAlready(until: DealWire.exampleUntil)))

    static let decline = Endpoint<OneDeal, DealView, DealError>(
        name: "deals.decline", .post, "/api/v1/deals/{id}/decline", access: .member,
        summary: "Let a request go.", input: OneDeal.shape, output: DealWire.view,
        failures: DealWire.failures.only(.notFound, .sellerOnly, .wrongState(.expired)))

    static let cancel = Endpoint<OneDeal, DealView, DealError>(
        name: "deals.cancel", .post, "/api/v1/deals/{id}/cancel", access: .member,
        summary: "Break a deal off: its units can be had again.", input: OneDeal.shape,
        output: DealWire.view,
        failures: DealWire.failures.only(
            .notFound, .wrongState(.expired), .beingPaid(DealWire.exampleOrder)))

    static let complete = Endpoint<OneDeal, DealView, DealError>(
        name: "deals.complete", .post, "/api/v1/deals/{id}/complete", access: .member,
        summary: "Complete a deal: sell the kept units to the buyer.", input: OneDeal.shape,
        output: DealWire.view,
        failures: DealWire.failures.only(
            .notFound, .sellerOnly, .wrongState(.expired), .beingPaid(DealWire.exampleOrder)))

    static let handOver = Endpoint<OneDeal, DealView, DealError>(
        name: "deals.handOver", .post, "/api/v1/deals/{id}/hand-over", access: .member,
        summary: "Say that what was paid for is handed over; the buyer is asked to confirm the receipt.",
        input: OneDeal.shape, output: DealWire.view,
        failures: DealWire.failures.only(.notFound, .sellerOnly, .notPaid, .wrongState(.returned)))

    static let receive = Endpoint<OneDeal, DealView, DealError>(
        name: "deals.receive", .post, "/api/v1/deals/{id}/receive", access: .member,
        summary: "Confirm the receipt of what was paid for: the money is the seller's.",
        input: OneDeal.shape, output: DealWire.view,
        failures: DealWire.failures.only(.notFound, .buyerOnly, .notPaid, .wrongState(.returned)))

    static let setContact = Endpoint<DealContact, DealView, DealError>(
        name: "deals.setContact", .put, "/api/v1/deals/{id}/contact", access: .member,
        summary: "Set one's own contact; the other is shown it once the deal is accepted.",
        input: DealContact.shape, output: DealWire.view,
        failures: DealWire.failures.only(.invalidFields([]), .notFound, .wrongState(.expired)))
}
