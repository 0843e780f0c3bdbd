public import Vocabulary

/// The entries of some acts, about to be written behind the head of the ledger.
///
/// A store begins one in the transaction that writes, with what it has read there. It then writes the
/// entries, the balances of `changedAccounts`, and the head of the last entry.
public struct LedgerDraft: Sendable {
    /// The new entries, in their order.
    public private(set) var entries: [LedgerEntry] = []
    /// The balances with the new entries counted. An account without a balance has 0.
    public private(set) var balances: [LedgerAccount: Int64]
    private var books: [OrderID: OrderBooks]
    private var posted: Set<PostingKey>
    private var head: ChainHead
    private let seal: ChainSeal

    /// A draft behind the head. Needs the balances of the house's accounts and of the owners of all acts, the
    /// books of their orders, and those of their keys that the ledger has already.
    public init(
        behind head: ChainHead, _ seal: ChainSeal, balances: [LedgerAccount: Int64],
        books: [OrderID: OrderBooks], posted: Set<PostingKey>
    ) {
        (self.head, self.seal, self.balances) = (head, seal, balances)
        (self.books, self.posted) = (books, posted)
    }

    /// The accounts whose balances have changed.
    public var changedAccounts: Set<LedgerAccount> {
        Set(entries.flatMap { $0.posting.lines.map(\.account) })
    }

    /// Adds the postings of an act; false if the ledger has it already, or it moves nothing. Throws as
    /// `LedgerAct.postings`, and `internal` for a balance beyond 64 bits.
    public mutating func add(_ act: LedgerAct, at now: Timestamp) throws(OrderError) -> Bool {
        if posted.contains(act.key) { return false }
        var isNew = false
        for posting in try act.postings(standing(of: act), at: now) {
            if isPosted(posting) { break }
            try append(posting)
            isNew = true
        }
        return isNew
    }

    /// The further postings of an act are of its order, which has one of each of their kinds at most.
    private func isPosted(_ posting: LedgerPosting) -> Bool {
        let kinds = posting.order.flatMap { books[$0]?.kinds } ?? []
        return posted.contains(posting.key) || posting.kind == .payable && kinds.contains(.payable)
    }

    private func standing(of act: LedgerAct) -> LedgerStanding {
        let books = act.order.flatMap { self.books[$0] } ?? OrderBooks()
        return LedgerStanding(
            payee: PayeeBalance(of: act.payee, in: balances), orderDue: books.due, orderRaised: books.raised,
            isEarned: books.isEarned, isSettled: books.isSettled)
    }

    private mutating func append(_ posting: LedgerPosting) throws(OrderError) {
        let entry: LedgerEntry
        do throws(ServiceFailure) {
            entry = try LedgerEntry(posting, behind: head, seal)
        } catch {
            throw .service(error)
        }
        for line in posting.lines {
            let (sum, overflow) = balances[line.account, default: 0].addingReportingOverflow(line.amount)
            guard !overflow else {
                throw .service(.internal("a balance of the ledger does not fit into 64 bits"))
            }
            balances[line.account] = sum
            if let order = posting.order {
                books[order, default: OrderBooks()].count(posting.kind, line.account.kind, line.amount)
            }
        }
        posted.insert(posting.key)
        entries.append(entry)
        head = entry.head
    }
}

extension PayeeBalance {
    /// What the payee's accounts come to.
    public init(of payee: AnyIdentifier, in balances: [LedgerAccount: Int64]) {
        func balance(_ kind: LedgerAccountKind) -> Int64 {
            max(-.max, balances[LedgerAccount(kind, of: payee), default: 0])
        }
        self.init(
            due: max(0, -balance(.payeeDue)), payable: max(0, -balance(.payable)),
            owed: max(0, balance(.sellerOwes)), raised: max(0, -balance(.raised)))
    }
}
