/// How many units a listing has left, and how many of those are held for somebody.
public struct Stock: Hashable, Sendable {
    /// Units that are not sold, held ones included; never negative.
    public let left: Int
    /// Units that are held; never more than are left.
    public let held: Int

    /// The most units a listing may have.
    public static let largest = 9999

    /// Nil unless 0 ≤ held ≤ left.
    public init?(left: Int, held: Int = 0) {
        guard held >= 0, left >= held else { return nil }
        self.left = left
        self.held = held
    }

    /// Units that can be had.
    public var available: Int { left - held }
}
