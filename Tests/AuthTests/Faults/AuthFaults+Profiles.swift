import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// Profiles, passwords and roles, and what is kept.
extension AuthFaults {
    static let profiles: [Fault<AuthFixture>] = [
        .verbs("rare signs lost", caughtBy: ["a profile keeps rare signs"]) { verbs, _, _ in
            let sound = verbs
            verbs.editProfile = { draft throws(AuthError) in
                var draft = draft
                draft.introduction.unicodeScalars.removeAll { $0.value > 0xFFFF }
                return try await sound.editProfile(draft)
            }
        },
        .verbs(
            "expected version ignored",
            caughtBy: ["an edit made from an older", "of many edits made from one"]
        ) { verbs, _, _ in
            let sound = verbs
            verbs.editProfile = { draft throws(AuthError) in
                var draft = draft
                draft.expectedVersion = nil
                return try await sound.editProfile(draft)
            }
        },
        .verbs("introduction hidden", caughtBy: ["everyone sees"]) { verbs, _, _ in
            let sound = verbs
            verbs.profile = { id throws(AuthError) in
                let profile = try await sound.profile(id)
                return Profile(
                    id: id, nickname: profile.nickname, introduction: "", joinedAt: profile.joinedAt)
            }
        },
        .verbs("first nickname found", caughtBy: ["a member is found by the present"]) { verbs, _, _ in
            let sound = verbs
            verbs.findMember = { nickname throws(AuthError) in
                try await sound.findMember(nickname == "bora" ? "새Bora" : nickname)
            }
        },
        .verbs("blocks ignored by nickname", caughtBy: ["a member is not found by nickname"]) {
            verbs, _, _ in
            let sound = verbs
            verbs.findMember = { nickname throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.findMember(nickname)
                } catch {
                    return MemberCard(id: MemberID(RawIdentifier(high: 1, low: 1)), nickname: nickname)
                }
            }
        },
        .verbs("current ignored", caughtBy: ["a password is not changed"]) { verbs, _, _ in
            let sound = verbs
            verbs.changePassword = { current, new throws(AuthError) in
                do throws(AuthError) { try await sound.changePassword(current, new) } catch { return }
            }
        },
        .verbs(
            "roles for all",
            caughtBy: ["an operator changes", "of operators who take", "what is refused, or changes"]
        ) { verbs, service, _ in
            verbs.changeRole = { id, role, _ throws(AuthError) in try await service.appoint(id, as: role) }
        },
        Fault("emptied when reopened", caughtBy: ["a joining is known after", "what was acknowledged"]) {
            .emptiedWhenReopened($0)
        },
        Fault("address ignored", caughtBy: ["who guesses at a password from elsewhere"]) {
            .addressIgnored($0)
        },
    ]
}
