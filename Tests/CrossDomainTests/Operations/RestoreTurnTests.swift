import Composition
import DatabasePostgres
import FoundationEssentials
import Glibc
import Settings
import TestKit
import Testing
import Vocabulary

@testable import Operations

/// Restores that come upon one another, upon programs that start, and upon links.
@Suite struct RestoreTurnTests {
    @Test("A restore is refused while another one is at work", arguments: RestoreTests.Engine.usable)
    func underWay(_ engine: RestoreTests.Engine) async throws {
        let stage = try RestoreStage(engine)
        let (platform, _, _) = try await stage.inhabited()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        await platform.close()
        let other = try await OtherRestore(stage)
        let error = await #expect(throws: RestoreError.self) { try await stage.restore(backup) }
        #expect(error?.code == "restore-under-way", "\(error?.message ?? "")")
        await other.end()
        _ = try await stage.restore(backup)
        try stage.clear()
    }

    @Test("Of three restores at once into an empty place one wins, or they come one after the other")
    func threeAtOnce() async throws {
        let (stage, place) = (try RestoreStage(.sqlite), try RestoreStage(.sqlite))
        let (platform, _, _) = try await stage.inhabited()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        await platform.close()
        let codes = await withTaskGroup(of: String.self) { group in
            for _ in 1...3 {
                group.addTask {
                    do {
                        _ = try await place.restore(backup)
                        return "restored"
                    } catch {
                        return (error as? RestoreError)?.code ?? "\(error)"
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes.contains("restored"), "\(codes)")
        #expect(codes.allSatisfy { ["restored", "restore-under-way"].contains($0) }, "\(codes)")
        let restored = try await place.open()
        #expect(try await restored.titles() == ["민준의 물건", "보라의 물건"])
        await restored.close()
        let names = try place.folder.names(in: ".")
        #expect(!names.contains { $0.contains("restoring") }, "\(names)")
        let asides = names.filter { $0.contains("before") }
        #expect(asides.count == codes.count { $0 == "restored" } - 1, "\(names)")
    }

    @Test("An empty place is held by an empty file, which is gone if the restore is refused")
    func emptyPlace() async throws {
        let (stage, place) = (try RestoreStage(.sqlite), try RestoreStage(.sqlite))
        let (platform, _, _) = try await stage.inhabited()
        await platform.close()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        var sizes: [Int?] = []
        let steps = try await place.restore(backup) { step in
            guard case .copied = step else { return }
            sizes.append(OpenFileIdentity(place.path)?.size)
        }
        #expect(sizes == [0], "no program makes a database there meanwhile")
        #expect(steps.count > 1)
        let restored = try await place.open()
        #expect(try await restored.titles() == ["민준의 물건", "보라의 물건"])
        await restored.close()
        let other = try RestoreStage(.sqlite)
        try stage.spoil("rows")
        let error = await #expect(throws: RestoreError.self) { try await other.restore(backup) }
        #expect(error?.code == "restore-differs")
        #expect(try other.folder.names(in: ".") == [])
    }

    @Test("Keys that are a link are not moved: what they lead to would stay where it is")
    func linkedKeys() async throws {
        let stage = try RestoreStage(.sqlite)
        let (platform, _, _) = try await stage.inhabited()
        await platform.close()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        try #require(rename(stage.path + ".keys", stage.folder.path + "/elsewhere") == 0)
        try #require(symlink("elsewhere", stage.path + ".keys") == 0)
        let error = await #expect(throws: RestoreError.self) { try await stage.restore(backup) }
        #expect(
            error?.message.contains("m.sqlite.keys is a symbolic link") == true, "\(error?.message ?? "")")
        let kept = try await stage.open()
        #expect(try await kept.titles() == ["민준의 물건", "보라의 물건"])
        await kept.close()
    }
}

/// Another restore of a stage's database, at work.
private struct OtherRestore {
    let end: @Sendable () async -> Void

    init(_ stage: RestoreStage) async throws {
        guard case .postgres(let location) = stage.settings.backend else {
            let turn = RestoreTurn(stage.path + ".restoring")
            try #require(try turn.take())
            end = { turn.end() }
            return
        }
        let hold = PostgresHold(of: location)
        try #require(try await hold.begin())
        end = { await hold.end() }
    }
}
