import Auth
import Composition
import DatabasePostgres
import DatabaseTestSupport
import FoundationEssentials
import Listings
import Operations
import Sample
import Settings
import Synchronization
import TestKit
import Testing
import Vocabulary

/// A neighbourhood that moves from one database into another.
@Suite struct TransferTests {
    @Test(
        "Goods, accounts, sessions and keys go to PostgreSQL and back", .enabled(if: PostgresCluster.isWanted)
    )
    func thereAndBack() async throws {
        let home = try TemporaryFolder()
        let cluster = try PostgresCluster.shared.get()
        let schema = "transfer_" + UUID().uuidString.lowercased().filter { $0 != "-" }
        let postgres = Backend.postgres(try cluster.location.inSchema(schema))
        let first = Backend.sqlite(path: home.path + "/first.sqlite")
        let last = Backend.sqlite(path: home.path + "/last.sqlite")
        let (member, goods) = try await Self.neighbourhood(at: first, home)

        let there = try await Self.copied(first, postgres)
        let back = try await Self.copied(postgres, last)
        #expect(there.map(\.sourceHash) == back.map(\.targetHash))
        #expect(there.reduce(0) { $0 + $1.sourceRows } > 800)
        #expect(try Self.keys(first) == Self.keys(last), "without the same keys everybody is signed out")
        for backend in [postgres, last] {
            let platform = try await Self.open(backend, home)
            let views = try await Self.goods(platform)
            #expect(views == goods, "\(backend) shows something else")
            try await Self.requireSignedIn(member, platform)
            await platform.close()
        }
        try cluster.administer("DROP SCHEMA \(schema) CASCADE")
    }

    @Test("Nobody works on a copy before it is finished")
    func unfinished() async throws {
        let home = try TemporaryFolder()
        let first = Backend.sqlite(path: home.path + "/first.sqlite")
        let other = Backend.sqlite(path: home.path + "/other.sqlite")
        await (try Self.open(first, home)).close()
        let transfer = try await DataTransfer.open(from: first, to: other, filled: true)
        let begun = try await transfer.begin(anew: false)
        let error = await #expect(throws: ServiceFailure.self) { try await Self.open(other, home) }
        #expect(error?.message.contains("madang data copy") == true)
        try await begun.run { _, _ in }
        _ = try await begun.verify { _ in }
        await transfer.close()
        await (try Self.open(other, home)).close()
    }

    @Test("A target with keys of its own is left alone")
    func otherKeys() async throws {
        let home = try TemporaryFolder()
        let (first, other) = ("sqlite:\(home.path)/first.sqlite", "sqlite:\(home.path)/other.sqlite")
        let backends = try [first, other].map { try DataTransfer.backend($0, flag: "--from") }
        for backend in backends { await (try Self.open(backend, home)).close() }
        let error = await #expect(throws: TransferError.self) {
            try await Self.copied(backends[0], backends[1])
        }
        #expect(error?.code == "copy-other-keys" && error?.message.contains("other.sqlite.keys") == true)
    }

    @Test(
        "Only databases are copied, and no password stands in a flag",
        arguments: [
            ("memory", "copy-no-database"), ("http://127.0.0.1:8080", "copy-no-database"),
            ("sqlite:", "copy-no-database"), ("한글", "copy-no-database"), ("", "copy-no-database"),
            ("postgres://dal:비밀@h/madang", "copy-secret-flag"),
            ("postgres://h/madang?password=비밀", "copy-secret-flag"),
        ])
    func flags(_ text: String, _ code: String) throws {
        let error = #expect(throws: TransferError.self) { try DataTransfer.backend(text, flag: "--to") }
        #expect(error?.code == code && error?.description.exitStatus == .usage)
        #expect(error?.message.contains("--to") == true && error?.message.contains("비밀") == false)
    }

    @Test("A source that is not there is not made")
    func noSource() async throws {
        let home = try TemporaryFolder()
        let missing = Backend.sqlite(path: home.path + "/missing.sqlite")
        let target = Backend.sqlite(path: home.path + "/target.sqlite")
        for filled in [true, false] {
            let error = await #expect(throws: TransferError.self) {
                try await DataTransfer.open(from: missing, to: target, filled: filled)
            }
            #expect(error?.code == "copy-no-madang")
        }
        await #expect(throws: TransferError.same) {
            try await DataTransfer.open(from: target, to: target, filled: true)
        }
        #expect(try home.names(in: "").isEmpty)
    }
}

extension TransferTests {
    private static func open(_ backend: Backend, _ home: TemporaryFolder) async throws -> LocalPlatform {
        let settings = try Settings.read(
            flags: [.backend: "\(backend)"], environment: ["HOME": home.path], folder: home.path)
        return try await LocalPlatform.open(settings)
    }

    /// A neighbourhood, somebody in it who is signed in, and what it looks like.
    private static func neighbourhood(
        at backend: Backend, _ home: TemporaryFolder
    ) async throws -> (SignedIn, [ListingView]) {
        let platform = try await open(backend, home)
        _ = try await SampleNeighbourhood(listings: 200, seed: 5).fill(platform)
        let member = try await platform.anonymous.auth.join(
            JoinDraft(email: "ga@example.com", password: Person.password, nickname: "가\u{1100}\u{1161}"),
            device: "전화 👍🏽")
        let principal = Principal.member(
            member.account.id, session: member.session, role: member.account.role)
        _ = try await platform.services(for: principal).listings.publish(
            ListingDraft(
                title: "\u{1112}\u{1161}\u{11AB}글 𠮷 e\u{301}", price: Money(1000, .krw), category: .general),
            as: .onSale)
        try await platform.services(for: principal).auth.changeSetting("language", to: "ko")
        let views = try await goods(platform)
        await platform.close()
        return (member, views)
    }

    private static func goods(_ platform: any Platform) async throws -> [ListingView] {
        var (views, request): ([ListingView], PageRequest) = ([], try PageRequest(limit: 100))
        while true {
            let page = try await platform.anonymous.listings.browse(ListingQuery(), request)
            views += page.items
            guard let next = page.next else { return views }
            request = try PageRequest(.after(next), limit: 100)
        }
    }

    @discardableResult
    private static func copied(_ from: Backend, _ to: Backend) async throws -> [TransferredTable] {
        let transfer = try await DataTransfer.open(from: from, to: to, filled: true)
        do {
            let begun = try await transfer.begin(anew: false)
            let rows = Mutex(0)
            try await begun.run { _, count in rows.withLock { $0 += count } }
            #expect(rows.withLock { $0 } == begun.total)
            let tables = try await begun.verify { _ in }
            try tables.requireEqual()
            await transfer.close()
            return tables
        } catch {
            await transfer.close()
            throw error
        }
    }

    private static func keys(_ backend: Backend) throws -> Data? {
        guard case .sqlite(let path) = backend else { return nil }
        return try Data(contentsOf: URL(filePath: path + ".keys"))
    }

    /// Both tokens from before the copy are good.
    private static func requireSignedIn(_ member: SignedIn, _ platform: LocalPlatform) async throws {
        let session = platform.session(keptIn: InMemorySessionStorage())
        try await session.begin(member)
        let verbs = try await platform.services(for: session).auth
        let account = try await verbs.account()
        #expect(try await verbs.settings() == [MemberSetting(name: "language", value: "ko")])
        #expect(account.id == member.account.id && account.nickname == member.account.nickname)
        let next = try await platform.anonymous.auth.refresh(member.tokens.refreshToken)
        #expect(next.refreshToken != member.tokens.refreshToken)
    }
}
