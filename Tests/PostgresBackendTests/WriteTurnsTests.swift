import DatabaseTestSupport
import Dispatch
import Synchronization
import Testing

@testable import DatabasePostgres

@Suite("PostgreSQL: turns of writes")
struct WriteTurnsTests {
    @Test("writes run side by side, and one that runs alone waits for them and keeps later ones out")
    func alone() async {
        let turns = WriteTurns(patienceMilliseconds: 30_000)
        #expect(turns.begin(.besideOthers) && turns.begin(.besideOthers))
        let said = Mutex<[String]>([])
        let (isAlone, mayEnd, hasEnded) = (Signal(), Signal(), Signal())
        onThread {
            #expect(turns.begin(.alone))
            said.withLock { $0.append("alone") }
            isAlone.send()
            #expect(mayEnd.receivedOnThread())
            said.withLock { $0.append("ends") }
            turns.end(.alone)
        }
        turns.end(.besideOthers)
        #expect(said.withLock { $0 } == [], "one write still runs beside others")
        turns.end(.besideOthers)
        await isAlone.received()
        onThread {
            #expect(turns.begin(.besideOthers))
            said.withLock { $0.append("later") }
            turns.end(.besideOthers)
            hasEnded.send()
        }
        mayEnd.send()
        await hasEnded.received()
        #expect(said.withLock { $0 } == ["alone", "ends", "later"])
    }

    @Test("whoever waits for too long goes on without a turn, and those behind are not kept")
    func patience() {
        let turns = WriteTurns(patienceMilliseconds: 1)
        #expect(turns.begin(.besideOthers))
        #expect(!turns.begin(.alone))
        #expect(turns.begin(.besideOthers))
        turns.end(.besideOthers)
        turns.end(.besideOthers)
        #expect(turns.begin(.alone))
        #expect(!turns.begin(.besideOthers))
        turns.end(.alone)
        #expect(turns.begin(.besideOthers))
    }

    private func onThread(_ body: @escaping @Sendable () -> Void) {
        DispatchQueue(label: "writer").async(execute: body)
    }
}
