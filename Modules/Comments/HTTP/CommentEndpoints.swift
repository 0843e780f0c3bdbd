import Comments
import Vocabulary
public import Wire

/// The HTTP operations of comments.
public enum CommentEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] =
        [
            add.description, list.description, counts.description, show.description, edit.description,
            remove.description, replies.description, moderate.description, mine.description,
        ] + conversing

    private static let conversing: [EndpointDescription] = [
        sendMessage.description, conversations.description, conversation.description,
    ]

    static let add = Endpoint<NewComment, CommentView, CommentError>(
        name: "comments.add", .post, "/api/v1/comments", access: .member, status: 201, creates: true,
        limit: .perMember(20, oneMoreEach: .seconds(3)),
        summary: "Comment on a record, or reply to a comment on it; @nickname mentions a member.",
        input: NewComment.shape, output: CommentWire.view,
        failures: CommentWire.failures.only(
            .invalidFields([]), .notFound, .subjectNotFound, .subjectClosed,
            .replyToReply(CommentWire.exampleID)))

    static let list = Endpoint<CommentsInput, Page<CommentThread>, CommentError>(
        name: "comments.list", .get, "/api/v1/comments", access: .anyone,
        summary: "A page of the comments on a record, each with its first replies.",
        input: CommentsInput.shape, output: CommentWire.threads,
        failures: CommentWire.failures.only(.invalidFields([]), .subjectNotFound))

    static let counts = Endpoint<CommentCountsInput, [AnyIdentifier: Int], CommentError>(
        name: "comments.counts", .get, "/api/v1/comments/counts", access: .anyone,
        summary: "How many comments up to 100 records have, replies included.",
        input: CommentCountsInput.shape, output: CommentWire.counts,
        failures: CommentWire.failures.only(.invalidFields([])))

    static let show = Endpoint<OneComment, CommentView, CommentError>(
        name: "comments.show", .get, "/api/v1/comments/{id}", access: .anyone, summary: "One comment.",
        input: OneComment.shape, output: CommentWire.view,
        failures: CommentWire.failures.only(.notFound))

    static let edit = Endpoint<CommentEdit, CommentView, CommentError>(
        name: "comments.edit", .put, "/api/v1/comments/{id}", access: .member,
        summary: "Give one's own comment another text, if a version is named only when it is still that one.",
        input: CommentEdit.shape, output: CommentWire.view,
        failures: CommentWire.failures.only(
            .invalidFields([]), .notFound, .notYours, .changed(.first), .subjectClosed, .wrongState(.hidden)))

    static let remove = Endpoint<OneComment, Nothing, CommentError>(
        name: "comments.remove", .delete, "/api/v1/comments/{id}", access: .member,
        summary: "Remove a comment for good: one's own, or one on what is one's own.",
        input: OneComment.shape,
        failures: CommentWire.failures.only(.notFound, .notYours, .subjectClosed, .wrongState(.removed)))

    static let replies = Endpoint<PageOf<CommentSubject>, Page<CommentView>, CommentError>(
        name: "comments.replies", .get, "/api/v1/comments/{id}/replies", access: .anyone,
        summary: "A page of the replies to a comment, the oldest first.",
        input: PageOf.shape("RepliesInput"), output: CommentWire.page,
        failures: CommentWire.failures.only(.invalidFields([]), .notFound))

    static let moderate = Endpoint<CommentModerationInput, CommentView, CommentError>(
        name: "comments.moderate", .post, "/api/v1/comments/{id}/moderation", access: .member,
        summary: "Hide, restore or remove a comment, as a moderator, for a reason that its author is told.",
        input: CommentModerationInput.shape, output: CommentWire.view,
        failures: CommentWire.failures.only(
            .invalidFields([]), .notFound, .moderatorsOnly, .wrongState(.hidden)))

    static let mine = Endpoint<OwnCommentsInput, Page<CommentView>, CommentError>(
        name: "comments.mine", .get, "/api/v1/me/comments", access: .member,
        summary: "A page of one's own comments, the newest first.",
        input: OwnCommentsInput.shape, output: CommentWire.page,
        failures: CommentWire.failures.only(.invalidFields([])))
}
