import Auth
public import ContractKit
import Vocabulary

/// The parts of accounts for verification together with all other domains.
public enum AuthVerification {
    /// All of it.
    public static let verification = DomainVerification(
        features: AuthFeatures.all, access: AuthAccessCases.cases, badInputs: AuthBadInput.all,
        fuzz: AuthFuzzSeeds.seeds,
        prepare: { members in
            let member = try expectValue(members.stranger.principal.memberID, "the stranger is a member")
            let session = try expectValue(members.stranger.principal.sessionID, "the stranger has a session")
            return [
                "member": "\(member)", "session": "\(session)", "refresh": members.owner.refreshToken,
                "email": members.owner.email, "password": members.owner.password,
            ]
        },
        visible: { visitor in "\(try await visitor.auth.checkEmail("new@example.com").isAvailable)" })
}
