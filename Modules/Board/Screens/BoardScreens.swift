public import Board
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of board, with these services.
    public static func board(_ services: Services) -> Router {
        guard let board = try? services.board else { return Router([:]) }
        return Router(
            [
                Destination.board.name: { _ in Mount(PostListScreen(board: board)) },
                Destination.newPost.name: { _ in
                    Mount(PostForm(goal: .add(.random()), board: board))
                },
                Destination.postName: { destination in
                    destination.values["id"].flatMap { PostID($0) }
                        .map { Mount(PostScreen(id: $0, board: board)) }
                },
                Destination.renamingName: { destination in
                    destination.values["id"].flatMap { PostID($0) }
                        .map { Mount(PostForm(goal: .rename($0), board: board)) }
                },
            ], sections: [Section(PostListScreen.section, .board)])
    }
}

extension Destination {
    static let postName = "board.detail"
    static let renamingName = "board.rename"
    static let newPost = Destination("board.new")

    /// What there is.
    public static let board = Destination("board.list")

    /// One of them.
    public static func post(_ id: PostID) -> Destination {
        Destination(postName, ["id": "\(id)"])
    }

    /// The form of its title.
    static func renaming(_ id: PostID) -> Destination { Destination(renamingName, ["id": "\(id)"]) }
}

extension PostView: Identifiable {
    /// That of the post.
    public var id: PostID { post.id }
}
