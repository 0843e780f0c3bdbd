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
        help: .record(
            en: "Only those about this", ko: "이것에 대한 대화만",
            kinds: Phrase(en: "listings, posts or deals", ko: "물건·글·거래"), value: "id"))
    var about: String?
    @OptionGroup var pages: PageOptions

    /// What they are to be about, as the last list of that has it; nil for anything. Throws a usage error if
    /// the text is no identifier.
    func subject(among lists: LastLists, of kinds: RecordKinds) throws(UsageError) -> AnyIdentifier? {
        guard let about else { return nil }
        let others = CommentPolicy.kindsWithoutComments.union([ConversationSubject.prefix])
        return try AnyIdentifier(typed: about, among: lists, of: kinds.without(others))
    }
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
