import Board
import Vocabulary
import Wire

/// A verb's post and nothing else.
struct OnePost: Sendable {
    let id: PostID

    static let shape = Shape<OnePost>("OnePost", Field("id", .id()) { $0.id }) { OnePost(id: $0) }
}

/// A post's new title; with `version` only if it is still at that version.
struct PostEdit: Sendable {
    let id: PostID
    let draft: PostDraft
    let version: Version?

    /// What `board.show` answers can be sent back with changes: what the server keeps is passed over.
    static let shape = Shape<PostEdit>(
        "PostEdit",
        Field("id", .id()) { $0.id },
        Field(flattening: PostWire.draft) { $0.draft },
        Field("version", WireCoder<Version>.version.optional) { $0.version }
    ) { id, draft, version in PostEdit(id: id, draft: draft, version: version) }
    .passingOver(membersOf: PostWire.viewShape.schema)
}

/// A page of what is shown.
struct BoardInput: Sendable {
    let page: PageFields

    static let shape = Shape<BoardInput>(
        "BoardInput", Field(flattening: PageFields.shape) { $0.page }
    ) { BoardInput(page: $0) }
}
