import Blobs
import Commands
import ContractKit
import Storage
import StorageConsole
import StorageContract
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people see of pictures on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    /// One call of a command as a person makes it; `{0}` stands for the first identifier, `{folder}` for a
    /// folder with the files that are named.
    struct Scene: Sendable {
        let name: String
        let words: [String]
        var isVisitor = false
        var input: [String] = []
        var isEmpty = false
    }

    static let scenes = [
        Scene(name: "upload", words: ["upload", "{folder}/사진.png", "--description", "빨간 유니폼 앞면"]),
        Scene(name: "upload-not-there", words: ["upload", "{folder}/없음.jpg"]),
        Scene(name: "upload-folder", words: ["upload", "{folder}"]),
        Scene(name: "upload-text", words: ["upload", "{folder}/사진.png", "{folder}/글.jpg"]),
        Scene(name: "upload-six", words: ["upload", "a", "b", "c", "d", "e", "f"]),
        Scene(name: "upload-visitor", words: ["upload", "{folder}/사진.png"], isVisitor: true),
        Scene(name: "list", words: ["list"]),
        Scene(name: "list-more", words: ["list", "--limit", "1"]),
        Scene(name: "list-nothing", words: ["list"], isEmpty: true),
        Scene(name: "list-invalid", words: ["list", "--limit", "0"]),
        Scene(name: "show", words: ["show", "{0}"]),
        Scene(name: "show-visitor", words: ["show", "{0}"], isVisitor: true),
        Scene(name: "show-save", words: ["show", "{0}", "--save", "{folder}/글.jpg"]),
        Scene(name: "show-no-id", words: ["show", "느티나무"]),
        Scene(name: "remove", words: ["remove", "{0}"], input: ["y"]),
        Scene(name: "remove-declined", words: ["remove", "{0}"], input: ["n"]),
    ]

    static let folder = GoldenFolder("Storage")

    @Test(arguments: scenes.map(\.name)) func looksAsItDid(_ name: String) async throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        try await Self.folder.expectConsole(name, "madang pictures \(scene.words.joined(separator: " "))") {
            form in
            try await Self.transcript(of: scene, form)
        }
    }

    @Test func everyFileIsUsed() throws {
        try Self.folder.expectAllUsed(Self.scenes.map { "console-\($0.name).txt" }, ending: ".txt")
    }

    @Test(arguments: WireTests.errors) func everyErrorIsWordedInBothLanguages(_ error: PictureError) {
        ErrorWording.expectWorded(error.phrase, of: error.code)
    }

    @Test func aFileIsSavedAsItIsAndNoOtherIsReplaced() async throws {
        let files = try TemporaryFolder()
        let (services, id) = try await Self.services(.init(name: "", words: []))
        let path = files.path + "/저장.jpg"
        let context = CommandContext(Console.recording().console, services: services)
        try await context.run(PicturesCommand.self, ["show", id, "--save", path, "--size", "small"])
        let saved = try NamedFile(path, atMost: 1_000).bytes
        let verbs = try services.pictures
        let small = try await verbs.file(try #require(PictureID(id)), .small)
        #expect(BlobKey(of: saved).hash == small.hash)
        await #expect(throws: UsageError.self) {
            try await context.run(PicturesCommand.self, ["show", id, "--save", path])
        }
        #expect(try NamedFile(path, atMost: 1_000).bytes == saved)
    }

    private static func services(_ scene: Scene) async throws -> (Services, id: String) {
        let environment = ClauseEnvironment(.ascending)
        let blobs = InMemoryBlobStore(time: environment.clock)
        let service = environment.service(over: InMemoryPictureStore(), blobs, KnownRecords())
        let owner = environment.members.owner
        var id = ""
        if !scene.isEmpty {
            let verbs = service.repository(for: owner)
            let file = PictureUpload(SamplePicture.png(1), description: "골목 끝 느티나무 아래")
            id = "\(try #require(try await verbs.upload([file]).first).id)"
            environment.clock.advance(by: .seconds(3600))
            let long = "A description that is much longer than what fits beside the other columns"
            _ = try await verbs.upload([PictureUpload(SamplePicture.png(2), description: long)])
        }
        var services = Services()
        services.provide(
            (any PictureRepository).self, service.repository(for: scene.isVisitor ? .anonymous : owner))
        return (services, id)
    }

    private static func transcript(of scene: Scene, _ form: ConsoleForm) async throws -> String {
        let (services, id) = try await services(scene)
        let files = try TemporaryFolder()
        try NamedFile.write(SamplePicture.png(3, width: 64), to: files.path + "/사진.png")
        try NamedFile.write(Array("느티나무".utf8), to: files.path + "/글.jpg")
        let words = scene.words.map { $0 == "{0}" ? id : $0.replacing("{folder}", with: files.path) }
        let shown = await form.transcript(
            now: ClauseEnvironment(.ascending).clock.now().advanced(by: .seconds(3600)), input: scene.input,
            isTerminal: !scene.input.isEmpty, yes: scene.input.isEmpty,
            reporting: { console, error in console.report(failure: error) }
        ) { [services, words] console in
            try await CommandContext(console, services: services).run(PicturesCommand.self, words)
        }
        return shown.replacing(files.path, with: "{folder}")
    }
}
