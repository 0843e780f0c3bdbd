import Crews
import Vocabulary
import Wire

/// A verb's crew and nothing else.
struct OneCrew: Sendable {
    let id: CrewID

    static let shape = Shape<OneCrew>("OneCrew", Field("id", .id()) { $0.id }) { OneCrew(id: $0) }
}

/// A new crew with its cover.
struct NewCrew: Sendable {
    let draft: CrewDraft
    let cover: PictureID?

    static let shape = Shape<NewCrew>(
        "NewCrew",
        Field(flattening: CrewWire.draft) { $0.draft },
        Field("cover", WireCoder<PictureID>.namedPicture.optional) { $0.cover }
    ) { draft, cover in NewCrew(draft: draft, cover: cover) }
}

/// A query for open crews and the page of it.
struct CrewsInput: Sendable {
    let query: CrewQuery
    let page: PageFields

    static let shape = Shape<CrewsInput>(
        "CrewsInput",
        Field(flattening: query) { $0.query },
        Field(flattening: PageFields.shape) { $0.page }
    ) { query, page in CrewsInput(query: query, page: page) }

    private static func keyword(_ example: String) -> WireCoder<String> {
        .text(maximumLength: CrewQuery.longestKeyword, example: example)
    }

    private static let query = Shape<CrewQuery>(
        "CrewQuery",
        Field("order", WireCoder<CrewQuery.Order>.choice, fallback: .newest) { $0.order },
        Field("sport", WireCoder<CrewSport>.choice.optional) { $0.sport },
        Field("place", keyword("송정"), fallback: "") { $0.place },
        Field("name", keyword("느티나무"), fallback: "") { $0.name },
        Field("free", .bool, fallback: false) { $0.freeOnly }
    ) { order, sport, place, name, freeOnly in
        var query = CrewQuery()
        (query.order, query.sport, query.place) = (order, sport, place)
        (query.name, query.freeOnly) = (name, freeOnly)
        return query
    }
}

/// A page of the crews of a member.
struct MemberCrewsInput: Sendable {
    let member: MemberID
    let page: PageFields

    static let shape = Shape<MemberCrewsInput>(
        "MemberCrewsInput",
        Field("member", .id()) { $0.member },
        Field(flattening: PageFields.shape) { $0.page }
    ) { member, page in MemberCrewsInput(member: member, page: page) }
}
