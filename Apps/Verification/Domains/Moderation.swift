import Composition
import ContractKit
import Moderation
import ModerationContract
import ModerationSQL
import Vocabulary

extension Trial {
    /// How moderation is tried.
    static let moderation = Trial(
        .moderation, contract: moderationContract, verification: ModerationVerification.verification,
        drill: { _ in ModerationDrill() })

    private static let moderationContract = DomainContract(
        "moderation", ModerationContract.clauses, verbs: { try $0.moderation }
    ) { environment, place in
        let acts = KnownActs()
        let service = environment.service(
            over: place.map { SQLModerationStore($0.database) } ?? InMemoryModerationStore(), acts)
        return ModerationFixture.of(
            ModerationGround(acts) { service }, in: environment, reopen: { try await place?.reopen() })
    }
}
