import ArgumentParser
public import Commands
public import Comments
public import Terminal
import Vocabulary

/// A conversation, or what one talks about.
struct ConversationArgument: ParsableArguments {
    @Argument(
        help: .words(
            en: "A conversation's ID or row number in the last list, or the ID of what it is about: lst_…, "
                + "dea_….",
            ko: "대화의 ID나 마지막 목록의 행 번호, 또는 대화할 물건·거래의 ID: lst_…, dea_….",
            value: "id"))
    var id: String

    /// What is meant by it, as the last list has it. Throws a usage error if the text is no identifier.
    func identifier(among lists: LastLists) throws(UsageError) -> AnyIdentifier {
        if let id = AnyIdentifier(id.lowercased()) { return id }
        return AnyIdentifier(try Identifier<ConversationSubject>(typed: id, among: lists))
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
}
