import ContractKit
import Crews
import CrewsFakes
import CrewsHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// The wire of crews, as golden files have recorded it.
@Suite struct WireTests {
    /// Every error, with every payload that it can carry.
    static let errors: [CrewError] = [
        .invalidFields([
            FieldError("name", .taken), FieldError("capacity", .outOfRange(minimum: 12, maximum: 500)),
            FieldError("repeatedHour", .unknown(allowed: ["earlier", "later"])),
        ]),
        .notFound, .ownerOnly, .managersOnly, .treasurersOnly, .changed(Version(7)), .closed, .tooLate,
        .hasMoney, .tooManyCrews(20), .wrongState(.onLeave), .banned(until: ShownCrews.moment),
        .feeIsDue(ShownCrews.won(30_000)), .beingPaid(ShownCrews.order), .ownerStays, .suspendedFromCrew,
        .calledOff, .hasBegun, .notBegun, .hasEnded, .answersEnded, .wrongDue(.waived),
        .service(.signInRequired), .service(.keyReused), .service(.unavailable("the disk is full")),
    ]

    static let folder = GoldenFolder("Crews")
    static func fileName(_ error: CrewError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: CrewEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: CrewEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: CrewError) async throws {
        var fake = CrewRepositoryFake()
        fake.crew = { _ throws(CrewError) in throw error }
        try await expectArrives(
            error, from: crewRoutes { [fake] _ in fake }, golden: (Self.folder, Self.fileName(error))
        ) { caller throws(CrewError) in
            try await RemoteCrewRepository(caller).crew(ShownCrews.id)
        }
    }

    /// What concerns a meeting or a due says so.
    @Test func codesAreUniqueAndTellWhatTheyAreAbout() {
        let prefixes = ["crew-", "meeting-", "due-"]
        for prefix in prefixes {
            expectCodes(of: Self.errors.filter { $0.code.hasPrefix(prefix) }, prefix: prefix)
        }
        let others = Self.errors.filter { error in !prefixes.contains { error.code.hasPrefix($0) } }
        #expect(others.allSatisfy { $0.service != nil }, "Begin the code with one of \(prefixes): \(others)")
    }
}
