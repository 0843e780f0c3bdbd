import Auth
import AuthContract
import AuthFakes
import ContractKit
import Vocabulary

/// What is asked again, and what the ports do.
extension AuthFaults {
    static let keys: [Fault<AuthFixture>] = [
        .store(
            "keys forgotten",
            caughtBy: ["the same form again", "a joining is repeated", "of many joinings at once"]
        ) { store in
            store.changeRequests { _ in nil }
        },
        .store("keys compared only", caughtBy: ["a key that stands for another form"]) { store in
            store.changeRequests { IdempotentRequest($0.scope, RequestContent(of: []), at: $0.madeAt) }
        },
        .store("keys kept for ever", caughtBy: ["a key of joining is known for 30"]) { store in
            store.changeRequests {
                IdempotentRequest($0.scope, $0.content, at: Timestamp(microseconds: 0))
            }
        },
        .store("refusals keep keys", caughtBy: ["a refused form leaves"]) { store in
            let (hasRefused, sound) = (LockedValue(false), store)
            store.taken = { names, member throws(AuthError) in
                let taken = try await sound.taken(names, member)
                if taken != .none { hasRefused.withLock { $0 = true } }
                return taken
            }
            store.insert = { record, session, token, place, invitation, request throws(AuthError) in
                if request != nil, hasRefused.now { throw .service(.keyReused) }
                return try await sound.insert(record, session, token, place, invitation, request)
            }
        },
        .verbs("answers of today", caughtBy: ["a repeated joining answers"]) { verbs, service, _ in
            let sound = verbs
            verbs.join = { draft, device, key throws(AuthError) in
                let joined = try await sound.join(draft, device, key)
                let principal = Principal.member(joined.account.id, session: joined.session, role: .member)
                let account = try await service.repository(for: principal).account()
                return SignedIn(account: account, session: joined.session, tokens: joined.tokens)
            }
        },
        .ports("every password fits", caughtBy: ["withdrawing needs", "a form with another password"]) {
            ports in
            ports.hasher = CredulousHasher(base: ports.hasher)
        },
        .ports("mail lost", caughtBy: ["a new member gets a welcome", "a changed password is told"]) {
            ports in
            ports.mailer = LosingMailer()
        },
        .ports(
            "access never expires", caughtBy: ["an access token acts", "an access token that a clock issued"]
        ) { ports in
            ports.accessTokens = CarelessAccessTokens(ports.accessTokens, ignoresTime: true)
        },
        .ports("access unchecked", caughtBy: ["an access token that was changed"]) { ports in
            ports.accessTokens = CarelessAccessTokens(ports.accessTokens, ignoresTime: false)
        },
        .ports(
            "random successors",
            caughtBy: ["of many refreshes at once", "a wrong password that is repeated"]
        ) { ports in
            ports.refreshTokens = ForgetfulRefreshTokens(base: ports.refreshTokens)
        },
        .ports(
            "guesses borne",
            caughtBy: ["who guesses at a password has", "guesses by the bearer", "guesses at a code"]
        ) {
            ports in
            ports.signInPolicy = .endless
        },
    ]
}
