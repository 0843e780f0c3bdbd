import Comments
import Vocabulary
import Wire

/// A verb's comment and nothing else.
struct OneComment: Sendable {
    let id: CommentID

    static let shape = Shape<OneComment>("OneComment", Field("id", .id()) { $0.id }) { OneComment(id: $0) }
}

/// A comment's new title; with `version` only if it is still at that version.
struct CommentEdit: Sendable {
    let id: CommentID
    let draft: CommentDraft
    let version: Version?

    /// What `comments.show` answers can be sent back with changes: what the server keeps is passed over.
    static let shape = Shape<CommentEdit>(
        "CommentEdit",
        Field("id", .id()) { $0.id },
        Field(flattening: CommentWire.draft) { $0.draft },
        Field("version", WireCoder<Version>.version.optional) { $0.version }
    ) { id, draft, version in CommentEdit(id: id, draft: draft, version: version) }
    .passingOver(membersOf: CommentWire.viewShape.schema)
}

/// A page of what is shown.
struct CommentsInput: Sendable {
    let page: PageFields

    static let shape = Shape<CommentsInput>(
        "CommentsInput", Field(flattening: PageFields.shape) { $0.page }
    ) { CommentsInput(page: $0) }
}
