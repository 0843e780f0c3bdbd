public import Vocabulary

/// What a decision about receipts writes: new ones, and those that it voids.
public struct ReceiptChange: Hashable, Sendable {
    public var receipts: [Receipt] = []
    public var notices: [Notice] = []
    /// The receipt that answers the question; nil for a job.
    public var answer: ReceiptID?

    /// Nothing.
    public init() {}

    /// Whether nothing would be written.
    public var isEmpty: Bool { receipts.isEmpty && notices.isEmpty }
}
