import Audit
import Composition
import Database
import DatabaseTestSupport
import Settings
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Operations

/// What moderators do, from the act in one domain to the log that operators read, its backups and its end.
@Suite struct AuditTests {
    private static let reason = "전화번호 010-2345-6789"

    /// A seller whose listing a moderator has hidden, and an operator.
    private struct Market {
        let platform: LocalPlatform
        let bora: Person
        let mediator: Person
        let keeper: Person
        let hide: @Sendable () async throws -> Void
        let unhide: @Sendable () async throws -> Void
        let reason: @Sendable () async throws -> String?

        init(_ stage: RestoreStage) async throws {
            let platform = try await stage.open()
            let bora = try await platform.join("보라")
            let mediator = try await platform.join("민준")
            let keeper = try await platform.join("지우")
            try await platform.appoint(mediator.id, as: .moderator)
            try await platform.appoint(keeper.id, as: .operator)
            let id = try await bora.publish("유니폼")
            (self.platform, self.bora, self.mediator, self.keeper) = (platform, bora, mediator, keeper)
            hide = { try await mediator.hide(id, because: AuditTests.reason) }
            unhide = { try await mediator.unhide(id) }
            reason = { try await bora.reason(of: id) }
        }

        /// What was done to listings. Before it stand the two appointments.
        func entries() async throws -> [AuditEntry] {
            try await keeper.services.audit.entries(AuditQuery(), .first).items
                .filter { $0.event.verb.hasPrefix("listings.") }
        }
    }

    @Test("What a moderator has done is told to the seller and stands in the log")
    func recorded() async throws {
        let stage = try RestoreStage(.sqlite)
        let market = try await Market(stage)
        try await market.hide()
        #expect(try await market.reason() == Self.reason)
        try await market.unhide()
        let entries = try await market.entries()
        #expect(entries.map(\.event.verb) == ["listings.unhide", "listings.hide"])
        #expect(entries.map(\.event.reason) == [nil, Self.reason])
        #expect(entries.map(\.event.actor.memberID) == [market.mediator.id, market.mediator.id])
        #expect(Set(entries.map(\.event.affected)) == [market.bora.id])
        try await market.platform.tidy()
        #expect(try await market.entries() == entries, "told once, whoever tells")
        await market.platform.close()
        try stage.clear()
    }

    @Test(
        "A backup names where the log ends, and a restore what is not in the backup",
        arguments: RestoreTests.Engine.usable)
    func backedUp(_ engine: RestoreTests.Engine) async throws {
        let stage = try RestoreStage(engine)
        let market = try await Market(stage)
        try await market.hide()
        let first = try #require(try await market.entries().first)
        let backup = stage.folder.path + "/백업"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        let heads = try BackupFolder(at: backup).manifest.logs
        #expect(heads.first == LogHead("audit log", sequence: 3, hash: "\(first.hash)"))
        #expect(heads.map(\.name) == ["audit log", "ledger"])
        try await market.unhide()
        #expect(try await market.entries().count == 2)
        await market.platform.close()
        #expect(try await Self.faults(stage, against: backup) == [])

        let notes = try await stage.restore(backup).compactMap { step in
            if case .note(let note) = step { note.en } else { nil }
        }
        let list = "there is no withdrawal list (\(stage.path).withdrawn): only the present database is asked"
        #expect(
            notes == ["not in the backup: entry 4 of the audit log, moved aside with the rest"]
                + (engine == .sqlite ? [list] : []))
        #expect(try await Self.faults(stage, against: backup) == [])
        let restored = try await stage.open()
        try await restored.database?.write { writer throws(DatabaseError) in
            try writer.run("UPDATE audit_entries SET verb = 'listings.show'")
            try writer.run("UPDATE audit_entries SET hash = \(String(repeating: "0", count: 64))")
        }
        await restored.close()
        let faults = try await Self.faults(stage, against: backup)
        #expect(faults.contains { $0.contains("entry 1 was changed, moved or put in") }, "\(faults)")
        #expect(faults.contains { $0.contains("entry 3 of the audit log has the hash 0000") }, "\(faults)")
        try stage.clear()
    }

    @Test(
        "The words about a member who withdraws are found nowhere, and the chain is whole",
        arguments: RestoreTests.Engine.usable)
    func erased(_ engine: RestoreTests.Engine) async throws {
        let stage = try RestoreStage(engine)
        let market = try await Market(stage)
        try await market.hide()
        #expect(try await market.entries().count == 1)
        try await market.unhide()
        // The second act waits in the outbox, with its reason, when the member withdraws.
        try await market.hide()
        try await market.bora.withdraw()
        let entries = try await market.entries()
        #expect(entries.map(\.event.reason) == [nil, nil, nil])
        // Of what was not told yet the log does not learn that there was a reason.
        #expect(entries.map(\.isReasonErased) == [false, false, true])
        await market.platform.close()
        try await DatabaseVacuum.run(stage.settings)
        let values = try ErasedValues(lines: [Self.reason, "보라"])
        var left: [String] = []
        _ = try await ErasureCheck(stage.settings, of: market.bora.id, values).run {
            if let fault = $0.fault { left.append("\($0.promise): \(fault)") }
        }
        #expect(left == [])
        #expect(try await Self.faults(stage, against: nil) == [])
        try stage.clear()
    }

    private static func faults(_ stage: RestoreStage, against backup: String?) async throws -> [String] {
        var faults: [String] = []
        var check = DatabaseCheck(stage.settings)
        if let backup { check = try DatabaseCheck(stage.settings, against: backup) }
        _ = try await check.run { if let fault = $0.fault { faults.append("\($0.promise): \(fault)") } }
        return faults
    }
}
