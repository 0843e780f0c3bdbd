public import Terminal

/// Where accounts lead that is no place of theirs: whoever composes the screens knows.
public struct AuthWays: Sendable {
    /// Where operators see what was done; nil where nobody writes that down.
    public var log: Destination?

    /// Nowhere, unless said otherwise.
    public init(log: Destination? = nil) { self.log = log }
}
