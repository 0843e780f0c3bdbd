import ArgumentParser
public import Commands
public import Comments
public import Terminal
import Vocabulary

/// A conversation or the record that it is about.
struct ConversationArgument: ParsableArguments {
    @Argument(
        help: .record(
            en: "The conversation, or what it is about", ko: "대화, 또는 대화할 대상",
            kinds: Phrase(en: "conversations, listings, posts or deals", ko: "대화·물건·글·거래"), value: "id"))
    var id: String

    /// The identifier that was typed, also as a place in the last list of such records. Throws a usage error
    /// for any other text.
    func identifier(among lists: LastLists, of kinds: RecordKinds) throws(UsageError) -> AnyIdentifier {
        try AnyIdentifier(typed: id, among: lists, of: kinds.without(CommentPolicy.kindsWithoutComments))
    }
}

/// The filter and page of a list of conversations.
struct ConversationListOptions: ParsableArguments {
    @Option(
        help: .record(
            en: "Only those about this", ko: "이것에 대한 대화만",
            kinds: Phrase(en: "listings, posts or deals", ko: "물건·글·거래"), value: "id"))
    var about: String?
    @OptionGroup var pages: PageOptions

    /// The subject to filter by, also as a place in its last list; nil for all. Throws a usage error if the
    /// text is no identifier.
    func subject(among lists: LastLists, of kinds: RecordKinds) throws(UsageError) -> AnyIdentifier? {
        guard let about else { return nil }
        let others = CommentPolicy.kindsWithoutComments.union([ConversationSubject.prefix])
        return try AnyIdentifier(typed: about, among: lists, of: kinds.without(others))
    }
}

/// A conversation and a page of its messages.
struct ConversationOptions: ParsableArguments {
    @OptionGroup var conversation: ConversationArgument
    @OptionGroup var pages: PageOptions
}

/// A conversation and the text of a message in it.
struct MessageOptions: ParsableArguments {
    @OptionGroup var conversation: ConversationArgument
    @OptionGroup var written: TextArgument
}

extension ConversationSubject: NamedSubject {
    /// A conversation.
    public static var noun: Phrase { Phrase(en: "conversation", ko: "대화") }
    /// Conversations are visible to their two members only.
    public static var isPrivate: Bool { true }
}
