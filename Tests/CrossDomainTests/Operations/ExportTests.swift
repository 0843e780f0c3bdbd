import Blobs
import Composition
import ContractKit
import TestHooks
import Testing
import Verification
import Vocabulary

/// All that is kept of a member, out of every domain.
@Suite struct ExportTests {
    private let platform: LocalPlatform
    private let members: TestMembers

    /// A platform with things of every domain, of the owner and of a stranger.
    init() async throws {
        let clock = ManualClock()
        platform = LocalPlatform.inMemory(
            .ephemeral(time: clock, hasher: QuickHasher(), payments: .tried(by: clock)))
        members = try await platform.joinedMembers()
        for trial in Trial.all { _ = try await trial.verification.prepare(members) }
    }

    private func exported(_ member: TestMember) async throws -> RecordingArchive {
        let archive = RecordingArchive()
        try await platform.export(try #require(member.principal.memberID), to: archive)
        return archive
    }

    @Test func aMemberGetsWhatIsTheirsAndNothingElse() async throws {
        let (owner, stranger) = (try await exported(members.owner), try await exported(members.stranger))
        for kind in ["account", "deals", "feed-posts", "listings", "orders", "pictures"] {
            let (own, others) = (owner.records(of: kind), stranger.records(of: kind))
            #expect(!own.isEmpty, "nothing of \(kind)")
            #expect(Set(own).count == own.count, "\(kind) twice")
            // A deal is of both its sides.
            #expect(kind == "deals" || Set(own).isDisjoint(with: others), "\(kind) of somebody else")
        }
        #expect(owner.records(of: "account").count == 1)
        #expect(!owner.records(of: "postings").isEmpty && stranger.records(of: "postings").isEmpty)
        #expect(owner.files.count == owner.records(of: "pictures").count && owner.missed.isEmpty)
        #expect(owner.files.allSatisfy { $0.hasPrefix("pictures/pic_") && $0.hasSuffix(".jpg") })
    }

    @Test func aFileThatCannotBeReadIsNamedAndTheRestGiven() async throws {
        let blobs = platform.dependencies.blobs
        for entry in try await blobs.list(after: nil, limit: 1_000).entries {
            try await blobs.delete(entry.key)
        }
        let owner = try await exported(members.owner)
        #expect(owner.files.isEmpty && !owner.missed.isEmpty)
        #expect(owner.missed.count == owner.records(of: "pictures").count)
        #expect(!owner.records(of: "listings").isEmpty)
    }
}

/// Keeps what it is given.
private final class RecordingArchive: MemberArchive {
    private struct Given {
        var records: [String: [String]] = [:]
        var files: [String] = []
        var missed: [String] = []
    }

    private let given = LockedValue(Given())

    func records(of kind: String) -> [String] { given.now.records[kind] ?? [] }
    var files: [String] { given.now.files }
    var missed: [String] { given.now.missed }

    func add(_ json: [UInt8], to kind: String) async throws(ServiceFailure) {
        given.withLock { $0.records[kind, default: []].append(String(decoding: json, as: UTF8.self)) }
    }

    func add(_ file: [UInt8], named name: String, to kind: String) async throws(ServiceFailure) {
        given.withLock { $0.files.append("\(kind)/\(name)") }
    }

    func miss(_ name: String, of kind: String) async {
        given.withLock { $0.missed.append("\(kind)/\(name)") }
    }
}
