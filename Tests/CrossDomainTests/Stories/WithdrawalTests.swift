import Auth
import Community
import ContractKit
import FoundationEssentials
import Listings
import ListingsFakes
import Settings
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Composition
@testable import Operations

/// Members who withdraw while the list of withdrawals, a domain or the mail folder fails.
@Suite struct WithdrawalTests {
    private static func broken(_ stage: RestoreStage) async throws -> [String] {
        var broken: [String] = []
        _ = try await DatabaseCheck(stage.settings).run { if $0.fault != nil { broken.append($0.promise) } }
        return broken
    }

    @Test("A list that cannot be written keeps no domain from forgetting; what waits is shown until it is")
    func unwritableList() async throws {
        let stage = try RestoreStage(.sqlite)
        let (platform, bora, _) = try await stage.inhabited()
        try stage.folder.makeFolder("m.sqlite.withdrawn")
        let waiting = { platform.gauges.first { $0.name == "madang_departures_waiting" }?.read() }
        #expect(waiting() == 0)
        try await bora.withdraw()
        #expect(try await platform.titles() == ["민준의 물건"], "the listing is gone at once")
        try await platform.tidy()
        #expect(waiting() == 1 && platform.waitingDepartures.reason.contains("m.sqlite.withdrawn"))
        try await platform.ready()
        let broken = try await Self.broken(stage)
        #expect(broken.count == 2 && broken[0].contains("every withdrawal"), "\(broken)")
        #expect(broken.last == "the withdrawal list can be read and written", "\(broken)")
        try FileManager.default.removeItem(atPath: stage.path + ".withdrawn")
        try await platform.tidy()
        #expect(waiting() == 0 && platform.waitingDepartures.reason.isEmpty)
        await platform.close()
        #expect(try WithdrawalList(of: stage.settings.backend)?.content()?.members == [bora.id])
        #expect(try await Self.broken(stage) == [])
    }

    @Test("A restore asks the database that it replaces who has withdrawn, and completes the list")
    func replacedDatabase() async throws {
        let stage = try RestoreStage(.sqlite)
        let (platform, bora, _) = try await stage.inhabited()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        try stage.folder.makeFolder("m.sqlite.withdrawn")
        try await bora.withdraw()
        await platform.close()
        let error = await #expect(throws: RestoreError.self) { try await stage.restore(backup) }
        #expect(error?.code == "withdrawals-unreadable", "\(error?.message ?? "")")
        try FileManager.default.removeItem(atPath: stage.path + ".withdrawn")
        let steps = try await stage.restore(backup)
        #expect(steps.compactMap(\.withdrawnAgain) == [1])
        #expect(steps.notes.contains { $0.contains("no withdrawal list") }, "\(steps.notes)")
        let restored = try await stage.open()
        #expect(try await restored.titles() == ["민준의 물건"])
        #expect(try await !restored.knows("bora"))
        await restored.close()
        #expect(try WithdrawalList(of: stage.settings.backend)?.content()?.members == [bora.id])
    }

    @Test("A list that somebody has edited counts for a restore; a line that names nobody stops it")
    func editedList() async throws {
        let stage = try RestoreStage(.sqlite)
        let (platform, bora, _) = try await stage.inhabited()
        let backup = stage.folder.path + "/backup"
        _ = try await DatabaseBackup(stage.settings, to: backup).run()
        try await bora.withdraw()
        await platform.close()
        // Nothing but the list tells.
        for name in try stage.folder.names(in: ".")
        where name.hasPrefix("m.sqlite") && name != "m.sqlite.keys" {
            try FileManager.default.removeItem(atPath: "\(stage.folder.path)/\(name)")
        }
        let list = "m.sqlite.withdrawn"
        try stage.folder.write("\u{FEFF}# 탈퇴\r\n \(bora.id)\t \r\nbora left\r\n", to: list)
        let error = await #expect(throws: RestoreError.self) { try await stage.restore(backup) }
        #expect(error?.code == "withdrawals-line" && error?.message.contains("Line 3") == true)
        #expect(try stage.folder.names(in: ".").filter { $0.contains("restoring") }.isEmpty)
        try stage.folder.write("\u{FEFF}# 탈퇴\r\n \(bora.id)\t left in May\r\n\r\nmem_7z\r\n", to: list)
        let steps = try await stage.restore(backup)
        #expect(steps.compactMap(\.withdrawnAgain) == [1])
        #expect(steps.notes.contains { $0.hasPrefix("line 4 ") }, "\(steps.notes)")
        let restored = try await stage.open()
        #expect(try await restored.titles() == ["민준의 물건"])
        await restored.close()
    }

    private static let ids = (1...2).map { MemberID(RawIdentifier(milliseconds: $0, random: (0, $0))) }

    @Test(
        "Lists are read as editors leave them",
        arguments: [
            ("", 0), ("\n", 0), ("A", 1), ("A\r\nB\r\n", 2), ("A\rB", 2), ("\u{FEFF}A\n\nB", 2),
            ("  A  \n\tB\t", 2), ("A said so\n# B\nB # again", 2), ("A\nA\n a \n", 1), ("\nA\n\n\0\0\0", 1),
            ("\u{3000}A\u{00A0}\nmem_0\nme\n", 1), ("A,B", nil), ("A\nBB", nil), ("보라", nil),
            ("\"A\"", nil), ("- A", nil), ("A\nlst_00000000000000000000000001", nil),
        ] as [(String, Int?)])
    func forms(_ form: String, _ count: Int?) throws {
        let text = form.replacing("A", with: "\(Self.ids[0])").replacing("B", with: "\(Self.ids[1])")
            .replacing(" a ", with: " \("\(Self.ids[0])".uppercased()) ")
        let folder = try TemporaryFolder()
        try folder.write(text, to: "m.sqlite.withdrawn")
        let list = try #require(WithdrawalList(of: .sqlite(path: folder.path + "/m.sqlite")))
        let content = try? list.content()
        #expect(content?.members.count == count, "\(form)")
        #expect(content.map { $0.members == Array(Self.ids.prefix($0.members.count)) } != false)
    }

    @Test("A broken-off line is told of, unless the member was added again")
    func brokenOff() async throws {
        let folder = try TemporaryFolder()
        let list = try #require(WithdrawalList(of: .sqlite(path: folder.path + "/m.sqlite")))
        try folder.write("\n\("\(Self.ids[0])".prefix(20))", to: "m.sqlite.withdrawn")
        #expect(try list.content()?.brokenOff == [2])
        try await list.add(Self.ids[0])
        #expect(try list.content()?.brokenOff == [])
        #expect(try list.content()?.members == [Self.ids[0]])
    }

    @Test("A domain that fails keeps no other from forgetting the member")
    func deafDomain() async throws {
        var deaf = ListingStoreFake(forwardingTo: InMemoryListingStore())
        deaf.forget = { _, _ throws(ListingError) in throw .service(.unavailable("out of reach")) }
        let listings = deaf
        let platform = LocalPlatform(
            .memory,
            .inMemory(replacing: [
                "listings": Domain.listings {
                    (ListingService(listings, $0), ListingService(listings, $0))
                }
            ]),
            PlatformDependencies.ephemeral(time: ManualClock(), hasher: QuickHasher()))
        let bora = try await platform.join("bora")
        let board = try await bora.services.board
        let category = try #require(try await board.categories().first)
        let post = try await board.publish(
            PostDraft(category: category.slug, title: "안녕하세요", text: "반갑습니다"))
        try await bora.withdraw()
        await #expect(throws: PostError.notFound) { try await platform.anonymous.board.post(post.post.id) }
        try await platform.tidy()
        #expect(platform.waitingDepartures.waiting == 1)
        #expect(platform.waitingDepartures.reason.contains("out of reach"))
    }

    @Test("Letters that cannot be sent are counted, and joining goes on")
    func letters() async throws {
        let stage = try RestoreStage(.sqlite)
        try stage.folder.write("no folder", to: "mail")
        let platform = try await stage.open()
        let failed = { (label: String) in
            platform.gauges.first { gauge in
                gauge.name == "madang_letters_failed_total" && gauge.labels.contains { $0.1 == label }
            }.map { $0.read() }
        }
        #expect(failed("sending") == 0 && failed("removing") == 0)
        let bora = try await platform.join("bora")
        #expect(failed("sending") == 1)
        #expect(platform.letterFailures.reason.contains("mail folder"), "\(platform.letterFailures)")
        try await bora.withdraw()
        #expect(failed("removing") == 1)
        #expect(!platform.letterFailures.reason.contains("@"), "no address is told")
        await platform.close()
    }

    @Test("One step of tidying that fails keeps no other from being done")
    func tidying() async throws {
        let stage = try RestoreStage(.sqlite)
        try stage.folder.write("no folder", to: "mail")
        let (platform, bora, _) = try await stage.inhabited()
        try stage.folder.makeFolder("m.sqlite.withdrawn")
        try await bora.withdraw()
        try FileManager.default.removeItem(atPath: stage.path + ".withdrawn")
        await #expect(throws: ServiceFailure.self, "the mail folder cannot be swept") {
            try await platform.tidy()
        }
        await platform.close()
        #expect(try WithdrawalList(of: stage.settings.backend)?.content()?.members == [bora.id])
    }
}

extension RestoreStep {
    fileprivate var withdrawnAgain: Int? {
        if case .prepared(let count) = self { count } else { nil }
    }
}

extension [RestoreStep] {
    fileprivate var notes: [String] {
        compactMap { step in if case .note(let note) = step { note.en } else { nil } }
    }
}
