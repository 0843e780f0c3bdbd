import Blobs
import ContractKit
import Storage
import StorageContract
import StorageHTTP
import TestKit
import Testing
import Vocabulary
import Wire

/// Pictures in an object store that fails, as a client of the server sees it.
@Suite("Pictures in S3 that fails", .hangLimit)
struct ObjectStoreFaultTests {
    /// A server of pictures over such a store, and who asks it.
    private struct Stage {
        let environment = ClauseEnvironment(.ascending)
        let objects: SmallObjectStore
        let rows = InMemoryPictureStore()
        let service: PictureService
        let recorder: Recorder
        let owner: RemotePictureRepository

        init(toFail mood: SmallObjectStore.Mood) throws {
            objects = try SmallObjectStore(toFail: mood)
            service = environment.service(over: rows, objects.blobs, KnownRecords())
            recorder = Recorder(Loopback(.trusting(pictureRoutes(service.repository))))
            owner = RemotePictureRepository(recorder.caller(as: environment.members.owner))
        }

        func upload(_ key: IdempotencyKey) async throws(PictureError) -> [PictureView] {
            let file = PictureUpload(SamplePicture.png(7), description: "느티나무")
            return try await owner.upload(ListedUploads([file]), idempotencyKey: key)
        }

        func bytes(of picture: PictureView, _ size: PictureSize) async throws -> [UInt8] {
            try await owner.file(picture.id, size).open(nil).rest(atMost: 8_000_000)
        }

        /// How many blobs somebody needs, as the rows say.
        func needed() async throws -> Int {
            try await rows.blobs(after: nil, limit: 100).filter(\.isNeeded).count
        }
    }

    @Test(
        "An upload that cannot be kept is 503 with Retry-After, leaves nothing, and works later",
        arguments: SmallObjectStore.Mood.allCases.filter { $0 != .well })
    func uploading(_ mood: SmallObjectStore.Mood) async throws {
        let stage = try Stage(toFail: mood)
        let key = try #require(IdempotencyKey("upload-\(mood.rawValue)"))
        stage.objects.fail()
        let failure = await #expect(throws: PictureError.self) { _ = try await stage.upload(key) }
        guard case .service(.unavailable)? = failure else {
            Issue.record("unavailable, not \(String(describing: failure))")
            return
        }
        let answer = try #require(stage.recorder.exchanges.last?.response)
        #expect(answer.status == 503 && answer.headers["retry-after"] == "5")
        #expect(try await stage.owner.mine(.first).items.isEmpty)
        #expect(try await stage.needed() == 0, "nothing is half kept")

        stage.objects.recover()
        let pictures = try await stage.upload(key)
        #expect(try await stage.upload(key) == pictures, "the same key keeps no second one")
        #expect(try await stage.owner.mine(.first).items == pictures)
        let picture = try #require(pictures.first)
        for variant in picture.variants {
            let bytes = try await stage.bytes(of: picture, variant.size)
            #expect(bytes.count == variant.length)
        }
        #expect(try await stage.needed() == stage.objects.count, "what was put twice is there once")
        await stage.objects.close()
    }

    @Test("What nothing needs after a broken upload is swept from the store")
    func sweeping() async throws {
        let stage = try Stage(toFail: .lost)
        stage.objects.fail()
        let key = try #require(IdempotencyKey("lost"))
        await #expect(throws: PictureError.self) { _ = try await stage.upload(key) }
        #expect(stage.objects.count > 0, "the store has it although it could not say so")
        stage.objects.recover()
        stage.environment.clock.advance(by: .seconds(2 * 86_400))
        try await stage.service.sweep()
        #expect(stage.objects.count == 0)
        #expect(try await stage.rows.blobs(after: nil, limit: 100).isEmpty)
        await stage.objects.close()
    }

    @Test(
        "A file that the store does not give is 503 with Retry-After, and is there again when the store is",
        arguments: [SmallObjectStore.Mood.busy, .silent, .garbage, .lost])
    func reading(_ mood: SmallObjectStore.Mood) async throws {
        let stage = try Stage(toFail: mood)
        let key = try #require(IdempotencyKey("one"))
        let picture = try #require(try await stage.upload(key).first)
        stage.objects.fail()
        await #expect(throws: PictureError.self) {
            _ = try await stage.bytes(of: picture, .full)
        }
        let answer = try #require(stage.recorder.exchanges.last?.response)
        #expect(answer.status == 503 && answer.headers["retry-after"] == "5")
        stage.objects.recover()
        #expect(try await !stage.bytes(of: picture, .full).isEmpty)
        await stage.objects.close()
    }
}
