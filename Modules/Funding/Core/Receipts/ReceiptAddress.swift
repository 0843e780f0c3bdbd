public import Vocabulary

/// The address at which a browser shows a receipt for printing. It is answered once, by the verb that makes
/// it.
public struct ReceiptAddress: Hashable, Sendable {
    /// The secret of the address, which lets any browser show the receipt.
    public let secret: RightSecret
    /// Until when it serves.
    public let until: Timestamp

    /// Memberwise.
    public init(_ secret: RightSecret, until: Timestamp) { (self.secret, self.until) = (secret, until) }

    /// The path of the page on a server that has pages. It holds the secret, and is never logged.
    public var path: String { "/receipt/\(secret.text)" }

    /// For how long an address serves.
    public static let lasting: Duration = .seconds(7 * 86_400)
}

/// Makes addresses at which receipts are printed.
public protocol ReceiptAddressVerbs: Sendable {
    /// A new address of a receipt, for its member, the treasurer of the shelter and operators. It serves for
    /// `ReceiptAddress.lasting`, for every browser that has it, until as many newer ones of the receipt as
    /// `AddressRight.mostOfRecord` were made. Throws as `ReceiptVerbs.receipt`, and `notFound` once the
    /// receipt's member has withdrawn.
    func address(of receipt: ReceiptID) async throws(FundingError) -> ReceiptAddress
}

/// The verb at addresses of receipts. It needs no principal: the secret of the address is the right.
public protocol ReceiptDesk: Sendable {
    /// The receipt that the address is about, as it is now, void or not. Throws `notFound` for a secret that
    /// is none, or not any more, and once the receipt's member has withdrawn; and `service` failures.
    func receipt(_ secret: RightSecret) async throws(FundingError) -> ReceiptView
}

extension Services {
    /// The verb at addresses of receipts. Throws `internal` where none was provided.
    public var receiptDesk: any ReceiptDesk {
        get throws(FundingError) {
            try repository((any ReceiptDesk).self, failure: FundingError.self)
        }
    }
}

/// The atomic operations on stored rights to receipts. Each either happens wholly and durably or throws a
/// `service` failure.
public protocol ReceiptRightStore: Sendable {
    /// Adds a right, and drops the oldest of its receipt and purpose beyond `AddressRight.mostOfRecord`, and
    /// those of them that have ended.
    func add(_ right: AddressRight, at now: Timestamp) async throws(FundingError)

    /// The right of that hash; nil if there is none, or it has ended.
    func right(_ hash: ChainHash, at now: Timestamp) async throws(FundingError) -> AddressRight?
}
