public import Vocabulary

extension IdempotencyKey {
    /// A key that nobody else has.
    public static func random() -> IdempotencyKey {
        IdempotencyKey(RandomIdentifiers())
    }
}

/// Identifiers of 128 random bits: what tells requests apart needs no order.
private struct RandomIdentifiers: IdentifierSource {
    func next() -> RawIdentifier {
        RawIdentifier(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    }
}
