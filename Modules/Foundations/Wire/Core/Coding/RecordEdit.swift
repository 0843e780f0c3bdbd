public import Vocabulary

/// The input of a verb that replaces what a record says about itself; with `version` only if the record is
/// still at that version.
public struct RecordEdit<Subject: IdentifierSubject, Content: Sendable>: Sendable {
    /// The record.
    public let id: Identifier<Subject>
    /// What it says from now on.
    public let content: Content
    /// The version that it must be at; nil for any.
    public let version: Version?

    /// Memberwise.
    public init(id: Identifier<Subject>, content: Content, version: Version?) {
        (self.id, self.content, self.version) = (id, content, version)
    }

    /// The members `id` and `version`, and those of the content.
    public static func shape(_ name: String, _ content: Shape<Content>) -> Shape<RecordEdit> {
        Shape<RecordEdit>(
            name,
            Field("id", .id()) { $0.id },
            Field(flattening: content) { $0.content },
            Field("version", WireCoder<Version>.version.optional) { $0.version }
        ) { id, content, version in RecordEdit(id: id, content: content, version: version) }
    }
}
