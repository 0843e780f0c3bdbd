import Listings
import ListingsHTTP
import Testing
import Vocabulary
import Wire

@Suite struct ErrorTests {
    /// Every error, with every payload that it can carry.
    static let errors: [ListingError] = [
        .invalidFields([
            FieldError("title", .tooShort(minimum: 2)), FieldError("description", .tooLong(maximum: 2000)),
            FieldError("price", .outOfRange(minimum: 1, maximum: Price.largest)),
            FieldError("discount", .mixedCurrencies), FieldError("category", .required),
            FieldError("attributes.version", .unknown(allowed: JerseyVersion.allCases.map(\.rawValue))),
            FieldError("attributes.brand", .unexpected), FieldError("attributes.team", .forbiddenCharacters),
            FieldError("until", .malformed(expected: "a moment")), FieldError("after", .mismatch),
            FieldError("minimumPrice", .exceeds(field: "maximumPrice")),
        ]),
        .notFound, .notYours, .ownListing, .wrongState(.sold), .changed(Version(7)),
        .notEnough(available: 2), .unitsHeld(3), .holdNotFound, .holdEnded(.expired),
        .service(.signInRequired), .service(.accessExpired), .service(.accessInvalid),
        .service(.badRequest([FieldError("id", .malformed(expected: "lst_"))])), .service(.noSuchEndpoint),
        .service(.keyReused), .service(.keyInFlight), .service(.limited(retryAfterSeconds: 30)),
        .service(.unavailable("the disk is full")),
        .service(.internal("stock below zero")),
    ]

    static func fileName(_ error: ListingError) -> String { "error-\(error.code)" }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: ListingError) async throws {
        let routes = listingRoutes { _ in RefusingRepository(error: error) }
        let dispatcher = Dispatcher(routes) { _ throws(ServiceFailure) in throw .accessInvalid }
        let recorder = Recorder(Loopback(dispatcher, isStrict: false))
        let remote = RemoteListingRepository(RemoteCaller(recorder))
        await #expect(throws: error, "Mend the failures of the wire.") {
            try await remote.listing(ListingID(Sample.raw(1)))
        }
        let (_, response) = try #require(recorder.exchange, "Nothing went over the wire.")
        try Golden.check("{\n\"answer\": \(response.golden)\n}\n", Self.fileName(error))
    }

    @Test(arguments: ListingState.allCases) func everyStateTravels(state: ListingState) async throws {
        try await errorsArrive(.wrongState(state))
    }

    @Test(arguments: HoldState.allCases) func everyEndTravels(state: HoldState) async throws {
        try await errorsArrive(.holdEnded(state))
    }

    private func errorsArrive(_ error: ListingError) async throws {
        let dispatcher = Dispatcher(listingRoutes { _ in RefusingRepository(error: error) }) {
            _ throws(ServiceFailure) in throw .accessInvalid
        }
        await #expect(throws: error, "Mend the failures of the wire.") {
            try await RemoteListingRepository(RemoteCaller(Loopback(dispatcher, isStrict: false)))
                .listing(ListingID(Sample.raw(1)))
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() {
        let codes = Self.errors.map(\.code)
        #expect(Set(codes).count == codes.count, "Give each error a code of its own.")
        for error in Self.errors where error.service == nil {
            #expect(error.code.hasPrefix("listing-"), "\(error.code) must begin with listing-")
        }
        for error in Self.errors { #expect(!error.message.isEmpty, "\(error.code) says nothing.") }
    }

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
