public import Vocabulary

/// Who asks an endpoint, and from where.
public struct Caller: Hashable, Sendable {
    /// On whose behalf the request is answered.
    public let principal: Principal
    /// The network address of the client, as text without a port; nil when the request came by no network.
    public let address: String?

    /// Puts the parts together.
    public init(_ principal: Principal, address: String? = nil) {
        self.principal = principal
        self.address = address
    }
}
