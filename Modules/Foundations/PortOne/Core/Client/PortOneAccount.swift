/// A merchant's access to PortOne V2.
public struct PortOneAccount: Hashable, Sendable {
    /// The store: `store-00000000-0000-4000-8000-000000000000`.
    public let storeID: String
    /// Sent with every request, and shown nowhere.
    let secret: String

    /// Nil unless both are one line of visible ASCII characters, as header fields need.
    public init?(storeID: String, secret: String) {
        let isVisible = { (text: String) in
            !text.isEmpty && text.utf8.count <= 512 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        }
        guard isVisible(storeID), isVisible(secret) else { return nil }
        (self.storeID, self.secret) = (storeID, secret)
    }
}

extension PortOneAccount: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The store alone.
    public var description: String { "store \(storeID)" }

    public var debugDescription: String { description }

    /// The store alone, so that a dump shows no secret.
    public var customMirror: Mirror { Mirror(self, children: ["storeID": storeID]) }
}
