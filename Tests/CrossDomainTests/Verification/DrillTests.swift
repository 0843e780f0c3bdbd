import Composition
import ContractKit
import SampleKit
import Settings
import TestHooks
import Testing
import Verification
import Vocabulary
import Wire

/// Every domain's part in a drill, at a server of this process that nobody breaks: what is found afterwards
/// is what was written. A store that loses writes shows.
@Suite struct DrillTests {
    @Test(arguments: Trial.all)
    func whatWasWrittenIsFound(trial: Trial) async throws {
        let drill = try await InProcessDrill(trial)
        let ledger = await drill.write(120)
        #expect(
            ledger.acknowledgedCount > 60 || drill.isIdle,
            "\(trial): most writes of \(trial).drill must be allowed.")
        let found = try await drill.look(at: Set(ledger.records), tag: "r1c")
        #expect(found.broken.isEmpty && found.lost.isEmpty, "\(found)")
        let comparison = LedgerComparison(ledger, with: found.found, lookedFor: Set(ledger.records))
        #expect(comparison.isClean, "\(comparison)")
    }

    @Test(arguments: Trial.all)
    func whatWasNeverWrittenIsMissed(trial: Trial) async throws {
        let drill = try await InProcessDrill(trial)
        var ledger = await drill.write(60)
        let records = Set(ledger.records)
        for record in records { ledger.acknowledge(record, "a write that the server never saw") }
        let found = try await drill.look(at: records, tag: nil)
        let comparison = LedgerComparison(ledger, with: found.found, lookedFor: records)
        #expect(comparison.lost.count == records.count, "\(comparison)")
    }
}

/// A domain's drill with test members at a server in memory; visitors call it through the wire.
private struct InProcessDrill {
    private let clock = ManualClock()
    private let remote: RemotePlatform
    private let drill: any DomainDrill
    private let members: [DrillMember]

    init(_ trial: Trial) async throws {
        let local = try await LocalPlatform.sqlite(
            nil, .ephemeral(time: clock, payments: .tried(by: clock)))
        let joined = try await local.joinedMembers()
        drill = trial.drill { local.database }
        remote = RemotePlatform(over: Loopback(local.dispatcher()), backend: .memory)
        members = try [joined.owner, joined.stranger, joined.buyer].enumerated().map { number, member in
            try DrillMember(number + 1, member)
        }
    }

    /// Whether members write nothing of the domain.
    var isIdle: Bool { drill.share == 0 }

    /// Lets three clients write so many records each, in turn, and gives what they have written together.
    func write(_ count: Int) async -> Ledger {
        var ledger = Ledger()
        for member in members { drill.enter(member, into: &ledger) }
        for member in members {
            var client = DrillClient(
                member, among: members, visitor: remote.anonymous, tag: "r1c\(member.number)",
                random: SeededGenerator(seed: 7, stream: member.number), time: clock,
                ids: SystemIdentifiers(clock), writing: {})
            await client.write(atMost: count, [drill], round: 1)
            ledger.merge(client.ledger)
        }
        return ledger
    }

    func look(at records: Set<TrackedRecord>, tag: String?) async throws -> DrillFindings {
        try await drill.look(
            DrillView(
                members: members, visitor: remote.anonymous, records: records, tag: tag, now: clock.now()))
    }
}

extension DrillMember {
    /// A test member, who acts in the process itself.
    fileprivate init(_ number: Int, _ member: TestMember) throws {
        let nickname = String(member.email.prefix { $0 != "@" })
        self.init(
            number: number, id: try #require(member.principal.memberID),
            email: member.email, nickname: nickname, password: member.password, device: "test"
        ) { () throws(ServiceFailure) in member.services }
    }
}
