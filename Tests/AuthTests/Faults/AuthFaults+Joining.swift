import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// Joining and signing in.
extension AuthFaults {
    static let joining: [Fault<AuthFixture>] = [
        .verbs(
            "first field error only",
            caughtBy: [
                "a form with several faults", "an email and a nickname that are both",
                "an edit with several faults",
            ]
        ) { verbs, _, _ in
            let sound = verbs
            verbs.join = { draft, device, key throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.join(draft, device, key)
                } catch { throw error.withOneFieldError }
            }
            verbs.editProfile = { draft throws(AuthError) in
                do throws(AuthError) { return try await sound.editProfile(draft) } catch {
                    throw error.withOneFieldError
                }
            }
        },
        .verbs("phone forgotten", caughtBy: ["joining signs in"]) { verbs, _, _ in
            let sound = verbs
            verbs.join = { draft, device, key throws(AuthError) in
                var draft = draft
                draft.phone = nil
                return try await sound.join(draft, device, key)
            }
        },
        .verbs("age ignored", caughtBy: ["nobody under 14"]) { verbs, _, _ in
            let sound = verbs
            verbs.join = { draft, device, key throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.join(draft, device, key)
                } catch {
                    guard case .invalidFields(let all) = error, all.map(\.field) == ["birthday"] else {
                        throw error
                    }
                    var draft = draft
                    draft.birthday = nil
                    return try await sound.join(draft, device, nil)
                }
            }
        },
        .verbs("weak passwords taken", caughtBy: ["a password that is short"]) { verbs, _, _ in
            let sound = verbs
            verbs.join = { draft, device, key throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.join(draft, device, key)
                } catch {
                    guard case .invalidFields(let all) = error, all.map(\.field) == ["password"] else {
                        throw error
                    }
                    var draft = draft
                    draft.password = "stronger than what was typed"
                    return try await sound.join(draft, device, nil)
                }
            }
        },
        .verbs("email form ignored", caughtBy: ["an email is checked"]) { verbs, _, _ in
            let sound = verbs
            verbs.checkEmail = { email throws(AuthError) in
                if !email.contains("@") { return EmailAvailability(email: email, isAvailable: true) }
                return try await sound.checkEmail(email)
            }
        },
        .verbs("nickname looks ignored", caughtBy: ["a nickname is checked"]) { verbs, _, _ in
            let sound = verbs
            verbs.checkNickname = { nickname throws(AuthError) in
                let answer = try await sound.checkNickname(nickname)
                let isPlain = nickname.utf8.allSatisfy { $0 < 0x80 }
                return isPlain ? answer : NicknameAvailability(nickname: answer.nickname, isAvailable: true)
            }
        },
        .verbs("mail failure fatal", caughtBy: ["a mail that cannot be sent"]) { verbs, _, outbox in
            let sound = verbs
            verbs.join = { draft, device, key throws(AuthError) in
                if await outbox.isOutOfOrder { throw .service(.unavailable("mail")) }
                return try await sound.join(draft, device, key)
            }
        },
        .verbs("email case matters", caughtBy: ["email, in any case"]) { verbs, _, _ in
            let sound = verbs
            verbs.login = { email, password, device throws(AuthError) in
                if email != email.lowercased() { throw .wrongCredentials }
                return try await sound.login(email, password, device)
            }
        },
        .verbs("raw passwords", caughtBy: ["a password is the same"]) { verbs, _, _ in
            let sound = verbs
            verbs.join = { draft, device, key throws(AuthError) in
                var draft = draft
                draft.password = hexadecimal(draft.password)
                return try await sound.join(draft, device, key)
            }
            verbs.login = { email, password, device throws(AuthError) in
                try await sound.login(email, hexadecimal(password), device)
            }
        },
        .verbs("unknown email told", caughtBy: ["an unknown email and a wrong password"]) {
            verbs, service, _ in
            let sound = verbs
            verbs.login = { email, password, device throws(AuthError) in
                if try await service.lacks(email) { throw .noSuchMember }
                return try await sound.login(email, password, device)
            }
        },
        .verbs("unknown email unslowed", caughtBy: ["guesses at an email that nobody"]) { verbs, service, _ in
            let sound = verbs
            verbs.login = { email, password, device throws(AuthError) in
                do throws(AuthError) {
                    return try await sound.login(email, password, device)
                } catch {
                    guard case .service(.limited) = error, try await service.lacks(email) else { throw error }
                    throw .wrongCredentials
                }
            }
        },
        .verbs("nul is fatal", caughtBy: ["a name or an email with a NUL"]) { verbs, _, _ in
            let sound = verbs
            verbs.login = { email, password, device throws(AuthError) in
                if email.utf8.contains(0) { throw .service(.unavailable("NUL")) }
                return try await sound.login(email, password, device)
            }
        },
    ]
}
