import ArgumentParser
public import Commands
public import Community
public import Terminal
import Vocabulary

/// Which posts are wanted, and which part of them.
struct PostListOptions: ParsableArguments {
    @OptionGroup var search: SearchWords
    @Option(
        name: .shortAndLong,
        help: .words(en: "Only posts with all of these words.", ko: "입력한 단어가 모두 들어 있는 글만.", value: "text"))
    var keyword: String?
    @Option(
        help: .words(en: "Only this category, by its slug or name.", ko: "이 게시판만. 이름이나 슬러그.", value: "name"))
    var category: String?
    @Option(
        help: .words(
            en: "Only this member's posts, by nickname or ID.", ko: "이 회원의 글만. 닉네임이나 ID.",
            value: "member"))
    var author: String?
    @OptionGroup var pages: PageOptions

    /// The words of a command line that would ask for the same posts, the part left open.
    var words: [String] {
        [("--keyword", search.keyword(with: keyword)), ("--category", category), ("--author", author)]
            .flatMap { flag, value in value.map { [flag, $0] } ?? [] }
    }
}

/// A post that shall be shown, and how.
struct ShowPostOptions: ParsableArguments {
    @OptionGroup var post: IdentifierArgument<PostSubject>
    @OptionGroup var drawing: PictureOption
}

/// The fields of a post, each by its option.
struct PostDraftOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "The category, by its slug or name.", ko: "게시판. 이름이나 슬러그.", value: "name"))
    var category: String?
    @Option(help: .words(en: "The title, 2-100 characters.", ko: "제목, 2-100자.", value: "text"))
    var title: String?
    @Option(help: .words(en: "The text, up to 10,000 characters.", ko: "내용, 10,000자까지.", value: "text"))
    var text: String?
    @Option(
        help: .words(
            en: "Read the text from this file; '-' is standard input.", ko: "내용을 읽을 파일. '-'는 표준 입력.",
            value: "path"),
        completion: .file())
    var textFile: String?
    @Option(
        name: .customLong("photo"),
        help: .words(
            en: "A photo's file; up to five photos in all.", ko: "사진 파일. 사진은 모두 다섯 장까지.", value: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "heic", "avif"]))
    var photos: [String] = []
    @Option(
        name: .customLong("photo-description"),
        help: .words(
            en: "What is to be seen in the photos, in their order.", ko: "사진을 볼 수 없는 사람을 위한 설명. 사진 순서대로.",
            value: "text"))
    var descriptions: [String] = []

    func validate() throws {
        guard text != nil, textFile != nil else { return }
        throw ValidationError.words(
            en: "Use --text or --text-file, not both.", ko: "--text와 --text-file 중 하나만 쓰세요.")
    }

    var isEmpty: Bool {
        category == nil && title == nil && text == nil && textFile == nil && photos.isEmpty
    }
}

/// A post and the changes to make.
struct EditPostOptions: ParsableArguments {
    @OptionGroup var post: IdentifierArgument<PostSubject>
    @OptionGroup var draft: PostDraftOptions
    @Option(
        name: .customLong("remove-photo"),
        help: .words(
            en: "The number of a photo to take away, as 'madang board show' has it.",
            ko: "삭제할 사진 번호. 'madang board show'에 나오는 순서입니다.", value: "number"))
    var removedPhotos: [Int] = []
}

/// An own post, or one that a moderator acts on for a reason.
struct ModeratePostOptions: ParsableArguments {
    @OptionGroup var post: IdentifierArgument<PostSubject>
    @Option(
        help: .words(
            en: "As a moderator: why, as the author is told.", ko: "매니저가 쓰는 옵션: 글쓴이에게 알릴 이유.",
            value: "text"))
    var reason: String?
}

/// The filter and page of the member's own posts.
struct MyPostsOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Only this state: shown, hidden.", ko: "이 상태만: shown(공개), hidden(숨김).", value: "state"),
        completion: .list(["shown", "hidden"]))
    var state: String?
    @OptionGroup var pages: PageOptions
}

/// A category to set; fields left out stay as they are.
struct CategoryOptions: ParsableArguments {
    @Argument(help: .words(en: "The slug: a-z, 0-9, -.", ko: "슬러그: a-z, 0-9, -.", value: "slug"))
    var slug: String
    @Option(help: .words(en: "The Korean name, 1-30 characters.", ko: "한국어 이름, 1-30자.", value: "text"))
    var korean: String?
    @Option(help: .words(en: "The English name, 1-30 characters.", ko: "영어 이름, 1-30자.", value: "text"))
    var english: String?
    @Option(
        help: .words(
            en: "The position among the others, 0-999; small ones first.", ko: "순서, 0-999. 작은 수가 먼저 나옵니다.",
            value: "number"))
    var position: Int?
    @Flag(help: .words(en: "Take no new posts; old ones stay.", ko: "새 글을 받지 않습니다. 이전 글은 그대로 둡니다."))
    var closed = false
    @Flag(help: .words(en: "Take new posts again.", ko: "다시 새 글을 받습니다."))
    var open = false

    func validate() throws {
        guard closed, open else { return }
        throw ValidationError.words(
            en: "Use --closed or --open, not both.", ko: "--closed와 --open 중 하나만 쓰세요.")
    }
}

extension PostSubject: NamedSubject {
    /// A post.
    public static var noun: Phrase { Phrase(en: "post", ko: "글") }
}
