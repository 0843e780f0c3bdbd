import ArgumentParser
public import Commands
public import Comments
public import Terminal
import Vocabulary

/// The record that is commented on.
struct SubjectArgument: ParsableArguments {
    @Argument(
        help: .record(
            en: "What it is about", ko: "댓글을 달 대상",
            kinds: Phrase(en: "listings or posts", ko: "물건·글"), value: "subject"))
    var subject: String

    /// The identifier that was typed, also as a place in the last list of records that take comments. Throws
    /// a usage error for any other text.
    func identifier(among lists: LastLists, of kinds: RecordKinds) throws(UsageError) -> AnyIdentifier {
        try AnyIdentifier(
            typed: subject, among: lists,
            of: kinds.publicKinds.without(CommentPolicy.kindsWithoutComments))
    }
}

/// The text of a comment.
struct TextArgument: ParsableArguments {
    @Argument(
        help: .words(
            en: "The text, up to 1,000 characters; '-' is standard input. Asked for if left out.",
            ko: "내용, 1,000자까지. '-'는 표준 입력. 생략하면 물어봅니다.", value: "text"))
    var text: String?

    /// The text, prompted for if it was not given. Throws a usage error without a terminal to prompt on.
    func text(_ prompt: Phrase, on console: Console) throws(UsageError) -> String {
        guard let text else { return try console.ask(prompt) }
        guard text == "-" else { return text }
        return String(decoding: console.input.remainder(limit: 64 * 1_024), as: UTF8.self)
    }
}

/// A subject and the text of a comment on it.
struct AddOptions: ParsableArguments {
    @OptionGroup var subject: SubjectArgument
    @OptionGroup var written: TextArgument
}

/// A comment and the text of its reply or edit.
struct CommentTextOptions: ParsableArguments {
    @OptionGroup var comment: IdentifierArgument<CommentSubject>
    @OptionGroup var written: TextArgument
}

/// The subject, order and page of a list of comments.
struct ThreadOptions: ParsableArguments {
    @OptionGroup var subject: SubjectArgument
    @Option(
        help: .words(
            en: "The order: oldest, newest; default: oldest.",
            ko: "정렬: oldest(등록순), newest(최신순). 기본값: oldest.",
            value: "order"),
        completion: .list(CommentOrder.codes))
    var order: String?
    @OptionGroup var pages: PageOptions

    /// The requested order and page. Throws `invalidFields` with all field errors.
    func request() throws(CommentError) -> (CommentOrder, PageRequest) {
        var (fieldErrors, order) = ([FieldError](), CommentOrder.oldest)
        if let text = self.order {
            if let typed = CommentOrder(typed: text) {
                order = typed
            } else {
                fieldErrors.append(FieldError("order", .unknown(allowed: CommentOrder.codes)))
            }
        }
        let page = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return (order, page)
    }

    /// The command-line words that request the same comments, without the page.
    func words(about subject: AnyIdentifier) -> [String] {
        ["\(subject)"] + (order.map { ["--order", $0] } ?? [])
    }
}

/// The comment and the page of a list of replies.
struct RepliesOptions: ParsableArguments {
    @OptionGroup var comment: IdentifierArgument<CommentSubject>
    @OptionGroup var pages: PageOptions
}

/// A comment that a moderator hides.
struct HideOptions: ParsableArguments {
    @OptionGroup var comment: IdentifierArgument<CommentSubject>
    @Option(help: .words(en: "Why, as the author is told.", ko: "작성자에게 알릴 이유.", value: "text"))
    var reason: String
}

/// An own comment, or one that a moderator removes for a reason.
struct RemoveOptions: ParsableArguments {
    @OptionGroup var comment: IdentifierArgument<CommentSubject>
    @Option(
        help: .words(
            en: "As a moderator: why, as the author is told.", ko: "매니저가 삭제할 때: 작성자에게 알릴 이유.", value: "text"))
    var reason: String?
}

extension CommentSubject: NamedSubject {
    /// A comment.
    public static var noun: Phrase { Phrase(en: "comment", ko: "댓글") }
}

extension CommentOrder: LocalizedValue {
    /// The order in the user's language.
    public var words: Phrase {
        switch self {
        case .oldest: Phrase(en: "oldest first", ko: "등록순")
        case .newest: Phrase(en: "newest first", ko: "최신순")
        }
    }
}

extension CommentState: LocalizedValue {
    /// The state in the user's language.
    public var words: Phrase {
        switch self {
        case .shown: Phrase(en: "shown", ko: "공개")
        case .hidden: Phrase(en: "hidden", ko: "숨김")
        case .removed: Phrase(en: "removed", ko: "삭제됨")
        }
    }
}
