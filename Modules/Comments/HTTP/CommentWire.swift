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
}

extension CommentWire {
    /// What an owner writes.
    static let draft = Shape<CommentDraft>(
        "CommentDraft", Field("title", title, fallback: "", note: .required) { $0.title }
    ) { CommentDraft(title: $0) }

    static let viewShape = Shape<CommentView>(
        "Comment",
        Field("id", .id()) { $0.comment.id },
        Field("owner", owner) { $0.owner },
        Field("title", title) { $0.comment.title },
        Field("state", WireCoder<CommentState>.choice) { $0.comment.state },
        Field("createdAt", .timestamp) { $0.comment.createdAt },
        Field("updatedAt", .timestamp) { $0.comment.updatedAt },
        Field("version", .version) { $0.comment.version }
    ) { id, owner, title, state, createdAt, updatedAt, version in
        let comment = Comment(
            id: id, owner: owner.id, title: title, state: state, createdAt: createdAt, updatedAt: updatedAt,
            version: version)
        return CommentView(comment: comment, owner: owner)
    }

    /// The errors of comments on the wire.
    static let failures = FailureCoder<CommentError>(
        .fieldErrors(CommentError.invalidFields), .plain(.notFound), .plain(.notYours),
        .carrying("version", .version, example: .first, CommentError.changed) {
            if case .changed(let version) = $0 { version } else { nil }
        },
        .plain(.alreadyHidden))

    private static let title = WireCoder<String>.text(
        minimumLength: 2, maximumLength: 100, example: "느티나무 아래")

    private static let owner: WireCoder<MemberCard> = Shape<MemberCard>(
        "Owner",
        Field("id", .id()) { $0.id },
        Field("nickname", WireCoder<String>.text(example: "이웃").optional) { $0.nickname }
    ) { id, nickname in MemberCard(id: id, nickname: nickname) }.coder
}
