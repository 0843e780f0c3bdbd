public import Terminal
public import Vocabulary

/// Says which payees' payouts are recorded by their own domain, since it has rules about the account.
///
/// The program that opens services provides it, since payments know no domain that sells.
public struct OtherPayouts: Sendable {
    /// Gives the hint that names the command of a payee's domain; nil for a payee without one.
    public typealias Telling = @Sendable (AnyIdentifier) -> Phrase?

    let way: Telling

    /// Says it by this function.
    public init(_ telling: @escaping Telling) { way = telling }
}

extension Services {
    /// Which payouts are recorded elsewhere; none if not provided.
    var otherPayouts: OtherPayouts { provided(OtherPayouts.self) ?? OtherPayouts { _ in nil } }
}
