import Composition
import ContractKit
import Database
import DatabasePostgres
import DatabaseTestSupport
import FoundationEssentials
import Settings
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Operations

/// What is left of a member who has withdrawn, and what is swept.
@Suite struct ErasureTests {
    private static let phone = "010-2345-6789"
    private static let values = [Person.email(of: "보라"), "보라", phone, "유니폼 \(phone)"]

    /// A member with a listing, a draft and a letter, in a database that is open.
    private static func inhabited(_ stage: RestoreStage) async throws -> (LocalPlatform, Person) {
        let platform = try await stage.open()
        let bora = try await platform.join("보라")
        for _ in 0..<2 { _ = try await bora.publish("유니폼 \(phone)") }
        try await bora.keep("유니폼 \(phone)", under: "note")
        return (platform, bora)
    }

    private static func faults(_ stage: RestoreStage, _ member: MemberID) async throws -> [String] {
        var faults: [String] = []
        let isGood = try await ErasureCheck(stage.settings, of: member, ErasedValues(lines: values)).run {
            if $0.fault != nil { faults.append("\($0.promise): \($0.fault ?? "")") }
        }
        #expect(isGood == faults.isEmpty)
        return faults
    }

    @Test(
        "What a member had said is found in rows, bytes and letters, and after withdrawing nowhere",
        arguments: RestoreTests.Engine.usable)
    func erased(_ engine: RestoreTests.Engine) async throws {
        let stage = try RestoreStage(engine)
        let (platform, bora) = try await Self.inhabited(stage)
        let before = try await Self.faults(stage, bora.id)
        for place in ["auth_members", "auth_preferences", "listings"] {
            #expect(before.contains { $0.contains("no row of \(place) ") }, "\(place): \(before)")
        }
        #expect(before.contains { $0.contains("do not know that member") }, "\(before)")
        if engine == .sqlite {
            #expect(before.contains { $0.contains("-wal") }, "the log is searched: \(before)")
        }
        #expect(before.contains { $0.contains(".eml") }, "letters are searched: \(before)")
        try await bora.withdraw()
        await platform.close()
        if engine == .postgres {
            let left = try await Self.faults(stage, bora.id)
            #expect(left.contains { $0.contains(" of listings") && $0.contains("in page ") }, "\(left)")
            #expect(!left.contains { $0.contains("no row of") }, "rows have been erased: \(left)")
        }
        try await DatabaseVacuum.run(stage.settings)
        #expect(try await Self.faults(stage, bora.id) == [])
        #expect(try await Self.broken(stage) == [])
        try stage.clear()
    }

    @Test(
        "A role that may not read PostgreSQL's files is told so, and nothing is said to be clean",
        .enabled(if: RestoreTests.Engine.usable.contains(.postgres)))
    func withoutRight() async throws {
        let stage = try RestoreStage(.postgres)
        let (platform, bora) = try await Self.inhabited(stage)
        await platform.close()
        guard case .postgres(let location) = stage.settings.backend else { return }
        let (cluster, schema) = (try PostgresCluster.shared.get(), try #require(location.schema))
        let role = "reader_" + schema.suffix(20)
        try cluster.administer(
            "CREATE ROLE \(role) LOGIN; GRANT USAGE ON SCHEMA \(schema) TO \(role); "
                + "GRANT SELECT ON ALL TABLES IN SCHEMA \(schema) TO \(role)")
        let settings = try Settings.read(
            flags: [.backend: "\(location)".replacing("madang@", with: "\(role)@")],
            environment: ["HOME": "/nonexistent"])
        var leftOut: [String] = []
        _ = try await ErasureCheck(settings, of: bora.id, ErasedValues(lines: Self.values)).run {
            if let words = $0.omissionWords { leftOut.append("\($0.promise): \(words.en)") }
        }
        #expect(leftOut.count == 2 && leftOut[0].contains("run this as a superuser"), "\(leftOut)")
        #expect(leftOut.last?.contains("pg_wal") == true)
        try cluster.administer("DROP OWNED BY \(role); DROP ROLE \(role)")
        try stage.clear()
    }

    private static func broken(_ stage: RestoreStage) async throws -> [String] {
        var broken: [String] = []
        _ = try await DatabaseCheck(stage.settings).run { if $0.fault != nil { broken.append($0.promise) } }
        return broken
    }

    @Test("Bytes that belong to no row are found in the page that is free")
    func freePage() async throws {
        let stage = try RestoreStage(.sqlite)
        let (platform, bora) = try await Self.inhabited(stage)
        try await bora.withdraw()
        let database = try #require(platform.database)
        let text = String(repeating: Self.phone + " ", count: 600)
        try await database.write { writer throws(DatabaseError) in
            try writer.run("CREATE TABLE notes (text TEXT NOT NULL)")
            try writer.run("INSERT INTO notes VALUES (\(text))")
        }
        await platform.close()
        #expect(try await Self.faults(stage, bora.id).contains { $0.contains("(notes)") })
        let sql = try #require(try await stage.settings.backend.database?.open())
        for statement: SQL in ["PRAGMA secure_delete = OFF", "DROP TABLE notes"] {
            try await sql.sql.write { writer throws(DatabaseError) in
                if statement.text.hasPrefix("PRAGMA") {
                    _ = try writer.query(statement) { _ throws(DatabaseError) in true }
                } else {
                    try writer.run(statement)
                }
            }
        }
        await sql.close()
        #expect(try await Self.faults(stage, bora.id).contains { $0.contains("(free)") })
        try await DatabaseVacuum.run(stage.settings)
        #expect(try await Self.faults(stage, bora.id) == [])
        try stage.clear()
    }

    @Test(
        "A text is found however it was written, and a long one by its pieces",
        arguments: [
            ("보라", decomposed, true), (decomposed, "보라", true),
            ("Bora@Example.com", "bora@example.com", true), ("１２", "a 12 b", false), ("１２", "１２", true),
            (long, String(long.prefix(60)), true), (long, String(long.suffix(60)), true),
            (long, String(long.prefix(15)), false), ("010-2345", "010-2346", false),
        ])
    func forms(_ value: String, _ text: String, _ isFound: Bool) throws {
        let values = try ErasedValues(lines: ["넷째 줄이 아니다", value])
        #expect(values.line(in: text.utf8) == (isFound ? 2 : nil), "\(value) in \(text)")
    }

    /// 보라 in letters that are composed only when they are shown.
    private static let decomposed = "\u{1107}\u{1169}\u{1105}\u{1161}"
    private static let long = (1...60).map { "긴 글 \($0)" }.joined(separator: " ")

    @Test(
        "A file of values counts as editors leave it",
        arguments: ["A\r\nB\r\n", "\u{FEFF}A\nB", "A \t\n B\n", "A\rB\r", "\r\n\r\nA\u{3000}\r\nB"])
    func edited(_ form: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            form.replacing("A", with: Self.phone).replacing("B", with: "유니폼"), to: "values.txt")
        let values = try ErasedValues(file: folder.path + "/values.txt")
        #expect(values.line(in: "my number: \(Self.phone).".utf8) != nil, "\(form)")
        #expect(values.line(in: "유니폼 팝니다".utf8) != nil, "\(form)")
        #expect(values.values.count == 2)
    }

    @Test("Letters that cannot be read are an outage, and not clean")
    func unreadableLetters() throws {
        let search = MailSearch(try ErasedValues(lines: [Self.phone]))
        #expect(try search.letters(in: "/nonexistent/mail", limit: 1).isEmpty)
        #expect(throws: ServiceFailure.self) { try search.letters(in: "/dev/null", limit: 1) }
    }

    @Test("A text is found once wherever it begins, across the pieces in which a file is read")
    func acrossPieces() throws {
        let folder = try TemporaryFolder()
        let size = 1 << 20
        for offset in [0, size - 5, size - 1, size, 2 * size + 7] {
            var bytes = [UInt8](repeating: 0, count: 2 * size + 64)
            bytes.replaceSubrange(offset..<offset + Self.phone.utf8.count, with: Self.phone.utf8)
            try Data(bytes).write(to: URL(filePath: folder.path + "/file"))
            let search = FileSearch(try ErasedValues(lines: [Self.phone]))
            let hits = try search.hits(in: folder.path + "/file", limit: 20)
            #expect(hits == [FileSearch.Hit(line: 1, offset: offset)])
        }
        #expect(
            try FileSearch(ErasedValues(lines: [Self.phone])).hits(in: folder.path + "/none", limit: 1) == [])
    }

    @Test("An older schema is named, and nothing is said to be clean")
    func older() async throws {
        let folder = try TemporaryFolder()
        let settings = try Settings.read(
            flags: [.backend: "sqlite:\(folder.path)/m.sqlite"], environment: ["HOME": "/nonexistent"])
        try folder.write("", to: "m.sqlite")
        var faults: [String] = []
        let member = MemberID(RawIdentifier(high: 1, low: 1))
        let check = ErasureCheck(settings, of: member, try ErasedValues(lines: [Self.phone]))
        let isGood = try await check.run { if let fault = $0.fault { faults.append(fault) } }
        #expect(!isGood && faults.count == 1 && faults[0].contains("migrate"), "\(faults)")
    }

    @Test("Sessions, ended holds and records that have had their day are swept and counted")
    func swept() async throws {
        let clock = ManualClock()
        let folder = try TemporaryFolder()
        let dependencies = PlatformDependencies.ephemeral(time: clock, hasher: QuickHasher())
        let platform = try await LocalPlatform.sqlite(folder.path + "/m.sqlite", dependencies)
        let (seller, buyer) = (try await platform.join("보라"), try await platform.join("minjun"))
        let id = try await seller.publish("자전거")
        try await buyer.hold(id, until: clock.now().advanced(by: .seconds(60)))
        clock.advance(by: .seconds(61))
        #expect(try await platform.titles() == ["자전거"], "the hold has run out")
        try await platform.tidy()
        #expect(platform.sweptCounts.allSatisfy { $0.value == 0 }, "\(platform.sweptCounts)")
        clock.advance(by: .seconds(31 * 86_400))
        try await platform.tidy()
        let counts = platform.sweptCounts
        for (table, count) in ["auth_sessions": 2, "listing_holds": 1, "listing_receipts": 1] {
            #expect(counts[table] == count, "\(table): \(counts)")
        }
        await platform.close()
    }

    @Test("A session that a clock opened which was a year ahead is swept 30 days after it was set back")
    func sessionOfTheFuture() async throws {
        let clock = ManualClock()
        let folder = try TemporaryFolder()
        let dependencies = PlatformDependencies.ephemeral(time: clock, hasher: QuickHasher())
        let platform = try await LocalPlatform.sqlite(folder.path + "/m.sqlite", dependencies)
        _ = try await platform.join("보라")
        clock.setBack(by: .seconds(365 * 86_400))
        try await platform.tidy()
        clock.advance(by: .seconds(30 * 86_400 - 1))
        try await platform.tidy()
        #expect(platform.sweptCounts["auth_sessions"] == 0)
        clock.advance(by: .seconds(1))
        try await platform.tidy()
        #expect(platform.sweptCounts["auth_sessions"] == 1)
        await platform.close()
    }

    @Test(
        "A file of values that cannot be looked for is refused with its line",
        arguments: [
            ("", "no text"), ("abc\n", "line 1"), ("전화번호 010\n\nab\n", "line 3"),
            (String(repeating: "가나다라\n", count: 1001), "1000 lines"),
        ])
    func values(_ text: String, _ reason: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "values.txt")
        let error = #expect(throws: ErasureError.self) {
            try ErasedValues(file: folder.path + "/values.txt")
        }
        #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
        #expect(throws: ErasureError.self) { try ErasedValues(file: folder.path + "/none") }
    }
}

extension LocalPlatform {
    /// What the metrics say was swept, by table.
    fileprivate var sweptCounts: [String: Int] {
        let gauges = gauges.filter { $0.name == "madang_swept_rows" }
        return Dictionary(uniqueKeysWithValues: gauges.map { ($0.labels.first?.1 ?? "", $0.read()) })
    }
}
