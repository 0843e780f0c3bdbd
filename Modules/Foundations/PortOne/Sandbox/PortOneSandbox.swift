public import PortOne
import Synchronization
public import Vocabulary

/// PortOne V2 on the own machine: one process, no network, and no money.
///
/// It answers the interface that `PortOneClient` asks, shows the payment window as a plain page, sends signed
/// webhooks, and goes wrong on request. Everything it does follows from the calls, the seed and the clock.
public final class PortOneSandbox: Sendable {
    public let settings: SandboxSettings
    public let clock: SandboxClock
    let state: Mutex<SandboxState>
    let journal: (any SandboxJournal)?
    /// Waits where a fault makes an answer late.
    let pause: @Sendable (Duration) async -> Void

    /// A sandbox with what the journal holds; without a journal it forgets everything when it ends. `pause`
    /// waits where a fault makes an answer late. Throws `unavailable` if the journal cannot be read, and
    /// `invalid` if webhooks shall go to no address of the web.
    public init(
        _ settings: SandboxSettings, time: any TimeSource, journal: (any SandboxJournal)? = nil,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) throws(PortOneError) {
        guard settings.webhookURL.map({ WebAddress($0) != nil }) ?? true else {
            throw .invalid(field: "webhookURL", "an address such as http://127.0.0.1:8080/webhooks")
        }
        (self.settings, self.journal, self.pause) = (settings, journal, pause)
        clock = SandboxClock(time)
        state = Mutex(try SandboxState(settings, journal))
    }
}

/// Everything that changes in a sandbox.
struct SandboxState: Sendable {
    var book: SandboxBook
    var keys = IdempotencyBook()
    var tokens = SandboxTokens()
    var faults: SandboxFaults
    var deliveries: SandboxDeliveries
    /// Why the journal could not be written; the sandbox answers nothing more.
    var failure: PortOneError?

    init(_ settings: SandboxSettings, _ journal: (any SandboxJournal)?) throws(PortOneError) {
        book = SandboxBook(settings)
        deliveries = SandboxDeliveries(settings)
        faults = SandboxFaults(seed: settings.seed)
        if let journal { try restore(try journal.lines()) }
    }
}

extension PortOneSandbox {
    /// Changes the book, keeps the change in the journal before anything is answered, and hands on what
    /// webhooks shall tell. A change that throws has changed nothing. Throws `unavailable` if the journal
    /// cannot be written; the sandbox then answers nothing more until it is started anew.
    func change<Value: Sendable>(
        _ body: (inout SandboxBook, Timestamp) throws(PortOneError) -> Value
    ) throws(PortOneError) -> Value {
        let now = clock.now()
        return try state.withLock { state throws(PortOneError) in
            if let failure = state.failure { throw failure }
            let value = try body(&state.book, now)
            try state.keep(in: journal)
            state.handOn(at: now)
            return value
        }
    }

    /// Reads the book.
    func read<Value: Sendable>(
        _ body: (SandboxBook, Timestamp) throws(PortOneError) -> Value
    ) throws(PortOneError) -> Value {
        let now = clock.now()
        return try state.withLock { state throws(PortOneError) in
            if let failure = state.failure { throw failure }
            return try body(state.book, now)
        }
    }
}
