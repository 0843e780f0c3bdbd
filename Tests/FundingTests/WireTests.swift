import ContractKit
import Funding
import FundingFakes
import FundingHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// The wire of funding, as golden files have recorded it.
@Suite struct WireTests {
    /// Every error, with every payload that it can carry.
    static let errors: [FundingError] = [
        .invalidFields([
            FieldError("name", .taken), FieldError("costShare", .outOfRange(minimum: 0, maximum: 15)),
            FieldError("repeatedHour", .unknown(allowed: ["earlier", "later"])),
            FieldError("items.1.unitPrice", .outOfRange(minimum: 100, maximum: 10_000_000)),
        ]),
        .notFound, .managersOnly, .treasurersOnly, .operatorsOnly, .shelterOnly, .changed(Version(7)),
        .shelterClosed, .shelterState(.abandoned), .shelterFixed, .notVerified, .ownerStays,
        .tooManyPeople(20), .tooManyShelters(5), .tooManyCampaigns(20), .campaignState(.refunding),
        .campaignFixed, .itemTaken(3), .registrationRequired(ShownShelters.won(4_000_000)),
        .registrationPeriod, .registrationStays, .accountMissing, .notReached(ShownShelters.won(120_000)),
        .tooLate, .notCollecting, .ownCampaign, .notEnoughLeft(ShownShelters.won(0)), .itemGone(3, left: 2),
        .tooManyBackings(20), .backingState(.lapsed), .beingPaid(ShownBackings.order), .noReceipt,
        .balanceTooLow(ShownShelters.won(320_000)), .service(.signInRequired), .service(.keyReused),
        .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Funding")
    static func fileName(_ error: FundingError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: FundingEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: FundingEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: FundingError) async throws {
        var fake = FundingRepositoryFake()
        fake.campaign = { _ throws(FundingError) in throw error }
        try await expectArrives(
            error, from: fundingRoutes { [fake] _ in fake }, golden: (Self.folder, Self.fileName(error))
        ) { caller throws(FundingError) in
            try await RemoteFundingRepository(caller).campaign(ShownCampaigns.id)
        }
    }

    /// What concerns a shelter, a campaign, a backing or a receipt says so.
    @Test func codesAreUniqueAndTellWhatTheyAreAbout() {
        let prefixes = ["funding-", "shelter-", "campaign-", "backing-", "receipt-"]
        for prefix in prefixes {
            expectCodes(of: Self.errors.filter { $0.code.hasPrefix(prefix) }, prefix: prefix)
        }
        let others = Self.errors.filter { error in !prefixes.contains { error.code.hasPrefix($0) } }
        #expect(others.allSatisfy { $0.service != nil }, "Begin the code with one of \(prefixes): \(others)")
    }
}
