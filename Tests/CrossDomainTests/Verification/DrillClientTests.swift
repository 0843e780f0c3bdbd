import ContractKit
import SampleKit
import Testing
import Vocabulary

/// What a drill's client makes of an answer: a ledger that forgot a doubt would call a lost write a fine one.
@Suite struct DrillClientTests {
    private static let record = TrackedRecord("listing", "의자")

    @Test func anAcknowledgedWriteHasToBeThere() async {
        var client = Self.client()
        let value = await client.send(Self.record, "가") { () throws(ServiceFailure) in 7 }
        #expect(value == 7)
        #expect(client.ledger.acknowledgedCount == 1 && client.ledger.doubtCount == 0)
        #expect(!client.isCutOff && client.refused == 0 && client.failures == [])
    }

    @Test(arguments: [ServiceFailure.unavailable("cut off"), .internal("a broken part")])
    func aWriteWithoutAnAnswerIsDoubtedAndTheLast(failure: ServiceFailure) async {
        var client = Self.client()
        _ = await client.send(Self.record, "가") { () throws(ServiceFailure) -> Int in throw failure }
        #expect(client.isCutOff && client.ledger.doubtCount == 1 && client.ledger.acknowledgedCount == 0)
        let isInternal = failure == .internal("a broken part")
        let failures = isInternal ? ["the server failed inside: listing 의자: a broken part"] : []
        #expect(client.failures.map(\.en) == failures)
    }

    @Test func aWriteThatARuleRefusedHasChangedNothing() async {
        var client = Self.client()
        _ = await client.send(Self.record, "가") { () throws(ServiceFailure) -> Int in
            throw .keyReused
        }
        #expect(client.refused == 1 && !client.isCutOff && client.ledger.records == [])
    }

    @Test(arguments: [true, false]) func aRemovalThatAProxyHasRepeatedIsDoubted(isBehindProxy: Bool) async {
        for state in [nil, "가"] {
            var client = Self.client(isBehindProxy: isBehindProxy)
            _ = await client.send(Self.record, state) { () throws(ServiceFailure) -> Int in
                throw .noSuchEndpoint
            }
            let isDoubted = isBehindProxy && state == nil
            #expect(client.ledger.doubtCount == (isDoubted ? 1 : 0) && client.refused == (isDoubted ? 0 : 1))
            #expect(!client.isCutOff && client.ledger.acknowledgedCount == 0)
        }
    }

    @Test func eachDomainIsWrittenAsOftenAsItsShare() async {
        let (often, seldom) = (CountingDrill(share: 90), CountingDrill(share: 10))
        var client = Self.client()
        await client.write(atMost: 1000, [often, seldom], round: 1)
        #expect(often.writes.now + seldom.writes.now == 1000)
        #expect((60...140).contains(seldom.writes.now), "\(seldom.writes.now) of 1000 with a share of 10 %")
    }

    private static func client(isBehindProxy: Bool = false) -> DrillClient {
        let ids = OrderedIdentifiers(.ascending)
        let member = DrillMember(
            number: 1, id: ids.next(), email: "bora@example.com", nickname: "보라", password: "",
            device: "drill"
        ) { () throws(ServiceFailure) in Services() }
        return DrillClient(
            member, among: [member], visitor: Services(), tag: "r1c1", random: SeededGenerator(seed: 1),
            time: ManualClock(), ids: ids, isBehindProxy: isBehindProxy, writing: {})
    }
}

/// Counts how often it is asked to write.
private struct CountingDrill: DomainDrill {
    struct Writer: DrillWriter {
        let writes: LockedValue<Int>

        func write(_ client: inout DrillClient) async { writes.withLock { $0 += 1 } }
    }

    let share: Int
    let writes = LockedValue(0)

    func writer(inRound round: Int) -> any DrillWriter { Writer(writes: writes) }

    func look(_ view: DrillView) async throws -> DrillFindings { DrillFindings() }
}
