import Auth
import ContractKit
import SampleKit
import Vocabulary

/// A session whose refresh token a thief has copied.
///
/// Once owner and thief have both used their tokens, more than 30 seconds apart, the session must end for
/// both, in whatever order and despite concurrent requests. (A copy not used within its 30 days is worthless
/// and reveals nothing.)
public struct TokenTheft: Sendable {
    /// A theft that the seed determines completely.
    public init() {}

    /// Runs the theft against a new member; `racing` other programs of the owner refresh at the moment of
    /// discovery. Throws `BrokenPromise` if the theft goes unnoticed.
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
        // One party continues for some time; the other keeps the shared token.
        var ahead = tokens
        for _ in 0..<Int.random(in: 1...3, using: &numbers) {
            fixture.clock.advance(by: Self.time(using: &numbers))
            ahead = try await fixture.anonymous.refresh(ahead.refreshToken)
        }
        if Bool.random(using: &numbers) {
            // Within the grace period the other caller gets the same successor and both stay signed in.
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

    /// The access token may also have expired meanwhile.
    private func expectNoAccess(_ token: String, _ fixture: AuthFixture) async throws {
        do throws(AuthError) {
            _ = try await fixture.bearing(token).account()
        } catch .service(.accessInvalid), .service(.accessExpired) {
            return
        }
        throw BrokenPromise("an access token opens a session that has been ended")
    }

    /// Both use the newest token within the grace period and get the same successor.
    private func replayed(after tokens: TokenPair, in fixture: AuthFixture) async throws -> TokenPair {
        let first = try await fixture.anonymous.refresh(tokens.refreshToken)
        fixture.clock.advance(by: TokenLife.grace)
        let second = try await fixture.anonymous.refresh(tokens.refreshToken)
        try expectEqual(second.refreshToken, first.refreshToken, "the successor within the grace")
        return second
    }

    /// The party that is behind uses the copy while others use the newest token.
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

    /// A time longer than the grace period and shorter than a session's life.
    private static func time(using numbers: inout SeededGenerator) -> Duration {
        let times: [Duration] = [
            .microseconds(30_000_001), .seconds(31), .seconds(900), .seconds(5 * 86_400),
        ]
        return times.randomElement(using: &numbers) ?? .seconds(31)
    }
}
