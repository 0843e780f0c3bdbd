public import Vocabulary

/// The caller of an endpoint: principal, address and idempotency key.
public struct Caller: Hashable, Sendable {
    /// The principal of the request.
    public let principal: Principal
    /// The client's network address as text without a port; nil for a call inside the process.
    public let address: String?

    /// The idempotency key of a creating request; nil if none was sent or the endpoint takes none.
    public let idempotencyKey: IdempotencyKey?

    /// Memberwise.
    public init(_ principal: Principal, address: String? = nil, idempotencyKey: IdempotencyKey? = nil) {
        self.principal = principal
        self.address = address
        self.idempotencyKey = idempotencyKey
    }
}
