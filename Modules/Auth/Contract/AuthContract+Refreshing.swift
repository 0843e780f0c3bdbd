import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    static let refreshing: [Clause<AuthFixture>] = [
        Clause("a refresh gives a new pair, both of which work") { fixture in
            let joined = try await fixture.join("bora")
            fixture.clock.advance(by: .seconds(3600))
            try await fixture.expectRefused(joined.tokens.accessToken, .accessExpired)
            let second = try await fixture.anonymous.refresh(joined.tokens.refreshToken)
            try expectEqual(try await fixture.bearing(second.accessToken).account(), joined.account)
            fixture.clock.advance(by: .seconds(3600))
            let third = try await fixture.anonymous.refresh(second.refreshToken)
            try expectEqual(try await fixture.bearing(third.accessToken).account(), joined.account)
            let tokens = Set([joined.tokens, second, third].map(\.refreshToken))
            try expectEqual(tokens.count, 3, "different refresh tokens")
        },
        Clause("a refresh token again within 30 seconds gives the same successor") { fixture in
            let first = try await fixture.join("bora").tokens.refreshToken
            let second = try await fixture.anonymous.refresh(first)
            // If the clause cannot move the clock, less time passes.
            fixture.clock.pass(.seconds(30))
            let again = try await fixture.anonymous.refresh(first)
            try expectEqual(again.refreshToken, second.refreshToken)
            try expectEqual(again.refreshExpiresAt, second.refreshExpiresAt)
            _ = try await fixture.bearing(again.accessToken).account()
            _ = try await fixture.anonymous.refresh(second.refreshToken)
        },
        Clause("a refresh token again after 30 seconds ends the whole session") { fixture in
            let first = try await fixture.join("bora").tokens.refreshToken
            let second = try await fixture.anonymous.refresh(first)
            fixture.clock.advance(by: .microseconds(30_000_001))
            try await expectSessionEnded(fixture, first)
            try await expectSessionEnded(fixture, second.refreshToken)
            try await fixture.expectRefused(second.accessToken, .accessInvalid)
        },
        Clause("a replayed refresh token ends no other session") { fixture in
            let first = try await fixture.join("bora").tokens.refreshToken
            let other = try await fixture.login("bora")
            _ = try await fixture.anonymous.refresh(first)
            fixture.clock.advance(by: .seconds(31))
            try await expectSessionEnded(fixture, first)
            try expectEqual(try await fixture.verbs(of: other).sessions().map(\.id), [other.session])
        },
        Clause("of many refreshes at once all get the same successor") { fixture in
            let first = try await fixture.join("bora").tokens.refreshToken
            let pairs = await succeeding(8) { _ throws(AuthError) in
                try await fixture.anonymous.refresh(first)
            }
            try expectEqual(pairs.count, 8, "successful refreshes")
            try expectEqual(Set(pairs.map(\.refreshToken)).count, 1, "different successors")
        },
        Clause("a refresh token lives 30 days, anew with each refresh") { fixture in
            var tokens = try await fixture.join("bora").tokens
            for _ in 0..<3 {
                fixture.clock.advance(by: .seconds(30 * 86_400 - 1))
                tokens = try await fixture.anonymous.refresh(tokens.refreshToken)
            }
            let end = fixture.clock.now().advanced(by: .seconds(30 * 86_400))
            try expectEqual(tokens.refreshExpiresAt, end)
            fixture.clock.advance(by: .seconds(30 * 86_400))
            try await expectSessionEnded(fixture, tokens.refreshToken)
        },
        Clause("a refresh token that nobody gave out is answered like that of an ended session") { fixture in
            _ = try await fixture.join("bora")
            for token in ["", "nonsense", "refresh-99"] { try await expectSessionEnded(fixture, token) }
        },
    ]
}

func expectSessionEnded(
    _ fixture: AuthFixture, _ refreshToken: String, file: StaticString = #fileID, line: UInt = #line
) async throws {
    try await expectError(AuthError.sessionEnded, file: file, line: line) { () throws(AuthError) in
        try await fixture.anonymous.refresh(refreshToken)
    }
}
