public import ContractKit
import Crews
import Vocabulary

/// What crews give of themselves so that they can be tried with all other domains.
public enum CrewVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: CrewFeatures.all, access: CrewAccessCases.cases, badInputs: CrewBadInput.all,
        fuzz: CrewFuzzSeeds.seeds,
        prepare: prepare,
        visible: { visitor in "\(try await visitor.crews.browse(.first).items)" })

    /// One of the owner's that is shown, one that is removed, one of the stranger's, and a place in the list.
    @Sendable private static func prepare(_ members: TestMembers) async throws -> TestNames {
        let (mine, others) = (try members.owner.services.crews, try members.stranger.services.crews)
        let removed = try await mine.add(CrewDraft(title: "지움")).crew.id
        let shown = try await mine.add(CrewDraft(title: "보임")).crew.id
        let foreign = try await others.add(CrewDraft(title: "남의 것")).crew.id
        let page = try await mine.browse(PageRequest(limit: 1))
        let cursor = try expectValue(page.next, "a place behind the first").text
        try await mine.remove(removed)
        return [
            "crew": "\(shown)", "removed-crew": "\(removed)", "foreign-crew": "\(foreign)",
            "crew-cursor": cursor,
        ]
    }
}
