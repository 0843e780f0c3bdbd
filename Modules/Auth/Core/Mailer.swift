import Synchronization
public import Vocabulary

/// Sends mail to members.
public protocol Mailer: Sendable {
    /// Takes the mail for delivery. Throws `unavailable` if it cannot; nothing is retried for the caller.
    func send(_ mail: Mail) async throws(ServiceFailure)
}

/// A letter in plain text.
public struct Mail: Hashable, Sendable {
    /// The recipient's address.
    public let recipient: String
    /// The recipient's name.
    public let name: String
    /// The subject: one line.
    public let subject: String
    /// The text; lines end with line feeds.
    public let text: String

    /// Puts the parts together.
    public init(recipient: String, name: String, subject: String, text: String) {
        self.recipient = recipient
        self.name = name
        self.subject = subject
        self.text = text
    }
}

/// Keeps mail in memory, for tests and for a composition that does not write letters.
public final class InMemoryMailer: Mailer {
    private let state = Mutex(State())

    private struct State {
        var sent: [Mail] = []
        var isOutOfOrder = false
    }

    /// An empty box.
    public init() {}

    /// What was sent, oldest first.
    public var sent: [Mail] { state.withLock { $0.sent } }

    /// Whether mail is refused from now on.
    public var isOutOfOrder: Bool {
        get { state.withLock { $0.isOutOfOrder } }
        set { state.withLock { $0.isOutOfOrder = newValue } }
    }

    /// Keeps the mail. Throws `unavailable` while out of order.
    public func send(_ mail: Mail) async throws(ServiceFailure) {
        let isRefused = state.withLock { state in
            if !state.isOutOfOrder { state.sent.append(mail) }
            return state.isOutOfOrder
        }
        if isRefused { throw .unavailable("mail") }
    }
}
