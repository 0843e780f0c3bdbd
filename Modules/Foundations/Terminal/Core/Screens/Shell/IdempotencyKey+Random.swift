public import Vocabulary

extension IdempotencyKey {
    /// A random key, unique in practice.
    public static func random() -> IdempotencyKey {
        IdempotencyKey(RandomIdentifiers())
    }
}

/// Identifiers of 128 random bits: idempotency keys need no order.
private struct RandomIdentifiers: IdentifierSource {
    func next() -> RawIdentifier {
        RawIdentifier(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    }
}
