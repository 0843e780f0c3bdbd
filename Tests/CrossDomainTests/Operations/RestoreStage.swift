import Composition
import DatabasePostgres
import DatabaseTestSupport
import FoundationEssentials
import Glibc
import Settings
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Operations

/// A database of one test's own that is lost and put back.
struct RestoreStage {
    let folder: TemporaryFolder
    let settings: Settings
    private let schema: String?

    init(_ engine: RestoreTests.Engine) throws {
        folder = try TemporaryFolder()
        let (folder, environment) = (folder.path, ["HOME": "/nonexistent"])
        let mail: [SettingKey: String] = [.mailFolder: folder + "/mail"]
        switch engine {
        case .sqlite:
            schema = nil
            settings = try Settings.read(
                flags: mail.merging([.backend: "sqlite:\(folder)/m.sqlite"]) { $1 },
                environment: environment)
        case .postgres:
            let name = "restore_" + UUID().uuidString.lowercased().filter { $0 != "-" }
            let location = try PostgresCluster.shared.get().location.inSchema(name)
            schema = name
            settings = try Settings.read(
                flags: mail.merging([.backend: "\(location)"]) { $1 }, environment: environment)
        }
    }

    var path: String { folder.path + "/m.sqlite" }

    func open() async throws -> LocalPlatform { try await LocalPlatform.open(settings) }

    /// Two members, each with something on sale.
    func inhabited() async throws -> (LocalPlatform, bora: Person, minjun: Person) {
        let platform = try await open()
        let (bora, minjun) = (try await platform.join("bora"), try await platform.join("minjun"))
        _ = try await bora.publish("보라의 물건")
        _ = try await minjun.publish("민준의 물건")
        return (platform, bora, minjun)
    }

    func restore(
        _ backup: String, _ watch: (RestoreStep) -> Void = { _ in }
    ) async throws -> [RestoreStep] {
        var steps: [RestoreStep] = []
        try await DatabaseRestore(settings, from: backup).run { step in
            steps.append(step)
            watch(step)
        }
        return steps
    }

    /// Does what the restore has said.
    func goBack(_ aside: RestoreAside) async throws {
        let wayBack = try #require(aside.wayBack)
        guard schema == nil else { return try PostgresCluster.shared.get().administer(wayBack) }
        let words = wayBack.split(separator: " ")
        try #require(
            words.dropLast() == ["madang-server", "restore", "--backend", "sqlite:\(path)"], "\(wayBack)")
        _ = try await restore(String(words[4]))
    }

    /// Removes what a test has left at the server.
    func clear() throws {
        guard let schema else { return }
        try PostgresCluster.shared.get().administer(
            "DO \\$\\$ DECLARE s text; BEGIN FOR s IN SELECT nspname FROM pg_namespace "
                + "WHERE starts_with(nspname, '\(schema)') "
                + "LOOP EXECUTE 'DROP SCHEMA ' || s || ' CASCADE'; END LOOP; END \\$\\$")
    }
}

extension RestoreStage {
    /// Does to the backup what a damaged disk or somebody's hand does.
    func spoil(_ what: String) throws {
        let backup = folder.path + "/backup/"
        let manifest = backup + "manifest.json"
        func rewrite(_ text: String, _ other: String) throws {
            let before = String(decoding: try Data(contentsOf: URL(filePath: manifest)), as: UTF8.self)
            try #require(before.contains(text), "\(before)")
            try Data(before.replacing(text, with: other).utf8).write(to: URL(filePath: manifest))
        }
        switch what {
        case "manifest.json": try FileManager.default.removeItem(atPath: manifest)
        case "newer": try rewrite("\"format\":1", "\"format\":2")
        case "postgres":
            try rewrite("\"sqlite\"", "\"postgres\"")
            try rewrite("database.sqlite", "database.dump")
        case "rows":
            let text = String(decoding: try Data(contentsOf: URL(filePath: manifest)), as: UTF8.self)
            let table = try #require(text.firstRange(of: #""name":"listings","rows":2,"sha256":""#))
            let digit = text[table.upperBound] == "0" ? "1" : "0"
            try Data(text.replacingCharacter(at: table.upperBound, by: digit).utf8).write(
                to: URL(filePath: manifest))
        case "path": try rewrite("\"keys\"", "\"../keys\"")
        case "missing": try FileManager.default.removeItem(atPath: backup + "database.sqlite")
        default:
            var bytes = try Data(contentsOf: URL(filePath: backup + what))
            bytes[bytes.count - 1] ^= 1
            try bytes.write(to: URL(filePath: backup + what))
        }
    }

    /// Writes the manifest of a backup that somebody has changed, so that its files are as it says.
    func describeAnew(_ backup: String) throws {
        try FileManager.default.removeItem(atPath: backup + "/manifest.json")
        try BackupFolder.finish(backup, .sqlite, .unknown, at: Timestamp(microseconds: 0))
    }

    /// Makes so many of the moves by which a restore changes places, and leaves the rest. Answers where what
    /// was there goes. Earlier versions moved the file away before the other took its place.
    func beginChangingPlaces(to backup: String, moves: Int, asEarlierVersions: Bool) throws -> String {
        let (staging, aside) = (path + ".restoring", path + ".before-1")
        try folder.makeFolder("m.sqlite.restoring")
        try folder.makeFolder("m.sqlite.before-1")
        for name in ["database.sqlite", "keys"] {
            try FileManager.default.copyItem(atPath: "\(backup)/\(name)", toPath: "\(staging)/\(name)")
        }
        try Data(aside.utf8).write(to: URL(filePath: staging + "/swap"))
        let all = [
            (path, aside + "/database.sqlite"), (path + ".keys", aside + "/keys"),
            (staging + "/keys", path + ".keys"), (staging + "/database.sqlite", path),
        ]
        for (from, to) in all.prefix(moves) {
            let isKept = from == path && !asEarlierVersions
            try #require((isKept ? link(from, to) : rename(from, to)) == 0)
        }
        return aside
    }
}

extension String {
    fileprivate func replacingCharacter(at index: Index, by other: String) -> String {
        self[..<index] + other + self[self.index(after: index)...]
    }
}

extension RestoreStage {
    /// While a restore is broken off, nothing that looks at the database says anything but to finish it: the
    /// file may be there or not.
    func expectAdviceToFinish() async throws {
        let refusal = await #expect(throws: ServiceFailure.self) {
            try await DatabaseCheck(settings).run { _ in }
        }
        let words = try #require(refusal?.phrase)
        for text in [words.en, words.ko] {
            #expect(text.contains("madang-server restore") && !text.contains("migrate"), "\(text)")
        }
        let installation = Installation(settings, environment: [:])
        let finding = try #require(
            await HealthCheck(installation).findings().first { $0.code == "database" })
        #expect(finding.level == .fail && finding.advice == nil, "\(finding)")
        #expect(finding.detail == words, "\(finding)")
        await #expect(throws: ServiceFailure.self) { try await installation.withPlatform { _, _ in } }
        await #expect(throws: (any Error).self) {
            try await DataTransfer.open(
                from: settings.backend, to: .sqlite(path: folder.path + "/other.sqlite"), filled: true)
        }
        #expect(try !folder.names(in: ".").contains("other.sqlite"))
    }
}
