import ContractKit
import Moderation
import Vocabulary

/// Who may do what in moderation.
enum ModerationAccessCases {
    static let cases = AccessCases(
        introduction: """
            The owner has reported another member. A report is *open*, *decided* or *missing*: nothing ever
            had that name. A case is *open*, *closed* or *missing*; a batch is *done* or *missing*. Members
            cannot be hidden or removed, so that these acts answer 409 to moderators.
            """,
        states: states, requests: requests, prepare: prepare)

    private static let states: [String: [String]] = {
        var states = ["moderation.ownReport": ["open", "decided", AccessCases.missing]]
        for name in ["moderation.case", "moderation.note"] + ModerationVerb.allCases.map(name) {
            states[name] = ["open", "closed", AccessCases.missing]
        }
        for name in ["moderation.undo", "moderation.batch"] { states[name] = ["done", AccessCases.missing] }
        return states
    }()

    private static func name(_ verb: ModerationVerb) -> String { "moderation.\(verb.rawValue)" }

    private static let requests: [String: AccessRequest] = {
        let (one, batch) = (["subject": "{subject}"], ["id": "{batch}"])
        let order = AccessRequest(body: #"{"subjects":["{subject}"],"reason":"전화번호를 적었습니다"}"#)
        var requests = [
            "moderation.report": AccessRequest(body: #"{"subject":"{someone}","reason":"spam"}"#),
            "moderation.reports": AccessRequest(),
            "moderation.ownReport": AccessRequest(path: ["id": "{report}"]),
            "moderation.cases": AccessRequest(), "moderation.case": AccessRequest(path: one),
            "moderation.note": AccessRequest(path: one, body: #"{"text":"확인했습니다"}"#),
            "moderation.preview": AccessRequest(body: #"{"verb":"dismiss","subjects":["{subject}"]}"#),
            "moderation.undo": AccessRequest(path: batch, body: "{}"),
            "moderation.batch": AccessRequest(path: batch), "moderation.batches": AccessRequest(),
            "moderation.log": AccessRequest(),
        ]
        for verb in ModerationVerb.allCases { requests[name(verb)] = order }
        return requests
    }()

    /// The owner's report of the buyer, in that state.
    @Sendable private static func prepare(_ state: String, _ members: TestMembers) async throws -> TestNames {
        let raw = try expectValue(members.owner.principal.memberID, "the owner is a member").raw
        let buyer = try expectValue(members.buyer.principal.memberID, "the buyer is a member")
        var names = [
            "report": "\(ReportID(raw))", "batch": "\(BatchID(raw))",
            "someone": "\(try expectValue(members.operator.principal.memberID, "an operator is a member"))",
            "subject": state == AccessCases.missing ? "\(ReportID(raw))" : "\(buyer)",
        ]
        if state == AccessCases.missing { return names }
        let (mine, keeper) = (
            try members.owner.services.moderation, try members.moderator.services.moderation
        )
        let report = try await mine.report(ReportDraft(AnyIdentifier(buyer), .abuse)).report
        names["report"] = "\(report.id)"
        if ["decided", "closed", "done"].contains(state) {
            let batch = try await keeper.act(ModerationOrder(.dismiss, AnyIdentifier(buyer)))
            names["batch"] = "\(batch.batch.id)"
        }
        return names
    }
}
