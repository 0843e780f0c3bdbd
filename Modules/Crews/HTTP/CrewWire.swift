public import Crews
public import Vocabulary
public import Wire

/// The wire forms of crews, their people, meetings and money.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum CrewWire {
    /// A crew as one principal sees it.
    public static let view: WireCoder<CrewView> = viewShape.coder

    /// A page of crews.
    public static let page: WireCoder<Page<CrewView>> = .page("CrewPage", of: view)
}

extension CrewWire {
    static let viewShape = Shape<CrewView>(
        "Crew",
        Field("id", .id()) { $0.crew.id },
        Field("owner", person) { $0.owner },
        Field(flattening: details) { $0.crew.details },
        Field(flattening: cover) { Cover(picture: $0.crew.coverCard, uploader: $0.crew.coverBy) },
        Field(flattening: course) { course(of: $0.crew) },
        Field("counts", counts) { $0.counts },
        Field("membership", ownMembership.optional) { $0.membership },
        Field(flattening: plans) { Plans(now: $0.dues, coming: $0.comingDues) }
    ) { id, owner, details, cover, course, counts, membership, plans in
        let crew = Crew(
            id: id, owner: owner.id, details: details, cover: cover.picture, coverBy: cover.uploader,
            state: course.state, createdAt: course.createdAt, closedAt: course.closedAt,
            activeAt: course.activeAt, updatedAt: course.updatedAt, version: course.version)
        return CrewView(
            crew: crew, owner: owner, counts: counts, membership: membership, dues: plans.now,
            comingDues: plans.coming)
    }

    /// The dues of this month, and those of later ones.
    private struct Plans: Sendable {
        let now: DuesPlan?
        let coming: DuesPlan?
    }

    private static let plans = Shape<Plans>(
        "CrewDuesPlans",
        Field("dues", duesPlan.coder.optional) { $0.now },
        Field("comingDues", duesPlan.coder.optional) { $0.coming }
    ) { now, coming in Plans(now: now, coming: coming) }

    /// A member in any of the answers about crews.
    static let person = WireCoder.memberCard("CrewPerson", nickname: "수연")

    /// A picture and the member who has uploaded it.
    private struct Cover: Sendable {
        let picture: PictureCard?
        let uploader: MemberID?
    }

    private static let cover = Shape<Cover>(
        "CrewCover",
        Field("cover", WireCoder<PictureCard>.pictureCard.optional) { $0.picture },
        Field("coverBy", WireCoder<MemberID>.id().optional) { $0.uploader }
    ) { picture, uploader in Cover(picture: picture, uploader: uploader) }

    private static let counts: WireCoder<CrewCounts> = Shape<CrewCounts>(
        "CrewCounts",
        Field("members", .count) { $0.members },
        Field("taken", .count) { $0.taken },
        Field("waiting", .count) { $0.waiting },
        Field("requests", .count) { $0.requests }
    ) { members, taken, waiting, requests in
        CrewCounts(members: members, taken: taken, waiting: waiting, requests: requests)
    }.coder
}

extension CrewWire {
    /// How far a crew has come.
    private struct Course: Sendable {
        let state: CrewState
        let createdAt: Timestamp
        let closedAt: Timestamp?
        let activeAt: Timestamp
        let updatedAt: Timestamp
        let version: Version
    }

    private static let course = Shape<Course>(
        "CrewCourse",
        Field("state", WireCoder<CrewState>.choice) { $0.state },
        Field("createdAt", .timestamp) { $0.createdAt },
        Field("closedAt", WireCoder<Timestamp>.timestamp.optional) { $0.closedAt },
        Field("activeAt", .timestamp) { $0.activeAt },
        Field("updatedAt", .timestamp) { $0.updatedAt },
        Field("version", .version) { $0.version }
    ) { state, createdAt, closedAt, activeAt, updatedAt, version in
        Course(
            state: state, createdAt: createdAt, closedAt: closedAt, activeAt: activeAt,
            updatedAt: updatedAt, version: version)
    }

    private static func course(of crew: Crew) -> Course {
        Course(
            state: crew.state, createdAt: crew.createdAt, closedAt: crew.closedAt, activeAt: crew.activeAt,
            updatedAt: crew.updatedAt, version: crew.version)
    }
}
