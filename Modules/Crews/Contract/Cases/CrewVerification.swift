public import ContractKit
import Crews
import Vocabulary

/// The features, access rules and bad inputs of crews, for tests across all domains.
public enum CrewVerification {
    /// All of it, with what this source has.
    public static func verification(_ source: CrewPartSource) -> DomainVerification {
        DomainVerification(
            features: CrewFeatures.all, access: CrewAccessCases.cases(source), badInputs: CrewBadInput.all,
            fuzz: CrewFuzzSeeds.seeds, prepare: { try await prepare($0, source) }, visible: visible)
    }

    /// The lists that an anonymous visitor sees.
    @Sendable private static func visible(_ visitor: Services) async throws -> String {
        var active = CrewQuery()
        active.order = .active
        let (newest, moved) = (
            try await visitor.crews.browse(CrewQuery(), .first).items,
            try await visitor.crews.browse(active, .first).items
        )
        return "\(newest)\n\(moved)"
    }

    /// Two open crews of the owner's, one with a meeting and one that the stranger has left, one that was
    /// removed, one that was closed, one of the stranger's with a meeting, and a place in the list.
    @Sendable private static func prepare(
        _ members: TestMembers, _ source: CrewPartSource
    ) async throws -> TestNames {
        let (owner, stranger) = (try members.owner.services.crews, try members.stranger.services.crews)
        let shown = try await found("느티나무", by: owner)
        let (removed, closed) = (try await found("지움", by: owner), try await found("닫음", by: owner))
        let foreign = try await found("남의 것", by: stranger)
        try await source.takeAway(members.moderator.services, AnyIdentifier(removed))
        _ = try await owner.close(closed)
        let left = try await found("단풍나무", by: owner)
        _ = try await stranger.join(left, message: "")
        _ = try await stranger.leave(left)
        let page = try await owner.browse(CrewQuery(), PageRequest(limit: 1))
        var names = CrewTestDrafts.names(at: members.now)
        (names["crew"], names["removed-crew"], names["closed-crew"]) = ("\(shown)", "\(removed)", "\(closed)")
        (names["foreign-crew"], names["left-crew"]) = ("\(foreign)", "\(left)")
        names["meeting"] = "\(try await meeting(of: shown, by: owner, members.now))"
        names["foreign-meeting"] = "\(try await meeting(of: foreign, by: stranger, members.now))"
        names["crew-cursor"] = try expectValue(page.next, "a place behind the first").text
        names["crew-person"] = "\(try expectValue(members.buyer.principal.memberID, "the buyer"))"
        names["crew-owner"] = "\(try expectValue(members.owner.principal.memberID, "the owner"))"
        names["crew-former"] = "\(try expectValue(members.stranger.principal.memberID, "the stranger"))"
        return names
    }

    private static func found(_ name: String, by verbs: any CrewRepository) async throws -> CrewID {
        try await verbs.found(CrewTestDrafts.crew(name), cover: nil, idempotencyKey: nil).crew.id
    }

    private static func meeting(
        of crew: CrewID, by verbs: any CrewRepository, _ now: Timestamp
    ) async throws -> MeetingID {
        let made = try await verbs.meet(
            crew, CrewTestDrafts.meeting(at: now), weeks: 1, idempotencyKey: nil)
        return try expectValue(made.first, "a meeting").meeting.id
    }
}
