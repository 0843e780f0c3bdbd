/// Counts the changes of an entity, starting at 1; writers pass the version that they read, so that no change
/// is lost.
public struct Version: Hashable, Sendable, Comparable {
    /// How many times the entity has been written.
    public let number: Int64

    /// Takes the number as stored.
    public init(_ number: Int64) {
        self.number = number
    }

    /// The version of a new entity.
    public static let first = Version(1)

    /// The version after one more change.
    public var next: Version { Version(number + 1) }

    /// Order of writing.
    public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}
