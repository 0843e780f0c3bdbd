public import Comments
public import Vocabulary
public import Wire

/// The wire forms of comments.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum CommentWire {
    /// A comment as its reader sees it.
    public static let view: WireCoder<CommentView> = viewShape.coder

    /// A page of comments.
    public static let page: WireCoder<Page<CommentView>> = .page("CommentPage", of: view)

    /// A page of comments with their first replies.
    public static let threads: WireCoder<Page<CommentThread>> = .page("CommentThreadPage", of: thread)

    /// How many comments are shown under each of several subjects, sorted by these.
    public static let counts: WireCoder<[AnyIdentifier: Int]> = count.array.map(
        expected: "[…]",
        to: { counts in
            counts.map { SubjectCount(subject: $0.key, comments: $0.value) }
                .sorted { "\($0.subject)" < "\($1.subject)" }
        },
        from: { $0.reduce(into: [:]) { counts, one in counts[one.subject] = one.comments } })
}

extension CommentWire {
    static let viewShape = Shape<CommentView>(
        "Comment",
        Field("id", .id()) { $0.id },
        Field("subject", subject) { $0.subject },
        Field("replyTo", WireCoder<CommentID>.id().optional) { $0.parent },
        Field("author", author.optional) { $0.author },
        Field(flattening: content) { Content($0) },
        Field("state", WireCoder<CommentState>.choice) { $0.state },
        Field("moderation", moderation.optional) { $0.notice },
        Field(flattening: history) { History($0) }
    ) { id, subject, parent, author, content, state, notice, history in
        CommentView(
            id: id, subject: subject, parent: parent, author: author, text: content.text,
            mentions: content.mentions, state: state, notice: notice, createdAt: history.createdAt,
            editedAt: history.editedAt, version: history.version, replies: history.replies)
    }

    private static let history = Shape<History>(
        "CommentHistory",
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("editedAt", WireCoder<Timestamp>.timestamp.optional) { $0.editedAt },
        Field("version", .version) { $0.version },
        Field("replies", .count) { $0.replies }
    ) { History(createdAt: $0, editedAt: $1, version: $2, replies: $3) }

    /// When a comment was made and changed, and how often it was replied to.
    private struct History: Sendable {
        let createdAt: Timestamp
        let editedAt: Timestamp?
        let version: Version
        let replies: Int

        init(createdAt: Timestamp, editedAt: Timestamp?, version: Version, replies: Int) {
            (self.createdAt, self.editedAt) = (createdAt, editedAt)
            (self.version, self.replies) = (version, replies)
        }

        init(_ view: CommentView) {
            self.init(
                createdAt: view.createdAt, editedAt: view.editedAt, version: view.version,
                replies: view.replies)
        }
    }

    /// The subject of a comment.
    static let subject = WireCoder<AnyIdentifier>.anyID(such: ListedSubject.self)

    /// The subject of the example.
    private enum ListedSubject: IdentifierSubject {
        static let prefix = "lst"
    }

    static let text = WireCoder<String>.text(
        minimumLength: CommentDraft.lengths.lowerBound, maximumLength: CommentDraft.lengths.upperBound,
        example: "아직 있나요?")

    private static let author = WireCoder.memberCard("Author", nickname: "이웃")

    private static let moderation: WireCoder<CommentView.ModerationNotice> =
        Shape<CommentView.ModerationNotice>(
            "CommentModerationNotice",
            Field("reason", WireCoder<String>.text(example: "전화번호를 적었습니다")) { $0.reason },
            Field("moderatedAt", .timestamp) { $0.moderatedAt }
        ) { CommentView.ModerationNotice(reason: $0, moderatedAt: $1) }.coder

    private static let thread: WireCoder<CommentThread> = Shape<CommentThread>(
        "CommentThread", Field("comment", view) { $0.comment },
        Field("firstReplies", view.array) { $0.replies }
    ) { CommentThread($0, $1) }.coder

    private struct SubjectCount: Sendable {
        let subject: AnyIdentifier
        let comments: Int
    }

    private static let count: WireCoder<SubjectCount> = Shape<SubjectCount>(
        "CommentCount", Field("subject", subject) { $0.subject }, Field("comments", .count) { $0.comments }
    ) { SubjectCount(subject: $0, comments: $1) }.coder
}

extension CommentWire {
    /// A text for display, with the members behind its mentions.
    private struct Content: Sendable {
        let shown: String?
        let markup: String?
        let mentions: [MemberCard]
        let text: CommentText?

        init(_ view: CommentView) {
            (shown, text, mentions) = (view.text.map { _ in view.shownText() }, view.text, view.mentions)
            let markup = view.text?.markup
            self.markup = markup == shown ? nil : markup
        }

        /// Nil if the markup is none.
        init?(_ shown: String?, _ markup: String?, _ mentions: [MemberCard]) {
            (self.shown, self.markup, self.mentions) = (shown, markup, mentions)
            guard let markup else {
                text = shown.map { CommentText(plain: $0) }
                return
            }
            guard let text = CommentText(markup: markup) else { return nil }
            self.text = text
        }
    }

    /// `text` is the displayed text, null for a place. `markup` is there if it differs.
    private static let content = Shape<Written>(
        "CommentContent",
        Field("text", text.optional) { $0.text },
        Field(
            "markup", WireCoder<String>.text(example: "@{mem_01mc2b7580008r00800000001}님, 아직 있나요?").optional
        ) {
            $0.markup
        },
        Field("mentions", author.array, fallback: []) { $0.mentions }
    ) { Written(text: $0, markup: $1, mentions: $2) }
    .map(to: { Written(text: $0.shown, markup: $0.markup, mentions: $0.mentions) }) {
        written, place throws(DecodingFailure) in
        guard let content = Content(written.text, written.markup, written.mentions) else {
            throw DecodingFailure(.member("markup", of: place), .malformed(expected: "@{mem_…}"))
        }
        return content
    }

    private struct Written: Sendable {
        let text: String?
        let markup: String?
        let mentions: [MemberCard]
    }

    /// The errors of comments on the wire.
    static let failures = FailureCoder<CommentError>(
        .fieldErrors(CommentError.invalidFields), .plain(.notFound), .plain(.subjectNotFound),
        .plain(.conversationNotFound), .plain(.subjectClosed), .plain(.ownSubject), .plain(.notYours),
        .carrying("version", .version, example: .first, CommentError.changed) {
            if case .changed(let version) = $0 { version } else { nil }
        },
        .carrying("state", WireCoder<CommentState>.choice, example: .removed, CommentError.wrongState) {
            if case .wrongState(let state) = $0 { state } else { nil }
        },
        .carrying("comment", .id(), example: exampleID, CommentError.replyToReply) {
            if case .replyToReply(let id) = $0 { id } else { nil }
        },
        .plain(.moderatorsOnly))

    /// Of a comment.
    static let exampleID = CommentID(RawIdentifier(milliseconds: 1_800_000_000_000, random: (1, 1)))
}
