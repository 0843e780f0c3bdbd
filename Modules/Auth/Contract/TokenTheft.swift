import Auth
import ContractKit
import Vocabulary

/// A session of which a thief has copied a refresh token.
///
/// As soon as owner and thief have both used what they have, more than 30 seconds apart, the session must be
/// over for both, whoever was first and whatever else goes on at that moment. (A copy that is not used within
/// its 30 days is good for nothing, and tells nothing.)
public struct TokenTheft: Sendable {
    /// A theft of which everything is decided by the seed.
    public init() {}

    /// Lets it happen to somebody new; `racing` other programs of the owner refresh at the moment at which
    /// the theft shows. Throws `BrokenPromise` if it goes unnoticed.
    public func run(in fixture: AuthFixture, seed: UInt64, racing: Int = 4) async throws {
        var numbers = SeededGenerator(seed: seed)
        let joined = try await fixture.join("victim\(seed)")
        var tokens = joined.tokens
        for _ in 0..<Int.random(in: 0...3, using: &numbers) {
            fixture.clock.advance(by: Self.time(using: &numbers))
            tokens = try await fixture.anonymous.refresh(tokens.refreshToken)
        }
        let copy = tokens.refreshToken
        let isThiefFirst = Bool.random(using: &numbers)
        // Whoever is first may go on for some time; the other keeps what both had.
        var ahead = tokens
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            fixture.clock.advance(by: Self.time(using: &numbers))
            ahead = try await fixture.anonymous.refresh(ahead.refreshToken)
        }
        if Bool.random(using: &numbers) {
            // Within the grace period the other caller gets the same successor, and nobody is signed out.
            ahead = try await replayed(after: ahead, in: fixture)
        }
        fixture.clock.advance(by: Self.time(using: &numbers))
        let who = isThiefFirst ? "the owner" : "the thief"
        try await discover(copy, ahead.refreshToken, who, racing, fixture)
        for (token, whose) in [(copy, "the copy"), (ahead.refreshToken, "the other")] {
            try await expectEnded(token, "\(whose), afterwards", fixture)
        }
        try await expectNoAccess(ahead.accessToken, fixture)
    }

    /// An access token may have run out meanwhile, too.
    private func expectNoAccess(_ token: String, _ fixture: AuthFixture) async throws {
        do throws(AuthError) {
            _ = try await fixture.bearing(token).account()
        } catch .service(.accessInvalid), .service(.accessExpired) {
            return
        }
        throw BrokenPromise("an access token opens a session that has been ended")
    }

    /// Both use the newest token within the grace and have the same.
    private func replayed(after tokens: TokenPair, in fixture: AuthFixture) async throws -> TokenPair {
        let first = try await fixture.anonymous.refresh(tokens.refreshToken)
        fixture.clock.advance(by: TokenLife.grace)
        let second = try await fixture.anonymous.refresh(tokens.refreshToken)
        try expectEqual(second.refreshToken, first.refreshToken, "the successor within the grace")
        return second
    }

    /// The one who is behind uses the copy, while others use the newest token.
    private func discover(
        _ copy: String, _ newest: String, _ who: String, _ racing: Int, _ fixture: AuthFixture
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<racing {
                group.addTask {
                    do throws(AuthError) {
                        _ = try await fixture.anonymous.refresh(newest)
                    } catch .sessionEnded {
                        return
                    }
                }
            }
            group.addTask { try await expectEnded(copy, who, fixture) }
            try await group.waitForAll()
        }
    }

    private func expectEnded(_ token: String, _ who: String, _ fixture: AuthFixture) async throws {
        do throws(AuthError) {
            _ = try await fixture.anonymous.refresh(token)
        } catch .sessionEnded {
            return
        }
        throw BrokenPromise("\(who) gets a successor for a token that was used more than 30 seconds ago")
    }

    /// Some time that is longer than the grace and shorter than a session's life.
    private static func time(using numbers: inout SeededGenerator) -> Duration {
        let times: [Duration] = [
            .microseconds(30_000_001), .seconds(31), .seconds(900), .seconds(5 * 86_400),
        ]
        return times.randomElement(using: &numbers) ?? .seconds(31)
    }
}
