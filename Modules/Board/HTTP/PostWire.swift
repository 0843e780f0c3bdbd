public import Board
public import Vocabulary
public import Wire

/// The wire forms of board.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum PostWire {
    /// A post as its reader sees it.
    public static let view: WireCoder<PostView> = viewShape.coder

    /// A page of board.
    public static let page: WireCoder<Page<PostView>> = .page("PostPage", of: view)
}

extension PostWire {
    /// What an owner writes.
    static let draft = Shape<PostDraft>(
        "PostDraft", Field("title", title, fallback: "", note: .required) { $0.title }
    ) { PostDraft(title: $0) }

    static let viewShape = Shape<PostView>(
        "Post",
        Field("id", .id()) { $0.post.id },
        Field("owner", owner) { $0.owner },
        Field("title", title) { $0.post.title },
        Field("state", WireCoder<PostState>.choice) { $0.post.state },
        Field("createdAt", .timestamp) { $0.post.createdAt },
        Field("updatedAt", .timestamp) { $0.post.updatedAt },
        Field("version", .version) { $0.post.version }
    ) { id, owner, title, state, createdAt, updatedAt, version in
        let post = Post(
            id: id, owner: owner.id, title: title, state: state, createdAt: createdAt, updatedAt: updatedAt,
            version: version)
        return PostView(post: post, owner: owner)
    }

    /// The errors of board on the wire.
    static let failures = FailureCoder<PostError>(
        .fieldErrors(PostError.invalidFields), .plain(.notFound), .plain(.notYours),
        .carrying("version", .version, example: .first, PostError.changed) {
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
