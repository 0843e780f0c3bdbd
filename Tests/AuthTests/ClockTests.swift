import Testing
import Vocabulary

@testable import Auth

/// Moments of a clock that was ahead, as tables of cases.
@Suite struct ClockTests {
    private static let now = Timestamp(microseconds: 1_800_000_000_000_000)
    private static let day: Int64 = 86_400

    private static func at(_ seconds: Int64) -> Timestamp { now.advanced(by: .seconds(seconds)) }

    @Test(
        arguments: [
            (-1, false), (0, false), (1, true), (900, true), (900 + 60, true), (900 + 61, false),
            (2 * day, false),
        ] as [(Int64, Bool)])
    func anAccessTokenThatEnds(in seconds: Int64, isAccepted: Bool) {
        #expect(TokenLife.accepts(accessUntil: Self.at(seconds), at: Self.now) == isAccepted)
    }

    @Test(
        arguments: [
            (-31, false), (-30, true), (-1, true), (0, true), (1, true), (60, true), (61, false),
            (2 * day, false),
        ] as [(Int64, Bool)])
    func aRefreshTokenThatWasUsed(after seconds: Int64, isRace: Bool) {
        let usedAt = Self.at(seconds)
        let turn = AuthPolicy.turn(of: Self.token(usedAt: usedAt, expiresIn: 30 * Self.day), at: Self.now)
        #expect(turn == (isRace ? .again(since: usedAt) : .stolen))
    }

    @Test(
        arguments: [(0, AuthPolicy.Turn.expired), (1, .next), (30 * day, .next), (32 * day, .next)]
            as [(Int64, AuthPolicy.Turn)])
    func anUnusedRefreshTokenThatEnds(in seconds: Int64, turn: AuthPolicy.Turn) {
        #expect(AuthPolicy.turn(of: Self.token(usedAt: nil, expiresIn: seconds), at: Self.now) == turn)
    }

    @Test(arguments: [(-1, -1), (day, day), (30 * day, 30 * day), (32 * day, 30 * day)] as [(Int64, Int64)])
    func aSessionThatEnds(in seconds: Int64, isSaidToEndIn shown: Int64) {
        #expect(TokenLife.refreshEnd(Self.at(seconds), at: Self.now) == Self.at(shown))
    }

    private static func token(usedAt: Timestamp?, expiresIn seconds: Int64) -> StoredToken {
        let member = MemberID(RawIdentifier(high: 1, low: 1))
        let session = SessionRecord(
            id: SessionID(RawIdentifier(high: 1, low: 2)), member: member, device: "", createdAt: now,
            lastUsedAt: now, expiresAt: at(seconds))
        let live = LiveSession(
            record: session, role: .member, card: MemberCard(id: member, nickname: "보라"))
        return StoredToken(session: live, expiresAt: at(seconds), usedAt: usedAt)
    }
}
