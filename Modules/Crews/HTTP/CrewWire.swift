public import Crews
public import Vocabulary
public import Wire

/// The wire forms of crews.
///
/// The coders are public for whatever else shows these values as JSON, such as commands with `--json`.
public enum CrewWire {
    /// A crew as its reader sees it.
    public static let view: WireCoder<CrewView> = viewShape.coder

    /// A page of crews.
    public static let page: WireCoder<Page<CrewView>> = .page("CrewPage", of: view)
}

extension CrewWire {
    /// What an owner writes.
    static let draft = Shape<CrewDraft>(
        "CrewDraft", Field("title", title, fallback: "", note: .required) { $0.title }
    ) { CrewDraft(title: $0) }

    static let viewShape = Shape<CrewView>(
        "Crew",
        Field("id", .id()) { $0.crew.id },
        Field("owner", owner) { $0.owner },
        Field("title", title) { $0.crew.title },
        Field("state", WireCoder<CrewState>.choice) { $0.crew.state },
        Field("createdAt", .timestamp) { $0.crew.createdAt },
        Field("updatedAt", .timestamp) { $0.crew.updatedAt },
        Field("version", .version) { $0.crew.version }
    ) { id, owner, title, state, createdAt, updatedAt, version in
        let crew = Crew(
            id: id, owner: owner.id, title: title, state: state, createdAt: createdAt, updatedAt: updatedAt,
            version: version)
        return CrewView(crew: crew, owner: owner)
    }

    /// The errors of crews on the wire.
    static let failures = FailureCoder<CrewError>(
        .fieldErrors(CrewError.invalidFields), .plain(.notFound), .plain(.notYours),
        .carrying("version", .version, example: .first, CrewError.changed) {
            if case .changed(let version) = $0 { version } else { nil }
        },
        .plain(.alreadyHidden))

    private static let title = WireCoder<String>.text(
        minimumLength: 2, maximumLength: 100, example: "느티나무 아래")

    private static let owner: WireCoder<MemberCard> = Shape<MemberCard>(
        "Owner",
        Field("id", .id()) { $0.id },
        Field("nickname", WireCoder<String>.text(example: "이웃").optional) { $0.nickname }
    ) { id, nickname in MemberCard(id: id, nickname: nickname) }.coder
}
