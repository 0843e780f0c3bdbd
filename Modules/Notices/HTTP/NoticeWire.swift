public import Notices
public import Vocabulary
public import Wire

/// The wire forms of notices.
///
/// The coders are public for other JSON output of these values, such as commands with `--json`.
public enum NoticeWire {
    /// A notice as its recipient sees it.
    public static let view: WireCoder<NoticeView> = Shape<NoticeView>(
        "Notice",
        Field("id", .id()) { $0.id },
        Field("sequence", .integer) { $0.sequence },
        Field(flattening: doing) {
            Doing(kind: $0.kind, act: $0.act, actor: $0.actor, others: $0.others)
        },
        Field("subject", subject.optional) { $0.subject },
        Field("place", anyID.optional) { $0.place },
        Field("at", .timestamp) { $0.at },
        Field("isRead", .bool) { $0.isRead }
    ) { id, sequence, doing, subject, place, moment, isRead in
        NoticeView(
            id: id, sequence: sequence, kind: doing.kind, act: doing.act, actor: doing.actor,
            others: doing.others, subject: subject, place: place, at: moment, isRead: isRead)
    }.coder

    /// A page of notices.
    public static let page: WireCoder<Page<NoticeView>> = .page("NoticePage", of: view)

    /// The number of unread notices: `{"unread": 3}`.
    public static let unread: WireCoder<Int> = Shape<Int>("UnreadNotices", Field("unread", .count) { $0 }) {
        $0
    }.coder
}

extension NoticeWire {
    /// The act and its actors.
    private struct Doing: Sendable {
        let kind: NoticeKind
        let act: String
        let actor: MemberCard?
        let others: Int
    }

    private static let doing = Shape<Doing>(
        "NoticeDoing",
        Field("kind", kind) { $0.kind },
        Field("act", .text(example: "accepted")) { $0.act },
        Field("actor", WireCoder<MemberCard>.memberCard("NoticeActor", nickname: "수연").optional) { $0.actor },
        Field("others", WireCoder<Int>.count, fallback: 0) { $0.others }
    ) { kind, act, actor, others in Doing(kind: kind, act: act, actor: actor, others: others) }

    /// A kind by its name. Clients keep names that they do not know.
    private static let kind: WireCoder<NoticeKind> = WireCoder<String>
        .text(pattern: "^[a-z0-9-]{1,\(NoticeKind.longest)}$", example: "comment")
        .map(
            expected: "1 to \(NoticeKind.longest) lower-case letters, digits and hyphens",
            to: { $0.rawValue }, from: { NoticeKind(rawValue: $0) })

    /// Why a stream has ended: `{"reason": "suspended"}`.
    static let end: WireCoder<AccessEnd> = Shape<AccessEnd>(
        "EventsEnd", Field("reason", WireCoder<AccessEnd>.choice) { $0 }
    ) { $0 }.coder

    /// The errors of notices on the wire.
    static let failures = FailureCoder<NoticeError>(
        .fieldErrors(NoticeError.invalidFields), .plain(.notFound),
        .carrying("most", .count, example: NoticeLimits().streamsPerMember, NoticeError.tooManyStreams) {
            if case .tooManyStreams(let most) = $0 { most } else { nil }
        })

    private static let subject: WireCoder<SubjectCard> = Shape<SubjectCard>(
        "NoticeSubject",
        Field("id", anyID) { $0.id },
        Field("owner", .id()) { $0.owner },
        Field("title", .text(example: "원목 책상")) { $0.title }
    ) { id, owner, title in SubjectCard(id, owner: owner, title: title) }.coder

    private static let anyID = WireCoder<String>.text(example: "lst_00000000000000000000000001")
        .map(
            expected: "three letters, _ and 26 letters or digits", to: { "\($0)" },
            from: { AnyIdentifier($0) })
}
