import ContractKit
import PortOne
import Synchronization
import Testing
import Vocabulary
import Wire

@testable import PortOneSandbox

/// What outlives the end of a sandbox.
struct SandboxRestartTests {
    /// A journal in memory, which may fail.
    private final class KeptLines: SandboxJournal {
        let kept = Mutex<[String]>([])
        let isFull = Mutex(false)

        func lines() throws(PortOneError) -> [String] { kept.withLock { $0 } }

        func append(_ lines: [String]) throws(PortOneError) {
            if isFull.withLock({ $0 }) { throw .unavailable("no space left") }
            kept.withLock { $0 += lines }
        }
    }

    private static let cancel = #"{"amount": 1000, "reason": "단순 변심"}"#
    private static let key = "key-0000000000000001"

    @Test func everythingIsThereAfterARestart() async throws {
        let journal = KeptLines()
        let stage = try APIStage(journal: journal)
        try stage.pay()
        try stage.pay("결제-2", price: 10_010)
        try stage.pay("pay-3", isManual: true)
        try stage.sandbox.change { book, now throws(PortOneError) in
            try book.preRegister("pay-4", totalAmount: 1, currency: nil, at: now)
            try book.dispute("pay-1", .create, at: now)
        }
        let answer = await stage.send("POST", "/payments/pay-1/cancel", Self.cancel, key: Self.key)
        _ = await stage.send("POST", "/payments/결제-2/cancel", #"{"reason": "변심"}"#)
        let before = try stage.book
        let again = try APIStage(journal: journal)
        #expect(try again.book.payments == before.payments)
        #expect(try again.book.numbers == before.numbers, "identifiers must not be given twice")
        #expect(try again.book.problems == [])
        let repeated = await again.send("POST", "/payments/pay-1/cancel", Self.cancel, key: Self.key)
        #expect(repeated == answer, "a repetition must get the same bytes after a restart, too")
        again.clock.advance(by: .seconds(3))
        #expect(try await again.payment("결제-2").status == .cancelled, "what was under way goes on")
    }

    @Test func aChangeAndItsAnswerAreOneLine() async throws {
        let journal = KeptLines()
        let stage = try APIStage(journal: journal)
        try stage.pay()
        let lines = journal.kept.withLock { $0.count }
        _ = await stage.send("POST", "/payments/pay-1/cancel", Self.cancel, key: Self.key)
        #expect(journal.kept.withLock { $0.count } == lines + 1, "a crash must not part them")
        _ = await stage.send("POST", "/payments/pay-1/cancel", Self.cancel, key: Self.key)
        _ = await stage.send("GET", "/payments/pay-1")
        #expect(journal.kept.withLock { $0.count } == lines + 1, "what changes nothing writes nothing")
    }

    @Test func whatIsForgottenStaysForgotten() async throws {
        let journal = KeptLines()
        let stage = try APIStage(journal: journal)
        try stage.pay()
        let first = try await stage.payment("pay-1")
        try stage.sandbox.state.withLock { state throws(PortOneError) in try state.forget(in: journal) }
        let again = try APIStage(journal: journal)
        #expect(await again.send("GET", "/payments/pay-1").told == "404 PAYMENT_NOT_FOUND")
        try again.pay()
        #expect(try await again.payment("pay-1") == first, "after that everything begins anew")
    }

    @Test func aJournalThatFailsEndsAllAnswers() async throws {
        let journal = KeptLines()
        let stage = try APIStage(journal: journal)
        try stage.pay()
        journal.isFull.withLock { $0 = true }
        #expect(await stage.send("POST", "/payments/pay-1/cancel", Self.cancel).status == 503)
        journal.isFull.withLock { $0 = false }
        #expect(
            await stage.send("GET", "/payments/pay-1").status == 503, "memory may know more than the disk")
        let again = try APIStage(journal: journal)
        #expect(try await again.payment("pay-1").amount.cancelled == 0)
    }

    @Test func aForeignLineIsRefused() {
        let journal = KeptLines()
        journal.kept.withLock { $0 = ["{}"] }
        #expect(throws: PortOneError.self) { try APIStage(journal: journal) }
    }
}

extension APIStage {
    /// The book as it is.
    fileprivate var book: SandboxBook {
        get throws { try sandbox.read { book, _ throws(PortOneError) in book } }
    }
}
