import Blobs
import ContractKit
import Pictures
import Storage
import StorageContract
import StorageFakes
import StorageHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// A place in which the same happens in every run, and the wire to it.
struct WireStory: RecordedStory {
    let environment = ClauseEnvironment(.ascending)
    let service: PictureService
    let recorder: Recorder

    init() {
        let blobs = InMemoryBlobStore(time: environment.clock)
        service = environment.service(over: InMemoryPictureStore(), blobs, KnownRecords())
        recorder = Recorder(Loopback(service.dispatcher))
    }

    /// The recorded verbs of the owner.
    var owner: any PictureRepository {
        RemotePictureRepository(recorder.caller(as: environment.members.owner))
    }

    /// Uploads one unrecorded.
    func uploaded() async throws -> PictureID {
        let file = PictureUpload(SamplePicture.png(1), description: "느티나무 \"아래\"")
        return try #require(
            try await service.repository(for: environment.members.owner).upload([file]).first
        ).id
    }
}

@Suite struct WireTests {
    static let exchanges: [GoldenExchange<WireStory>] = [
        GoldenExchange("storage.upload") { story in
            _ = try await story.owner.upload([
                PictureUpload(
                    Array("GIF87a\u{1}\0\u{1}\0\0\0\0,\0\0\0\0\u{1}\0\u{1}\0\0\u{2}\u{2}D\u{1}\0;".utf8),
                    description: "나무")
            ])
        },
        GoldenExchange("storage.show") { _ = try await $0.owner.picture($0.uploaded()) },
        GoldenExchange("storage.file") { story in
            let file = try await story.owner.file(story.uploaded(), .small)
            _ = try await file.open(nil).rest(atMost: file.length)
        },
        GoldenExchange("storage.remove") { try await $0.owner.remove($0.uploaded()) },
        GoldenExchange("storage.mine") { story in
            for _ in 0..<2 { _ = try await story.uploaded() }
            _ = try await story.owner.mine(PageRequest(limit: 1))
        },
        GoldenExchange("storage.mine", "numbered") { story in
            _ = try await story.uploaded()
            _ = try await story.owner.mine(PageRequest(.number(1), limit: 2))
        },
    ]

    /// Every error, with every payload that it can carry.
    static let errors: [PictureError] =
        [
            .invalidFields([
                FieldError("description.2", .tooLong(maximum: 200)), FieldError("after", .mismatch),
            ]),
            .busy, .takesNone, .tooManyUnused(50), .notFound, .notYours, .inUse, .service(.signInRequired),
            .service(.keyReused), .service(.unavailable("the disk is full")),
        ] + refusals.map { .refused($0, file: 3) }

    private static let refusals: [PictureRefusal] = [
        .empty, .unknown, .tooManyBytes(12_000_000, limit: 10_000_000), .unsupported(.jpeg2000),
        .damaged(.webp, .contradiction), .sideTooLong(width: 13_000, height: 9_000, limit: 12_000),
        .tooManyPixels(width: 9_000, height: 8_000, limit: 50_000_000), .broken, .tooBig, .unavailable(.avif),
        .unsafe,
    ]

    static let folder = GoldenFolder("Storage")
    static func fileName(_ error: PictureError) -> String { "error-\(error.code).json" }

    @Test(arguments: exchanges) func theWireIsAsRecorded(exchange: GoldenExchange<WireStory>) async throws {
        try await exchange.expect(in: WireStory(), of: PictureEndpoints.all, Self.folder)
    }

    @Test func everyEndpointIsRecordedAndEveryFileIsUsed() throws {
        try expectWhole(
            Self.exchanges, of: PictureEndpoints.all, Self.folder, others: Self.errors.map(Self.fileName))
    }

    @Test(arguments: errors) func errorsArriveAsTheyWereThrown(error: PictureError) async throws {
        var fake = PictureRepositoryFake()
        fake.picture = { _ throws(PictureError) in throw error }
        try await expectArrives(
            error, from: pictureRoutes { [fake] _ in fake }, golden: (Self.folder, Self.fileName(error))
        ) { caller throws(PictureError) in
            try await RemotePictureRepository(caller)
                .picture(PictureID(RawIdentifier(milliseconds: 1, random: (0, 1))))
        }
    }

    @Test func codesAreUniqueAndTellTheirDomain() { expectCodes(of: Self.errors, prefix: "picture") }
}
