public import Vocabulary

/// Who asks an endpoint, from where, and under which key.
public struct Caller: Hashable, Sendable {
    /// On whose behalf the request is answered.
    public let principal: Principal
    /// The network address of the client, as text without a port; nil when the request came by no network.
    public let address: String?

    /// The key under which a creating endpoint is asked once; nil if none was sent, or the endpoint takes
    /// none.
    public let idempotencyKey: IdempotencyKey?

    /// Memberwise.
    public init(_ principal: Principal, address: String? = nil, idempotencyKey: IdempotencyKey? = nil) {
        self.principal = principal
        self.address = address
        self.idempotencyKey = idempotencyKey
    }
}
