import Board
import Vocabulary
public import Wire

/// The HTTP operations of board.
public enum PostEndpoints {
    /// All of them, for routing, documentation and the access table.
    public static let all: [EndpointDescription] = [
        add.description, show.description, rename.description, hide.description, remove.description,
        browse.description,
    ]

    static let add = Endpoint<PostDraft, PostView, PostError>(
        name: "board.add", .post, "/api/v1/board", access: .member, status: 201, creates: true,
        summary: "Add a post of one's own.",
        input: PostWire.draft, output: PostWire.view,
        failures: PostWire.failures.only(.invalidFields([])))

    static let show = Endpoint<OnePost, PostView, PostError>(
        name: "board.show", .get, "/api/v1/board/{id}", access: .anyone, summary: "One post.",
        input: OnePost.shape, output: PostWire.view,
        failures: PostWire.failures.only(.notFound))

    static let rename = Endpoint<PostEdit, PostView, PostError>(
        name: "board.rename", .put, "/api/v1/board/{id}", access: .member,
        summary: "Give it another title, if a version is named only when it is still that one.",
        input: PostEdit.shape, output: PostWire.view,
        failures: PostWire.failures.only(
            .invalidFields([]), .notFound, .notYours, .changed(.first)))

    static let hide = Endpoint<OnePost, PostView, PostError>(
        name: "board.hide", .post, "/api/v1/board/{id}/hide", access: .member,
        summary: "Show a post to its owner and moderators alone.",
        input: OnePost.shape, output: PostWire.view,
        failures: PostWire.failures.only(.notFound, .notYours, .alreadyHidden))

    static let remove = Endpoint<OnePost, Nothing, PostError>(
        name: "board.remove", .delete, "/api/v1/board/{id}", access: .member,
        summary: "Remove a post for good.",
        input: OnePost.shape, failures: PostWire.failures.only(.notFound, .notYours))

    static let browse = Endpoint<BoardInput, Page<PostView>, PostError>(
        name: "board.browse", .get, "/api/v1/board", access: .anyone,
        summary: "A page of the board that are shown, the newest first.",
        input: BoardInput.shape, output: PostWire.page,
        failures: PostWire.failures.only(.invalidFields([])))
}
