import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// What other domains count of a member.
extension AuthFaults {
    static let counts: [Fault<AuthFixture>] = [
        .verbs("counts turned round", caughtBy: ["a profile has what other domains count"]) { verbs, _, _ in
            let sound = verbs
            verbs.profile = { id throws(AuthError) in
                var profile = try await sound.profile(id)
                profile.counts.reverse()
                return profile
            }
        },
        .ports("counts as a visitor sees them", caughtBy: ["what a profile counts is counted once"]) {
            $0.counts = VisitorsCounts(base: $0.counts)
        },
        .verbs("counts of those who have left", caughtBy: ["nothing is counted of a member who has"]) {
            verbs, _, _ in
            let sound = verbs
            verbs.profile = { id throws(AuthError) in
                var profile = try await sound.profile(id)
                if profile.isWithdrawn { profile.counts = [MemberCount(.init(declared: "listings"), 2)] }
                return profile
            }
        },
    ]
}
