import Composition
import FoundationEssentials
import Operations
import Settings
import Terminal
import TestKit
import Testing
import Vocabulary

/// What lies beside the place of a database that was lost keeps an empty one from being made there.
@Suite("Remains of a database")
struct RemainsTests {
    private let stage: RestoreStage

    init() throws {
        stage = try RestoreStage(.sqlite)
    }

    static let leftovers = [
        "m.sqlite-wal", "m.sqlite-journal", "m.sqlite.keys", "m.sqlite.withdrawn", "m.sqlite.saved",
        "m.sqlite.damaged", "m.sqlite.pictures/ab/picture",
    ]

    @Test("no program opens an empty market beside them", arguments: leftovers)
    func refused(_ name: String) async throws {
        try leave(name)
        let before = try stage.folder.names(in: ".")
        for text in [try await refusal().en, try await refusal().ko] {
            #expect(text.contains("madang-server restore --backend sqlite:\(stage.path) BACKUP"), "\(text)")
        }
        await #expect(throws: ServiceFailure.self) { _ = try await LocalPlatform.migrate(stage.settings) }
        await #expect(throws: ServiceFailure.self) { _ = try await LocalPlatform.rotateKeys(stage.settings) }
        await #expect(throws: ServiceFailure.self) {
            _ = try await DatabaseCheck(stage.settings).run { _ in }
        }
        for makes in [false, true] {
            await #expect(throws: ServiceFailure.self) {
                try await Installation(stage.settings, environment: [:])
                    .withPlatform(makingDatabase: makes) { _, _ in }
            }
        }
        #expect(try stage.folder.names(in: ".") == before, "nothing is made and nothing removed")
    }

    @Test("the last command of the message starts anew on purpose", arguments: leftovers)
    func anew(_ name: String) async throws {
        try leave(name)
        try run(last: try await refusal().en)
        await (try stage.open()).close()
        #expect(try stage.folder.names(in: ".").contains("m.sqlite"))
        if name == "m.sqlite.damaged" { return }
        // What was moved away is moved away to another place the second time.
        try FileManager.default.removeItem(atPath: stage.path)
        let text = try await refusal().en
        try run(last: text)
        await (try stage.open()).close()
        #expect(try stage.folder.names(in: ".").filter { $0.hasPrefix("m.sqlite.old") }.count == 2)
    }

    @Test("a file that was cut to nothing is none, and one with something in it needs nothing else")
    func files() async throws {
        try leave("m.sqlite.keys")
        try leave("m.sqlite")
        _ = try await refusal()
        try FileManager.default.removeItem(atPath: stage.path)
        try run(last: try await refusal().en)
        let platform = try await stage.open()
        await platform.close()
        await (try stage.open()).close()
    }

    @Test("an empty folder for pictures, and other files, are no remains")
    func first() async throws {
        for name in ["m.sqlite.pictures", "m.sqlite.pictures/lost+found"] {
            try stage.folder.makeFolder(name)
        }
        for name in ["config.yaml", "m.sqlite.old", "m.sqlite2.keys"] { try leave(name) }
        await (try stage.open()).close()
    }

    @Test("a restore puts a backup in their place, and moves them aside")
    func restored() async throws {
        let (platform, _, _) = try await stage.inhabited()
        await platform.close()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        try FileManager.default.removeItem(atPath: stage.path)
        for name in ["m.sqlite.saved", "m.sqlite.damaged"] { try leave(name) }
        let steps = try await stage.restore(backup)
        let aside = try #require(
            steps.compactMap { if case .inPlace(let aside) = $0 { aside } else { nil } }.first)
        let place = try #require(aside.place)
        for name in ["database.sqlite.saved", "database.sqlite.damaged", "keys"] {
            #expect(FileManager.default.fileExists(atPath: place + "/" + name), "\(name)")
        }
        let restored = try await stage.open()
        #expect(try await restored.titles() == ["민준의 물건", "보라의 물건"])
        await restored.close()
    }

    private func leave(_ name: String) throws {
        var folder = ""
        for part in name.split(separator: "/").dropLast() {
            folder += (folder.isEmpty ? "" : "/") + part
            try stage.folder.makeFolder(folder)
        }
        try stage.folder.write(name == "m.sqlite" ? "" : "something", to: name)
    }

    private func refusal() async throws -> Phrase {
        let failure = await #expect(throws: ServiceFailure.self) { _ = try await stage.open() }
        return try #require(failure?.phrase)
    }

    /// Runs the last command between quotation marks.
    private func run(last text: String) throws {
        let start = try #require(text.lastIndex(of: "“"))
        let line = String(text[text.index(after: start)...].prefix { $0 != "”" })
        for step in line.components(separatedBy: " && ") {
            let words = step.split(separator: " ").map(String.init)
            switch words[0] {
            case "mkdir":
                try FileManager.default.createDirectory(atPath: words[1], withIntermediateDirectories: false)
            case "rm": try FileManager.default.removeItem(atPath: words[1])
            default:
                for file in words.dropFirst().dropLast() {
                    let name = file.split(separator: "/").last ?? ""
                    try FileManager.default.moveItem(atPath: file, toPath: "\(words.last ?? "")/\(name)")
                }
            }
        }
    }
}
