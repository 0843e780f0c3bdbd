public import Commands
public import Community
public import Terminal
public import Vocabulary

extension Router {
    /// The screens of the board, with these services, and where a post leads that is no place of the board.
    public static func community(
        _ services: Services, destinations: RecordDestinations = RecordDestinations()
    ) -> Router {
        guard let board = try? services.board else { return Router([:]) }
        let uploads = services.provided((any PictureUploading).self)
        return Router(
            [
                Destination.board.name: { _ in Mount(PostListScreen(board: board)) },
                Destination.ownPosts.name: { _ in Mount(PostListScreen(board: board, beginsOwn: true)) },
                Destination.postsName: { destination in
                    destination.values["author"].flatMap { MemberID($0) }
                        .map { Mount(PostListScreen(board: board, base: PostQuery(author: $0))) }
                },
                Destination.newPost.name: { _ in
                    Mount(PostForm(goal: .publish(.random()), board: board, uploads: uploads))
                },
                Destination.postName: { destination in
                    destination.values["id"].flatMap { PostID($0) }
                        .map { Mount(PostScreen(id: $0, board: board, destinations: destinations)) }
                },
                Destination.postFormName: { destination in
                    destination.values["id"].flatMap { PostID($0) }
                        .map { Mount(PostForm(goal: .edit($0), board: board, uploads: uploads)) }
                },
                Destination.postPhotosName: { destination in
                    destination.values["id"].flatMap { PostID($0) }.map { id in
                        let first = destination.values["photo"].flatMap { Int($0) } ?? 0
                        return Mount(
                            PhotoScreen(first: first) { () throws(PostError) in
                                try await board.post(id).post.content.photos
                            })
                    }
                },
            ], sections: [Section(3, "board", formerly: ["board.list"], PostListScreen.name, .board)],
            menu: [MenuItem(Action("board.mine", PostListScreen.own.title, []), .ownPosts, rank: 70)],
            examples: examples)
    }

    private static let examples: [Destination] = {
        let id = PostID(RawIdentifier(high: 0, low: 0))
        return [.post(id), .editing(id), .photos(of: id, from: 0), .posts(by: MemberID(id.raw))]
    }()
}

extension [Tab] {
    /// The tabs of the board on a member's profile: the posts of the member.
    public static func board(of member: MemberID) -> [Tab] {
        [Tab(Phrase(en: "Posts", ko: "게시글"), .posts(by: member), rank: 30)]
    }
}

extension Destination {
    static let postName = "board.detail"
    static let postFormName = "board.edit"
    static let postPhotosName = "board.photos"
    static let postsName = "board.by"
    static let newPost = Destination("board.new")

    /// The member's own posts.
    static let ownPosts = Destination("board.mine")

    /// The posts of one author.
    static func posts(by author: MemberID) -> Destination {
        Destination(postsName, ["author": "\(author)"])
    }

    /// The posts of the board.
    public static let board = Destination("board.list")

    /// One post.
    public static func post(_ id: PostID) -> Destination { Destination(postName, ["id": "\(id)"]) }

    /// The form that edits a post.
    static func editing(_ id: PostID) -> Destination { Destination(postFormName, ["id": "\(id)"]) }

    /// The photos of a post, from the one of that number on, counted from 0.
    static func photos(of id: PostID, from first: Int) -> Destination {
        Destination(postPhotosName, ["id": "\(id)", "photo": "\(first)"])
    }
}

extension PostView: Identifiable {
    /// That of the post.
    public var id: PostID { post.id }
}

extension PostView {
    /// Its identifier if visitors see it, as a web page does; else nil.
    var publicRecord: AnyIdentifier? { post.state == .shown ? AnyIdentifier(id) : nil }
}
