import Auth
public import ContractKit
import Vocabulary

/// The parts of accounts for verification together with all other domains.
public enum AuthVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: AuthFeatures.all, access: AuthAccessCases.scene, badInputs: AuthBadInput.all,
        fuzz: AuthFuzzSeeds.seeds,
        prepare: { cast in
            let member = try expectValue(cast.stranger.principal.memberID, "the stranger is a member")
            let session = try expectValue(cast.stranger.principal.sessionID, "the stranger has a session")
            return [
                "member": "\(member)", "session": "\(session)", "refresh": cast.owner.refreshToken,
                "email": cast.owner.email, "password": cast.owner.password,
            ]
        },
        visible: { visitor in "\(try await visitor.auth.checkEmail("new@example.com").isAvailable)" })
}
