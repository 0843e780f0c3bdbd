public import Comments
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of comments, with these services.
    public static func comments(_ services: Services) -> Router {
        guard let comments = try? services.comments else { return Router([:]) }
        return Router(
            [
                Destination.comments.name: { _ in Mount(CommentListScreen(comments: comments)) },
                Destination.newComment.name: { _ in
                    Mount(CommentForm(goal: .add(.random()), comments: comments))
                },
                Destination.commentName: { destination in
                    destination.values["id"].flatMap { CommentID($0) }
                        .map { Mount(CommentScreen(id: $0, comments: comments)) }
                },
                Destination.renamingName: { destination in
                    destination.values["id"].flatMap { CommentID($0) }
                        .map { Mount(CommentForm(goal: .rename($0), comments: comments)) }
                },
            ], sections: [Section(CommentListScreen.section, .comments)])
    }
}

extension Destination {
    static let commentName = "comments.detail"
    static let renamingName = "comments.rename"
    static let newComment = Destination("comments.new")

    /// What there is.
    public static let comments = Destination("comments.list")

    /// One of them.
    public static func comment(_ id: CommentID) -> Destination {
        Destination(commentName, ["id": "\(id)"])
    }

    /// The form of its title.
    static func renaming(_ id: CommentID) -> Destination { Destination(renamingName, ["id": "\(id)"]) }
}

extension CommentView: Identifiable {
    /// That of the comment.
    public var id: CommentID { comment.id }
}
