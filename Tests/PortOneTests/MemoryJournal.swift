import ContractKit
import PortOne
import PortOneSandbox

/// A journal in memory.
struct MemoryJournal: SandboxJournal {
    private let kept = LockedValue<[String]>([])

    func lines() throws(PortOneError) -> [String] { kept.now }

    func append(_ lines: [String]) throws(PortOneError) { kept.withLock { $0 += lines } }
}
