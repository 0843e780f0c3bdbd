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
        return ModerationFixture(
            environment, repository: { service.repository(for: $0) },
            forget: { try await service.forget($0) }, reopen: { try await place?.reopen() }
        ).on(ModerationGround(acts) { service })
    }
}
