/// A place in a full-screen program, as a value: domains lead to each other's without knowing each other.
///
///     Destination("listings.detail", ["id": "lst_…"])
public struct Destination: Hashable, Sendable {
    /// What it is called among all places.
    public let name: String
    /// Which of its kind.
    public let values: [String: String]

    /// Memberwise.
    public init(_ name: String, _ values: [String: String] = [:]) {
        self.name = name
        self.values = values
    }
}
