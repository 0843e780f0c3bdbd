public import ContractKit
import Notices
import Vocabulary

/// The features, access rules and bad inputs of notices, for tests across all domains.
public enum NoticeVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: NoticeFeatures.all, access: access, badInputs: NoticeBadInput.all, fuzz: fuzz,
        prepare: { names(of: $0) }, visible: { _ in "" })

    /// No verb makes a notice, so that all are about one that never was.
    private static let access = AccessCases(
        introduction: """
            Everybody asks for their own notices alone, and there are none here: a notice that is
            another's looks like one that never was.
            """,
        states: ["notices.readOne": [AccessCases.missing]],
        requests: [
            "notices.list": AccessRequest(), "notices.unread": AccessRequest(),
            "notices.read": AccessRequest(body: "{}"),
            "notices.readOne": AccessRequest(path: ["id": "{notice}"]), "notices.events": AccessRequest(),
        ],
        prepare: { _, members in names(of: members) })

    @Sendable private static func names(of members: TestMembers) -> TestNames {
        let raw = members.owner.principal.memberID?.raw ?? RawIdentifier(milliseconds: 1, random: (0, 1))
        return ["notice": "\(NoticeID(raw))"]
    }

    private static let fuzz = FuzzSeeds(
        words: ["{notice}", "through", "unread=", "after=", "limit="],
        queries: [
            FuzzSeeds.Form(
                "notices.list", "GET", "/api/v1/notices", seeds: ["limit=3", "unread=true&page=1"])
        ],
        bodies: [
            FuzzSeeds.Form(
                "notices.read", "POST", "/api/v1/notices/read", seeds: [#"{"through":7}"#, "{}"])
        ],
        identifier: "{notice}")
}
