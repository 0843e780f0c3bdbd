extension Notice {
    /// What messages are about that carry a notice.
    public static let topic = "notice.due"

    /// The notice that a message carries; nil if it carries none that this version can read.
    public init?(_ message: OutboxMessage) {
        guard message.topic == Self.topic, let recipient = MemberID(message.subject) else { return nil }
        let fields = message.payload.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 6, let id = NoticeID(fields[0]),
            let kind = NoticeKind(rawValue: "\(fields[1])"),
            let subject = AnyIdentifier(fields[4])
        else { return nil }
        let (actor, place) = (MemberID(fields[2]), AnyIdentifier(fields[5]))
        guard actor != nil || fields[2].isEmpty, place != nil || fields[5].isEmpty else { return nil }
        self.init(
            id: id, kind, to: recipient, by: actor, act: String(fields[3]), about: subject, in: place,
            at: message.writtenAt)
    }
}

extension OutboxMessage {
    /// Tells the notice to the book of notices: identifier, kind, actor, act, subject and place with tabs
    /// between them.
    public init(_ notice: Notice) {
        let fields = [
            "\(notice.id)", notice.kind.rawValue, notice.actor.map { "\($0)" } ?? "", notice.act,
            "\(notice.subject)", notice.place.map { "\($0)" } ?? "",
        ]
        self.init(
            Notice.topic, "\(notice.recipient)", fields.joined(separator: "\t"), at: notice.at)
    }
}

extension NoticeBook {
    /// Takes messages that carry notices. Throws `internal` for a message about something else, and as
    /// `record`: then none was kept.
    public func receive(_ events: [OutboxEvent]) async throws(ServiceFailure) {
        var notices: [Notice] = []
        for event in events {
            guard let notice = Notice(event.message) else {
                throw .internal("\(event.message.topic) \(event.sequence) carries no notice")
            }
            notices.append(notice)
        }
        try await record(notices)
    }
}
