extension Notice {
    /// The topic of messages that carry a notice.
    public static let topic = "notice.due"

    /// Decodes the notice; nil if the message carries none that this version can read.
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
    /// A message that carries the notice: identifier, kind, actor, act, subject and place, separated by tabs.
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
    /// Records the notices of these messages. Throws `internal` for a message of another topic, and as
    /// `record`; then none is stored.
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
