import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let guessing: [Clause<AuthFixture>] = [
        Clause("who guesses at a password has to wait, is told how long, and is let in then") { fixture in
            _ = try await fixture.join("bora")
            let visitor = fixture.calling("192.0.2.7")
            let (_, wait) = try await guesses { () throws(AuthError) in
                try await visitor.login(email: "bora@example.com", password: "a guess", device: "")
            }
            try await expectError(AuthError.service(.limited(retryAfterSeconds: wait))) {
                () throws(AuthError) in
                try await visitor.login(email: "bora@example.com", password: AuthFixture.password, device: "")
            }
            fixture.clock.advance(by: .seconds(wait))
            _ = try await visitor.login(
                email: "bora@example.com", password: AuthFixture.password, device: "")
        },
        Clause("guesses at an email that nobody has are slowed down in the same way") { fixture in
            _ = try await fixture.join("bora")
            let visitor = fixture.calling("2001:db8::7")
            var found: [String] = []
            for email in ["bora@example.com", "nobody@example.com"] {
                let (count, wait) = try await guesses { () throws(AuthError) in
                    try await visitor.login(email: email, password: "a guess", device: "")
                }
                found.append("\(count) guesses, then \(wait) seconds")
            }
            try expectEqual(found[1], found[0], "for an unknown email")
        },
        Clause("who guesses at a password from elsewhere does not lock its owner out") { fixture in
            _ = try await fixture.join("bora")
            let owner = fixture.calling("192.0.2.1")
            _ = try await owner.login(email: "bora@example.com", password: AuthFixture.password, device: "")
            for network in 0..<30 {
                let stranger = fixture.calling("198.51.100.\(network)")
                _ = try await guesses { () throws(AuthError) in
                    try await stranger.login(email: "bora@example.com", password: "a guess", device: "")
                }
            }
            _ = try await owner.login(email: "bora@example.com", password: AuthFixture.password, device: "")
        },
        Clause("a wrong password that is repeated where its member is known does not keep the member out") {
            fixture in
            _ = try await fixture.join("bora")
            let home = fixture.calling("192.0.2.1")
            let email = "bora@example.com"
            _ = try await home.login(email: email, password: AuthFixture.password, device: "")
            for _ in 0..<50 {
                try await expectError(AuthError.wrongCredentials) { () throws(AuthError) in
                    try await home.login(email: email, password: "a guess", device: "")
                }
            }
            _ = try await home.login(email: email, password: AuthFixture.password, device: "")
            let number = LockedValue(0)
            _ = try await guesses { () throws(AuthError) in
                let guess = number.withLock { number in
                    number += 1
                    return "guess \(number)"
                }
                return try await home.login(email: email, password: guess, device: "")
            }
        },
        Clause("guesses by the bearer of a token at its member's password are slowed down, too") { fixture in
            let verbs = try await fixture.verbs(of: try await fixture.join("bora"))
            var count = 0
            while true {
                count += 1
                let answer = await refusal(of: { () throws(AuthError) in
                    if count.isMultiple(of: 2) { return try await verbs.withdraw(password: "a guess") }
                    try await verbs.changePassword(current: "a guess", new: "another long enough one")
                })
                if case .service(.limited) = answer { return }
                try expect(count < 100, "100 guesses are answered: \(String(describing: answer))")
            }
        },
    ]
}

/// Guesses until limited; returns the number of answered guesses and the wait in seconds.
private func guesses(
    _ guess: () async throws(AuthError) -> SignedIn
) async throws -> (count: Int, wait: Int) {
    for count in 0..<100 {
        switch await refusal(of: guess) {
        case .wrongCredentials: continue
        case .service(.limited(let wait)):
            try expect(wait > 0, "a time to wait")
            return (count, wait)
        case let other: throw BrokenPromise("a guess is answered by \(String(describing: other))")
        }
    }
    throw BrokenPromise("100 guesses at once are answered")
}

private func refusal<Value>(of verb: () async throws(AuthError) -> Value) async -> AuthError? {
    do throws(AuthError) {
        _ = try await verb()
        return nil
    } catch {
        return error
    }
}
