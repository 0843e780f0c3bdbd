import ArgumentParser
public import Commands
public import Comments
public import Terminal
import Vocabulary

/// A conversation, or what one talks about.
struct ConversationArgument: ParsableArguments {
    @Argument(
        help: .record(
            en: "The conversation, or what it is about", ko: "대화, 또는 대화할 대상",
            kinds: Phrase(en: "conversations, listings, posts or deals", ko: "대화·물건·글·거래"), value: "id"))
    var id: String

    /// What is meant by it, as the last list of any of these has it. Throws a usage error if the text is no
    /// identifier.
    func identifier(among lists: LastLists, of kinds: RecordKinds) throws(UsageError) -> AnyIdentifier {
        try AnyIdentifier(typed: id, among: lists, of: kinds.without(CommentPolicy.kindsWithoutComments))
    }
}

/// Which conversations are wanted.
struct ConversationListOptions: ParsableArguments {
    @Option(
        help: .words(
            en: "Only those about this listing or deal.", ko: "이 물건이나 거래에 대한 대화만 봅니다.", value: "id"))
    var about: String?
    @OptionGroup var pages: PageOptions

    /// What they are to be about, and the page. Throws `invalidFields` with all field errors.
    func request() throws(CommentError) -> (AnyIdentifier?, PageRequest) {
        var fieldErrors: [FieldError] = []
        let subject = about.flatMap { AnyIdentifier($0.lowercased()) }
        if about != nil, subject == nil {
            fieldErrors.append(FieldError("about", .malformed(expected: "lst_… / dea_…")))
        }
        let page = pages.request(&fieldErrors)
        guard fieldErrors.isEmpty else { throw .invalidFields(fieldErrors) }
        return (subject, page)
    }

    /// The words of a command line that would ask for the same, the part left open.
    var words: [String] { about.map { ["--about", $0] } ?? [] }
}

/// A conversation, and which part of it.
struct ConversationOptions: ParsableArguments {
    @OptionGroup var conversation: ConversationArgument
    @OptionGroup var pages: PageOptions
}

/// To whom what is said.
struct MessageOptions: ParsableArguments {
    @OptionGroup var conversation: ConversationArgument
    @OptionGroup var written: TextArgument
}

extension ConversationSubject: NamedSubject {
    /// A conversation.
    public static var noun: Phrase { Phrase(en: "conversation", ko: "대화") }
    /// Its two alone see it.
    public static var isPrivate: Bool { true }
}
