public import Commands
public import Terminal
public import Vocabulary

/// What can be bought by name, and what is paid for in its place: in place of a listing the deal about it.
///
/// The program that opens services provides it, since payments know no domain that sells.
public struct BuyableRecords: Sendable {
    /// Gives the record that is paid for in place of the named one. Nil if there is nothing to pay for yet;
    /// the person was told then. Throws the errors of the domain that sells.
    public typealias Resolving = @Sendable (AnyIdentifier, Console) async throws -> AnyIdentifier?

    let kinds: RecordKinds
    let resolve: Resolving

    /// Records of these kinds; each is paid for itself unless `resolving` says otherwise.
    public init(_ kinds: RecordKinds, resolving: @escaping Resolving = { record, _ in record }) {
        (self.kinds, resolve) = (kinds, resolving)
    }
}

/// Says whether a payee sells as a business or privately.
///
/// The program that opens services provides it; nothing is said where it is not provided.
public struct SellerKinds: Sendable {
    /// Gives the words for a payee; nil if nothing is known.
    public typealias Telling = @Sendable (AnyIdentifier) async -> Phrase?

    package let words: Telling

    /// Says it by this function.
    public init(_ telling: @escaping Telling) { words = telling }
}

extension Services {
    /// What can be bought; records of all kinds if not provided.
    var buyableRecords: BuyableRecords { provided(BuyableRecords.self) ?? BuyableRecords(recordKinds) }

    /// How payees sell; unknown if not provided.
    package var sellerKinds: SellerKinds { provided(SellerKinds.self) ?? SellerKinds { _ in nil } }

    /// How commands wait; by the system's clock if not provided.
    var polling: Polling { provided(Polling.self) ?? .system }
}
