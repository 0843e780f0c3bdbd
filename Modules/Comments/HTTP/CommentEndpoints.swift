import Comments
import Vocabulary
public import Wire

/// The HTTP operations of comments.
public enum CommentEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [
        add.description, show.description, rename.description, hide.description, remove.description,
        browse.description,
    ]

    static let add = Endpoint<CommentDraft, CommentView, CommentError>(
        name: "comments.add", .post, "/api/v1/comments", access: .member, status: 201, creates: true,
        summary: "Add a comment of one's own.",
        input: CommentWire.draft, output: CommentWire.view,
        failures: CommentWire.failures.only(.invalidFields([])))

    static let show = Endpoint<OneComment, CommentView, CommentError>(
        name: "comments.show", .get, "/api/v1/comments/{id}", access: .anyone, summary: "One comment.",
        input: OneComment.shape, output: CommentWire.view,
        failures: CommentWire.failures.only(.notFound))

    static let rename = Endpoint<CommentEdit, CommentView, CommentError>(
        name: "comments.rename", .put, "/api/v1/comments/{id}", access: .member,
        summary: "Give it another title, if a version is named only when it is still that one.",
        input: CommentEdit.shape, output: CommentWire.view,
        failures: CommentWire.failures.only(
            .invalidFields([]), .notFound, .notYours, .changed(.first)))

    static let hide = Endpoint<OneComment, CommentView, CommentError>(
        name: "comments.hide", .post, "/api/v1/comments/{id}/hide", access: .member,
        summary: "Show a comment to its owner and moderators alone.",
        input: OneComment.shape, output: CommentWire.view,
        failures: CommentWire.failures.only(.notFound, .notYours, .alreadyHidden))

    static let remove = Endpoint<OneComment, Nothing, CommentError>(
        name: "comments.remove", .delete, "/api/v1/comments/{id}", access: .member,
        summary: "Remove a comment for good.",
        input: OneComment.shape, failures: CommentWire.failures.only(.notFound, .notYours))

    static let browse = Endpoint<CommentsInput, Page<CommentView>, CommentError>(
        name: "comments.browse", .get, "/api/v1/comments", access: .anyone,
        summary: "A page of the comments that are shown, the newest first.",
        input: CommentsInput.shape, output: CommentWire.page,
        failures: CommentWire.failures.only(.invalidFields([])))
}
