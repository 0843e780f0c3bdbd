public import Vocabulary

/// A posting in the ledger. An entry is permanent: it holds identifiers and amounts alone, so that nothing in
/// it needs to be erased.
public struct LedgerEntry: Hashable, Sendable {
    /// Its number, counted from 1 without gaps.
    public let sequence: Int64
    public let posting: LedgerPosting
    /// The hash of the entry, keyed with the hash of the entry before it.
    public let hash: ChainHash

    /// A stored entry.
    public init(sequence: Int64, posting: LedgerPosting, hash: ChainHash) {
        (self.sequence, self.posting, self.hash) = (sequence, posting, hash)
    }

    /// The entry of a posting behind the head of the ledger.
    public init(_ posting: LedgerPosting, behind head: ChainHead, _ seal: ChainSeal) throws(ServiceFailure) {
        let sequence = head.sequence + 1
        let hash = try seal.hash(Self.content(sequence, posting), behind: head.hash)
        self.init(sequence: sequence, posting: posting, hash: hash)
    }

    /// The head of the ledger with this entry as the last.
    public var head: ChainHead { ChainHead(sequence: sequence, hash: hash) }

    /// Whether the entry was written behind the one with that hash.
    public func follows(_ previous: ChainHash, _ seal: ChainSeal) throws(ServiceFailure) -> Bool {
        try seal.hash(Self.content(sequence, posting), behind: previous) == hash
    }

    /// The hashed content. It never changes: entries are verified as long as the ledger exists.
    static func content(_ sequence: Int64, _ posting: LedgerPosting) -> RequestContent {
        var texts: [String?] = [
            "\(sequence)", posting.kind.rawValue, posting.order.map { "\($0)" }, posting.currency.rawValue,
            posting.source, "\(posting.at.microseconds)",
        ]
        for line in posting.lines {
            texts += [line.account.kind.rawValue, line.account.owner.map { "\($0)" }, "\(line.amount)"]
        }
        return RequestContent(of: texts)
    }
}
