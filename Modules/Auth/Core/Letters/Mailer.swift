public import Vocabulary

/// Sends mail to members.
public protocol Mailer: Sendable {
    /// Accepts the mail for delivery. Throws `unavailable` if it cannot; does not retry.
    func send(_ mail: Mail) async throws(ServiceFailure)

    /// Removes stored mail to that address, after its member has withdrawn. Throws `unavailable`.
    func discard(mailTo recipient: String) async throws(ServiceFailure)

    /// Removes stored mail sent by that moment; returns the number of letters. Throws `unavailable`.
    func sweep(sentBy moment: Timestamp) async throws(ServiceFailure) -> Int
}

extension Mailer {
    /// Does nothing: sent mail is not stored.
    public func discard(mailTo recipient: String) async throws(ServiceFailure) {}

    /// Does nothing: sent mail is not stored.
    public func sweep(sentBy moment: Timestamp) async throws(ServiceFailure) -> Int { 0 }
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

    /// Memberwise.
    public init(recipient: String, name: String, subject: String, text: String) {
        self.recipient = recipient
        self.name = name
        self.subject = subject
        self.text = text
    }
}

/// Keeps mail in memory, for deployments without mail and for tests.
public actor InMemoryMailer: Mailer {
    /// What was sent, oldest first.
    public private(set) var sent: [Mail] = []

    /// An empty box.
    public init() {}

    /// Forgets mail to that address.
    public func discard(mailTo recipient: String) {
        sent.removeAll { $0.recipient == recipient }
    }

    /// Keeps the mail; never throws.
    public func send(_ mail: Mail) { sent.append(mail) }
}
