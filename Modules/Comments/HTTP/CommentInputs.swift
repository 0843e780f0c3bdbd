import Comments
import Vocabulary
import Wire

/// A verb's comment and nothing else.
struct OneComment: Sendable {
    let id: CommentID

    static let shape = Shape<OneComment>("OneComment", Field("id", .id()) { $0.id }) { OneComment(id: $0) }
}

/// A new comment.
struct NewComment: Sendable {
    let subject: AnyIdentifier
    let draft: CommentDraft

    static let shape = Shape<NewComment>(
        "NewComment",
        Field("subject", CommentWire.subject) { $0.subject },
        Field("text", CommentWire.text, fallback: "", note: .required) { $0.draft.text },
        Field("replyTo", WireCoder<CommentID>.id().optional) { $0.draft.replyTo }
    ) { subject, text, replyTo in NewComment(subject: subject, draft: CommentDraft(text, replyTo: replyTo)) }
}

/// A comment's new text; with `version` only if it is still at that version.
struct CommentEdit: Sendable {
    let id: CommentID
    let text: String
    let version: Version?

    /// Takes a changed answer of `comments.show`: members that only the server sets are ignored.
    static let shape = Shape<CommentEdit>(
        "CommentEdit",
        Field("id", .id()) { $0.id },
        Field("text", CommentWire.text, fallback: "", note: .required) { $0.text },
        Field("version", WireCoder<Version>.version.optional) { $0.version }
    ) { id, text, version in CommentEdit(id: id, text: text, version: version) }
    .passingOver(membersOf: CommentWire.viewShape.schema)
}

/// A moderator's act on a comment, with its reason.
struct CommentModerationInput: Sendable {
    let id: CommentID
    let act: SubjectAct
    let reason: String

    static let shape = Shape<CommentModerationInput>(
        "CommentModeration",
        Field("id", .id()) { $0.id },
        Field("act", WireCoder<SubjectAct>.choice) { $0.act },
        Field("reason", reason, fallback: "") { $0.reason }
    ) { id, act, reason in CommentModerationInput(id: id, act: act, reason: reason) }

    private static let reason = WireCoder<String>.text(
        maximumLength: CommentModeration.reasonLengths.upperBound, example: "전화번호를 적었습니다")
}

/// A page of the comments on a subject.
struct CommentsInput: Sendable {
    let subject: AnyIdentifier
    let order: CommentOrder
    let page: PageFields

    static let shape = Shape<CommentsInput>(
        "CommentsInput",
        Field("subject", CommentWire.subject) { $0.subject },
        Field("order", WireCoder<CommentOrder>.choice, fallback: .oldest) { $0.order },
        Field(flattening: PageFields.shape) { $0.page }
    ) { subject, order, page in CommentsInput(subject: subject, order: order, page: page) }
}

/// A page of the member's own comments.
struct OwnCommentsInput: Sendable {
    let page: PageFields

    static let shape = Shape<OwnCommentsInput>(
        "OwnCommentsInput", Field(flattening: PageFields.shape) { $0.page }
    ) { OwnCommentsInput(page: $0) }
}

/// Of which subjects the comments are counted.
struct CommentCountsInput: Sendable {
    let subjects: [AnyIdentifier]

    static let shape = Shape<CommentCountsInput>(
        "CommentCountsInput", Field("subject", CommentWire.subject.array, fallback: []) { $0.subjects }
    ) { CommentCountsInput(subjects: $0) }
}

/// A message in a conversation.
struct NewMessage: Sendable {
    let subject: AnyIdentifier
    let text: String

    static let shape = Shape<NewMessage>(
        "NewMessage", Field("about", CommentWire.subject) { $0.subject },
        Field("text", CommentWire.text, fallback: "", note: .required) { $0.text }
    ) { NewMessage(subject: $0, text: $1) }
}

/// A verb's conversation and nothing else.
struct OneConversation: Sendable {
    let id: ConversationID

    static let shape = Shape<OneConversation>("OneConversation", Field("id", .id()) { $0.id }) {
        OneConversation(id: $0)
    }
}

/// A page of the member's own conversations.
struct ConversationsInput: Sendable {
    let subject: AnyIdentifier?
    let page: PageFields

    static let shape = Shape<ConversationsInput>(
        "ConversationsInput", Field("about", CommentWire.subject.optional) { $0.subject },
        Field(flattening: PageFields.shape) { $0.page }
    ) { ConversationsInput(subject: $0, page: $1) }
}
