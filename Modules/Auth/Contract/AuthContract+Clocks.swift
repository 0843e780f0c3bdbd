import Auth
import ContractKit
import Vocabulary

extension AuthContract {
    /// A clock that was days ahead and is set back.
    static let clocks: [Clause<AuthFixture>] = [
        Clause("an access token that a clock issued which was ahead is renewed, not accepted") { fixture in
            let joined = try await fixture.join("bora")
            fixture.clock.setBack(by: .seconds(60))
            _ = try await fixture.verbs(of: joined).account()
            fixture.clock.setBack(by: .seconds(2 * 86_400))
            try await fixture.expectRefused(joined.tokens.accessToken, .accessExpired)
            let pair = try await fixture.anonymous.refresh(joined.tokens.refreshToken)
            try expectEqual(try await fixture.bearing(pair.accessToken).account(), joined.account)
            let end = fixture.clock.now().advanced(by: .seconds(900))
            try expectEqual(pair.accessExpiresAt, end, "the end of the access token")
        },
        Clause("a session that was used while the clock was ahead lives no longer than 30 days from now") {
            fixture in
            let joined = try await fixture.join("bora")
            let other = try await fixture.login("bora")
            fixture.clock.setBack(by: .seconds(2 * 86_400))
            let end = fixture.clock.now().advanced(by: .seconds(30 * 86_400))
            let pair = try await fixture.anonymous.refresh(joined.tokens.refreshToken)
            try expectEqual(pair.refreshExpiresAt, end, "the end of the refresh token")
            let listed = try await fixture.bearing(pair.accessToken).sessions()
            try expectEqual(Set(listed.map(\.id)), [joined.session, other.session], "the sessions")
            try expectEqual(listed.map(\.expiresAt), [end, end], "the ends of the sessions")
            fixture.clock.advance(by: .seconds(30 * 86_400))
            try await expectSessionEnded(fixture, pair.refreshToken)
        },
        Clause("a refresh token that was used while the clock was ahead does not give its successor for days")
        {
            fixture in
            let first = try await fixture.join("bora").tokens.refreshToken
            let second = try await fixture.anonymous.refresh(first)
            fixture.clock.setBack(by: .seconds(60))
            let again = try await fixture.anonymous.refresh(first)
            try expectEqual(again.refreshToken, second.refreshToken, "the successor, after a small step back")
            fixture.clock.setBack(by: .seconds(3600))
            try await expectSessionEnded(fixture, first)
            try await expectSessionEnded(fixture, second.refreshToken)
        },
    ]
}
