public import Auth
public import Vocabulary

/// Test double: mail that is recorded and can be made to fail.
public actor RecordingMailer: Mailer {
    /// What was sent, oldest first.
    public private(set) var sent: [Mail] = []
    /// Whether mail is refused.
    public private(set) var isOutOfOrder = false

    /// Nothing sent so far.
    public init() {}

    /// Refuses mail from now on.
    public func breakDown() { isOutOfOrder = true }

    /// Forgets mail to that address.
    public func discard(mailTo recipient: String) { sent.removeAll { $0.recipient == recipient } }

    /// Records the mail. Throws `unavailable` while out of order.
    public func send(_ mail: Mail) throws(ServiceFailure) {
        if isOutOfOrder { throw .unavailable("mail") }
        sent.append(mail)
    }
}
