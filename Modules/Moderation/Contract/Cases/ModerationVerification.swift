public import ContractKit
import Moderation
import Vocabulary

/// The features, access rules and bad inputs of moderation, for tests across all domains.
public enum ModerationVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: ModerationFeatures.all, access: ModerationAccessCases.cases,
        badInputs: ModerationBadInput.all, fuzz: ModerationFuzzSeeds.seeds, prepare: prepare,
        visible: { visitor in "\(try await visitor.moderation.log(.first).items)" })

    /// The owner's report of the buyer, one that was decided, and its batch.
    @Sendable private static func prepare(_ members: TestMembers) async throws -> TestNames {
        let (mine, keeper) = (
            try members.owner.services.moderation, try members.moderator.services.moderation
        )
        let buyer = try expectValue(members.buyer.principal.memberID, "the buyer is a member")
        let other = try expectValue(members.operator.principal.memberID, "an operator is a member")
        let report = try await mine.report(ReportDraft(AnyIdentifier(buyer), .abuse)).report
        _ = try await mine.report(ReportDraft(AnyIdentifier(other), .spam))
        let batch = try await keeper.act(ModerationOrder(.dismiss, AnyIdentifier(other))).batch
        return ["someone": "\(buyer)", "report": "\(report.id)", "batch": "\(batch.id)"]
    }
}
