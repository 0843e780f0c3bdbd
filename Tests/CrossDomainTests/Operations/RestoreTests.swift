import Composition
import Database
import DatabaseTestSupport
import FoundationEssentials
import Glibc
import Operations
import Settings
import Terminal
import TestKit
import Testing
import Vocabulary

/// A database that is put back from a backup.
@Suite struct RestoreTests {
    /// Where the database is that is lost and put back.
    enum Engine: CaseIterable {
        case sqlite, postgres

        static let usable = PostgresCluster.isWanted ? allCases : [.sqlite]
    }

    @Test(
        "What was backed up is back, all are signed out, who withdrew since stays withdrawn; and back again",
        arguments: Engine.usable)
    func thereAndBack(_ engine: Engine) async throws {
        let stage = try RestoreStage(engine)
        let (platform, bora, minjun) = try await stage.inhabited()
        let backup = stage.folder.path + "/백업"
        let tables = try await DatabaseBackup(stage.settings, to: backup).run().tables
        #expect(tables.first { $0.name == "listings" }?.rows == 2)
        try await bora.withdraw()
        _ = try await platform.join("late").publish("나중 물건")
        let titles = ["나중 물건", "민준의 물건"]
        #expect(try await platform.titles() == titles)
        await platform.close()

        let steps = try await stage.restore(backup)
        let aside = try #require(steps.compactMap(\.aside).first)
        #expect(steps.compactMap(\.withdrawnAgain) == [1])
        #expect(try stage.folder.names(in: ".").filter { $0.contains("restoring") }.isEmpty)
        let restored = try await stage.open()
        #expect(try await restored.titles() == ["민준의 물건"], "of the backup, but for who has withdrawn")
        await #expect(throws: ServiceFailure.accessInvalid, "everybody signs in again") {
            try await restored.services(for: minjun.session)
        }
        for (name, isKnown) in [("minjun", true), ("bora", false), ("late", false)] {
            #expect(try await restored.knows(name) == isKnown, "\(name)")
        }
        await restored.close()

        try await stage.goBack(aside)
        let again = try await stage.open()
        #expect(try await again.titles() == titles)
        #expect(try await again.knows("late"))
        await again.close()
        try stage.clear()
    }

    @Test("Nothing is put back under programs that work", arguments: Engine.usable)
    func inUse(_ engine: Engine) async throws {
        let stage = try RestoreStage(engine)
        let (platform, _, _) = try await stage.inhabited()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        let error = await #expect(throws: RestoreError.self) { try await stage.restore(backup) }
        #expect(error?.code == "restore-in-use", "\(error?.message ?? "")")
        #expect(try await platform.titles() == ["민준의 물건", "보라의 물건"])
        await platform.close()
        #expect(try stage.folder.names(in: ".").filter { $0.contains("restoring") }.isEmpty)
        try stage.clear()
    }

    @Test("A place where nothing is gets the backup", arguments: Engine.usable)
    func elsewhere(_ engine: Engine) async throws {
        let (stage, other) = (try RestoreStage(engine), try RestoreStage(engine))
        let (platform, _, _) = try await stage.inhabited()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        await platform.close()
        let steps = try await other.restore(backup)
        #expect(steps.compactMap(\.withdrawnAgain) == [0])
        let restored = try await other.open()
        #expect(try await restored.titles() == ["민준의 물건", "보라의 물건"])
        await restored.close()
        try stage.clear()
        try other.clear()
    }

    /// What somebody did to a backup, and the code of the refusal.
    static let spoilings: [(String, String)] = [
        ("manifest.json", "restore-not-a-backup"), ("newer", "restore-newer"),
        ("database.sqlite", "restore-damaged"), ("keys", "restore-damaged"),
        ("postgres", "restore-other-engine"), ("path", "restore-not-a-backup"),
        ("missing", "unavailable"), ("rows", "restore-differs"),
    ]

    @Test("A backup that is not as it was written is refused, and nothing is changed", arguments: spoilings)
    func spoilt(_ what: String, _ code: String) async throws {
        let stage = try RestoreStage(.sqlite)
        let (platform, _, _) = try await stage.inhabited()
        await platform.close()
        _ = try await DatabaseBackup(stage.settings, to: stage.folder.path + "/backup").run()
        try stage.spoil(what)
        let error = await #expect(throws: RestoreError.self) {
            try await stage.restore(stage.folder.path + "/backup")
        }
        #expect(error?.code == code, "\(error?.message ?? "")")
        #expect(try !stage.folder.names(in: ".").contains("m.sqlite.restoring"), "what was staged is removed")
        let kept = try await stage.open()
        #expect(try await kept.titles() == ["민준의 물건", "보라의 물건"])
        await kept.close()
    }

    @Test("A backup that breaks a promise is not put in place")
    func broken() async throws {
        let stage = try RestoreStage(.sqlite)
        let (platform, _, _) = try await stage.inhabited()
        await platform.close()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        let lost = Backend.sqlite(path: backup + "/database.sqlite")
        let database = try #require(try await lost.database?.open())
        try await database.sql.write { writer throws(DatabaseError) in
            try writer.run("UPDATE listings SET like_count = 5 WHERE title <> ''")
        }
        await database.close()
        try stage.describeAnew(backup)
        let error = await #expect(throws: RestoreError.self) { try await stage.restore(backup) }
        #expect(
            error == .broken(Phrase(en: "a listing's likes are counted", ko: "물건의 좋아요 수가 맞습니다")),
            "\(error?.message ?? "")")
        #expect(try !stage.folder.names(in: ".").contains("m.sqlite.restoring"), "what was staged is removed")
    }

    @Test("A log that another database has left is not taken for the backup's own")
    func foreignLog() async throws {
        let stage = try RestoreStage(.sqlite)
        let (platform, _, _) = try await stage.inhabited()
        await platform.close()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        try FileManager.default.removeItem(atPath: stage.path)
        try FileManager.default.copyItem(atPath: backup + "/database.sqlite", toPath: stage.path)
        try Data("a log".utf8).write(to: URL(filePath: stage.path + "-wal"))
        let error = await #expect(throws: ServiceFailure.self) { try await stage.open() }
        #expect(error?.message.contains("madang-server restore") == true, "\(error?.message ?? "")")
    }

    @Test(
        "Who withdraws stands in the list once, for its owner alone, also behind a line that was broken off")
    func withdrawals() async throws {
        let folder = try TemporaryFolder()
        let list = try #require(WithdrawalList(of: .sqlite(path: folder.path + "/m.sqlite")))
        #expect(try list.content() == nil && WithdrawalList(of: .memory) == nil)
        let ids = (1...3).map { MemberID(RawIdentifier(milliseconds: $0, random: (0, $0))) }
        for id in [ids[0], ids[1], ids[0]] { try await list.add(id) }
        let half = try Data(contentsOf: URL(filePath: list.path)) + Data("mem_0123".utf8)
        try half.write(to: URL(filePath: list.path))
        #expect(chmod(list.path, 0o600) == 0)
        try await list.add(ids[2])
        #expect(try list.content()?.members == ids)
        #expect(TemporaryFolder.permissions(list.path) == 0o600)
    }

    @Test("What a restore has left that was broken off before the first move is in nobody's way")
    func leftovers() async throws {
        let stage = try RestoreStage(.sqlite)
        let (platform, _, _) = try await stage.inhabited()
        await platform.close()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        try stage.folder.makeFolder("m.sqlite.restoring")
        for name in [
            "database.sqlite", "database.sqlite-wal", "database.sqlite.withdrawn", "keys", "swap.new",
        ] {
            try stage.folder.write("half", to: "m.sqlite.restoring/" + name)
        }
        await (try stage.open()).close()
        #expect(try await stage.restore(backup).compactMap(\.aside).count == 1)
        let restored = try await stage.open()
        #expect(try await restored.titles() == ["민준의 물건", "보라의 물건"])
        await restored.close()
        #expect(try stage.folder.names(in: ".").filter { $0.contains("restoring") }.isEmpty)
    }

    @Test(
        "A restore that was broken off between two moves is finished by the next", arguments: 0..<5,
        [false, true])
    func brokenOff(_ moves: Int, _ asEarlierVersions: Bool) async throws {
        let stage = try RestoreStage(.sqlite)
        let (platform, _, _) = try await stage.inhabited()
        await platform.close()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        let changed = try await stage.open()
        _ = try await changed.join("late").publish("나중 물건")
        await changed.close()
        let aside = try stage.beginChangingPlaces(
            to: backup, moves: moves, asEarlierVersions: asEarlierVersions)
        // As one leaves it that was broken off while it wrote under the final name.
        if moves == 4 { try stage.folder.write("", to: "m.sqlite.before-1/manifest.json") }
        let error = await #expect(throws: ServiceFailure.self) { try await stage.open() }
        #expect(error?.message.contains("broken off") == true, "\(error?.message ?? "")")
        try await stage.expectAdviceToFinish()
        let steps = try await stage.restore(backup)
        #expect(steps.count == 1 && steps[0].aside?.place == aside)
        let finished = try await stage.open()
        #expect(try await finished.titles() == ["민준의 물건", "보라의 물건"])
        await finished.close()
        try await stage.goBack(try #require(steps[0].aside))
        let again = try await stage.open()
        #expect(try await again.titles().contains("나중 물건"))
        await again.close()
    }
}

extension RestoreStep {
    fileprivate var aside: RestoreAside? {
        switch self {
        case .inPlace(let aside), .finishedEarlier(let aside): aside
        default: nil
        }
    }

    fileprivate var withdrawnAgain: Int? {
        if case .prepared(let count) = self { count } else { nil }
    }
}
