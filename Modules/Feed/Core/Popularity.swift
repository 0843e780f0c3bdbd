public import Vocabulary

/// How posts stand in the order "popular": each doubling of likes weighs as much as twelve hours.
///
/// A post's place is `created + log2(1 + likes) x 12 h`, in microseconds. It depends on the post alone, not
/// on the present time, so that an index holds the order.
public enum Popularity {
    /// What a doubling of likes weighs.
    public static let doubling: Duration = .seconds(12 * 3600)

    /// A post's place in the order, higher first. A time of creation later than `now` counts as `now`.
    public static func place(of post: FeedPost, at now: Timestamp) -> Int64 {
        place(createdAt: min(post.createdAt, now), likes: post.likes)
    }

    /// The place of a post of that time with that many likes.
    public static func place(createdAt: Timestamp, likes: Int) -> Int64 {
        let bonus = (logarithm(UInt64(max(0, likes)) + 1) * doublingMicroseconds) >> fractionBits
        return createdAt.microseconds + bonus
    }

    private static let doublingMicroseconds = Int64(doubling / .microseconds(1))
    private static let fractionBits: Int64 = 16

    /// The binary logarithm of a positive number, with 16 fractional bits, rounded down: the same on every
    /// machine. Each squaring of the mantissa gives one bit (Knuth, The Art of Computer Programming, 1.2.2).
    static func logarithm(_ number: UInt64) -> Int64 {
        let whole = Int64(63 - number.leadingZeroBitCount)
        // The mantissa in 1..<2, with 31 fractional bits.
        var mantissa = whole > 31 ? number >> UInt64(whole - 31) : number << UInt64(31 - whole)
        var fraction: Int64 = 0
        for _ in 0..<fractionBits {
            mantissa = (mantissa * mantissa) >> 31
            let bit = mantissa >> 32
            mantissa >>= bit
            fraction = (fraction << 1) | Int64(bit)
        }
        return (whole << fractionBits) | fraction
    }
}

/// A walk through the order "popular", whose posts move while it lasts.
///
/// No post comes twice: a post that fell since the walk began, because a like was taken back, is left out of
/// the rest of the walk. A post that rises may be missed. A walk lasts at most a day.
public struct PopularWalk: Hashable, Sendable {
    /// When it began, in whole seconds, rounded down.
    public let beganAt: Timestamp

    /// How long a walk lasts.
    public static let lifetime: Duration = .seconds(86_400)

    /// A walk that begins now.
    public init(at now: Timestamp) {
        beganAt = Timestamp(microseconds: now.microseconds / 1_000_000 * 1_000_000)
    }

    /// The walk that a cursor with that scope goes on with; nil if the cursor belongs to another list, or its
    /// walk began in the future or longer than a day ago.
    public init?(scope: UInt64, at now: Timestamp) {
        guard scope >> 32 == Self.digest else { return nil }
        beganAt = Timestamp(microseconds: Int64(scope & 0xFFFF_FFFF) * 1_000_000)
        guard beganAt <= now, now.since(beganAt) <= Self.lifetime else { return nil }
    }

    /// The scope that cursors of this walk carry: the list, and when the walk began.
    public var scope: UInt64 {
        Self.digest << 32 | UInt64(max(0, beganAt.microseconds / 1_000_000)) & 0xFFFF_FFFF
    }

    private static let digest = Cursor.scope(of: "feed popular") >> 32
}
