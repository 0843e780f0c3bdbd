import Crews
import Vocabulary
import Wire

/// A verb's crew and nothing else.
struct OneCrew: Sendable {
    let id: CrewID

    static let shape = Shape<OneCrew>("OneCrew", Field("id", .id()) { $0.id }) { OneCrew(id: $0) }
}

/// A crew's new title; with `version` only if it is still at that version.
struct CrewEdit: Sendable {
    let id: CrewID
    let draft: CrewDraft
    let version: Version?

    /// What `crews.show` answers can be sent back with changes: what the server keeps is passed over.
    static let shape = Shape<CrewEdit>(
        "CrewEdit",
        Field("id", .id()) { $0.id },
        Field(flattening: CrewWire.draft) { $0.draft },
        Field("version", WireCoder<Version>.version.optional) { $0.version }
    ) { id, draft, version in CrewEdit(id: id, draft: draft, version: version) }
    .passingOver(membersOf: CrewWire.viewShape.schema)
}

/// A page of what is shown.
struct CrewsInput: Sendable {
    let page: PageFields

    static let shape = Shape<CrewsInput>(
        "CrewsInput", Field(flattening: PageFields.shape) { $0.page }
    ) { CrewsInput(page: $0) }
}
