import ArgumentParser
public import Commands
public import Feed
public import Terminal
import Vocabulary

/// Which posts are wanted, and which part of them.
struct FeedListOptions: ParsableArguments {
    @Argument(help: .words(en: "The same as --tag.", ko: "--tag와 같습니다.", value: "hashtag"))
    var hashtag: String?
    @Flag(help: .words(en: "The most popular posts first.", ko: "인기순으로."))
    var popular = false
    @Flag(help: .words(en: "Only posts of members you follow.", ko: "팔로우하는 회원의 글만."))
    var following = false
    @Option(help: .words(en: "Only posts with this hashtag.", ko: "이 해시태그가 있는 글만.", value: "hashtag"))
    var tag: String?
    @Option(
        help: .words(
            en: "Only this member's posts: an ID, or a row of the last list of members or posts.",
            ko: "이 회원의 글만. ID, 또는 마지막으로 본 회원이나 글 목록의 행 번호.", value: "member"))
    var member: String?
    @Option(
        help: .words(
            en: "Only posts in which this listing is worn: its ID, or its row in the last list.",
            ko: "이 물건을 착용한 글만. ID, 또는 마지막 목록의 행 번호.", value: "listing"))
    var worn: String?
    @OptionGroup var pages: PageOptions

    /// The hashtag that was typed, with or without its option.
    var typedTag: String? { hashtag ?? tag }

    func validate() throws {
        let tags = [hashtag, tag].map { $0 != nil }
        let chosen = ([popular, following, member != nil, worn != nil] + tags).filter { $0 }
        guard chosen.count > 1 else { return }
        throw ValidationError.words(
            en: "Use only one of a hashtag, --popular, --following, --tag, --member and --worn.",
            ko: "해시태그, --popular, --following, --tag, --member, --worn 중 하나만 쓰세요.")
    }
}

/// A post that shall be shown, and how.
struct ShowFeedPostOptions: ParsableArguments {
    @OptionGroup var post: IdentifierArgument<FeedPostSubject>
    @OptionGroup var drawing: PictureOption
}

/// An own post, or one that a moderator acts on for a reason.
struct ModerateFeedPostOptions: ParsableArguments {
    @OptionGroup var post: IdentifierArgument<FeedPostSubject>
    @Option(
        help: .words(
            en: "As a moderator: why, as the author is told.", ko: "매니저가 쓰는 옵션: 글쓴이에게 알릴 이유.",
            value: "text"))
    var reason: String?
}

/// The filter and page of the member's own posts.
struct MyFeedPostsOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Only this state: shown, hidden.", ko: "이 상태만: shown(공개), hidden(숨김).", value: "state"),
        completion: .list(["shown", "hidden"]))
    var state: String?
    @OptionGroup var pages: PageOptions
}

/// A member.
struct MemberArgument: ParsableArguments {
    @Argument(
        help: .record(
            en: "The member", ko: "회원", kinds: Phrase(en: "members or feed posts", ko: "회원·피드 글"),
            value: "member"))
    var member: String
}

/// The member and the page of a list of follows.
struct FollowListOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "The member: an ID, or a row in the last list of members or feed posts; you if omitted.",
            ko: "회원: ID, 또는 마지막으로 본 회원·피드 글 목록의 행 번호. 생략하면 내 계정.", value: "member"))
    var member: String?
    @OptionGroup var pages: PageOptions

    /// The actor: the list of another member is public.
    var actor: CommandActor { member == nil ? .signedIn : .anyone }
}

extension FeedPostSubject: NamedSubject {
    /// A feed post.
    public static var noun: Phrase { Phrase(en: "feed post", ko: "피드 글") }
}
