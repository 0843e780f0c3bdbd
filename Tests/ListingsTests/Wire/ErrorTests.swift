import Listings
import ListingsFakes
import ListingsHTTP
import TestKit
import Testing
import Vocabulary

@Suite struct ErrorTests {
    /// Every error, with every payload that it can carry.
    static let errors: [ListingError] = [
        .invalidFields([
            FieldError("title", .tooShort(minimum: 2)), FieldError("description", .tooLong(maximum: 2000)),
            FieldError("price", .outOfRange(minimum: 0, maximum: Price.largest)),
            FieldError("discount", .mixedCurrencies), FieldError("category", .required),
            FieldError("attributes.version", .unknown(allowed: JerseyVersion.allCases.map(\.rawValue))),
            FieldError("attributes.brand", .unexpected), FieldError("attributes.team", .forbiddenCharacters),
            FieldError("until", .malformed(expected: "a moment")), FieldError("after", .mismatch),
            FieldError("minimumPrice", .exceeds(field: "maximumPrice")),
            FieldError("photos.1", .repeated), FieldError("photos.2", .unusable),
        ]),
        .notFound, .notYours, .ownListing, .wrongState(.sold), .changed(Version(7)),
        .notEnough(available: 2), .unitsHeld(3), .moderated, .moderatorsOnly,
        .bumpedAlready(until: Sample.moment), .holdNotFound,
        .holdEnded(.expired),
        .service(.signInRequired), .service(.accessExpired), .service(.accessInvalid),
        .service(.badRequest([FieldError("id", .malformed(expected: "lst_"))])), .service(.noSuchEndpoint),
        .service(.keyReused), .service(.keyInFlight), .service(.limited(retryAfterSeconds: 30)),
        .service(.tooBroad(retryAfterSeconds: 2)),
        .service(.unavailable("the disk is full")),
        .service(.internal("stock below zero")),
    ]

    static func fileName(_ error: ListingError) -> String { "error-\(error.code).json" }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: ListingError) async throws {
        try await errorArrives(error, golden: (GoldenTests.folder, Self.fileName(error)))
    }

    @Test(arguments: ListingState.allCases) func everyStateTravels(state: ListingState) async throws {
        try await errorArrives(.wrongState(state))
    }

    @Test(arguments: HoldState.allCases) func everyEndTravels(state: HoldState) async throws {
        try await errorArrives(.holdEnded(state))
    }

    private func errorArrives(
        _ error: ListingError, golden: (folder: GoldenFolder, name: String)? = nil
    ) async throws {
        var fake = ListingRepositoryFake()
        fake.listing = { _ throws(ListingError) in throw error }
        let routes = listingRoutes { [fake] _ in fake }
        try await expectArrives(error, from: routes, golden: golden) { caller throws(ListingError) in
            try await RemoteListingRepository(caller).listing(ListingID(Sample.raw(1)))
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "listing-") }

    @Test(arguments: [
        (ListingError.invalidFields([]), ErrorKind.invalid), (.notFound, .notFound),
        (.holdNotFound, .notFound),
        (.notYours, .forbidden), (.ownListing, .forbidden), (.wrongState(.sold), .conflict),
        (.changed(.first), .conflict), (.notEnough(available: 0), .conflict), (.unitsHeld(1), .conflict),
        (.holdEnded(.released), .gone), (.service(.signInRequired), .unauthenticated),
    ])
    func errorsAreOfTheirKind(error: ListingError, kind: ErrorKind) {
        #expect(error.kind == kind)
    }
}
