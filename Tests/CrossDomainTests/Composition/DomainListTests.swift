import Composition
import Database
import Operations
import Settings
import TestKit
import Testing
import Vocabulary

/// Lists of domains other than `Domain.all`, with one that a package outside may have made: of Composition
/// these tests use only what is public.
@Suite struct DomainListTests {
    private static let domains = Domain.all + [.pebbles]

    private static func settings(_ backend: String) throws -> Settings {
        try Settings.read(flags: [.backend: backend], environment: ["HOME": "/nonexistent"])
    }

    @Test("A domain more has its verbs, and its table in checks, backups and restores")
    func oneMore() async throws {
        let folder = try TemporaryFolder()
        let settings = try Self.settings("sqlite:\(folder.path)/m.sqlite")
        let backup = folder.path + "/backup"
        let platform = try await LocalPlatform.open(settings, domains: Self.domains)
        #expect(platform.anonymous.provided(Pebbles.self) != nil)
        await platform.close()
        #expect(try await DatabaseCheck(settings, domains: Self.domains).run { _ in })
        let tables = try await DatabaseBackup(settings, to: backup, domains: Self.domains).run().tables
        #expect(tables.contains { $0.name == "pebbles" })
        try await DatabaseRestore(settings, from: backup, domains: Self.domains).run { _ in }
        #expect(try await LocalPlatform.migrate(settings, domains: Self.domains).isEmpty)
    }

    @Test("A program that does not know a domain refuses its database")
    func oneLess() async throws {
        let folder = try TemporaryFolder()
        let settings = try Self.settings("sqlite:\(folder.path)/m.sqlite")
        _ = try await LocalPlatform.migrate(settings, domains: Self.domains)
        let error = await #expect(throws: ServiceFailure.self) { try await LocalPlatform.open(settings) }
        #expect(error.map { "\($0)" }?.contains("pebbles-0001") == true)
    }

    @Test("A server's verbs are those of the list")
    func remote() {
        let transport = LocalPlatform.inMemory(.ephemeral(), domains: Self.domains).transport
        let known = RemotePlatform(over: transport, backend: .memory, domains: Self.domains)
        #expect(known.anonymous.provided(Pebbles.self) != nil)
        let other = RemotePlatform(over: transport, backend: .memory)
        #expect(other.anonymous.provided(Pebbles.self) == nil)
    }

    @Test("Domains that do not fit together are refused with their names")
    func refused() async throws {
        func without(_ names: String...) -> [Domain] { Domain.all.filter { !names.contains($0.name) } }
        let twice = Self.domains + [.pebbles]
        #expect(try await refusal(of: twice).contains("two domains have the name pebbles"))
        let migration = Self.domains + [.pebbles(called: "stones")]
        #expect(try await refusal(of: migration).contains("two migrations have the name pebbles-0001"))
        #expect(try await refusal(of: without("storage")).contains("requires PictureDirectory"))
        #expect(try await refusal(of: without("notices")).contains("no domain subscribes"))
        let unsold = without("deals", "crews", "funding")
        #expect(try await refusal(of: unsold).contains("requires Purchasable of some records"))
        let unpaid = without("deals", "crews", "funding", "payments")
        #expect(try await refusal(of: unpaid) == "", "only payments need something that is paid for")
    }

    /// Why a platform of these domains is not opened; empty if it is.
    private func refusal(of domains: [Domain]) async throws -> String {
        let settings = try Self.settings("memory")
        do throws(ServiceFailure) {
            await (try LocalPlatform.open(settings, domains: domains)).close()
            return ""
        } catch {
            return "\(error)"
        }
    }
}

/// The verbs of the domain of these tests: none.
private struct Pebbles: Sendable {}

extension Domain {
    fileprivate static let pebbles = pebbles(called: "pebbles")

    /// A domain with one empty table.
    fileprivate static func pebbles(called name: String) -> Domain {
        Domain(
            name: name,
            schema: DatabaseSchema(
                migrations: [
                    Migration("pebbles-0001", "CREATE TABLE pebbles (id TEXT NOT NULL PRIMARY KEY)")
                ], tables: [SQLTable("pebbles", key: [.text("id")], [])], checks: []),
            endpoints: [],
            open: { _ in
                OpenDomain { _ in
                    RunningDomain(routes: [], departure: .forgets { _ in }, export: .nothing) {
                        _, services in services.provide(Pebbles.self, Pebbles())
                    }
                }
            },
            connect: { _, services in services.provide(Pebbles.self, Pebbles()) })
    }
}
