public import Vocabulary

extension LocalOrderRepository {
    func balance() async throws(OrderError) -> BalanceView {
        let payee = AnyIdentifier(try OrderPolicy.member(principal))
        return BalanceView(
            payee: payee, balance: try await store.balance(of: payee), currency: .krw,
            isTest: service.terms.isTest)
    }

    func postings(_ page: PageRequest) async throws(OrderError) -> Page<PostingView> {
        let payee = AnyIdentifier(try OrderPolicy.member(principal))
        if case .after(let cursor) = page.start, cursor.scope != OrderScopes.postings(of: payee) {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        let isTest = service.terms.isTest
        return try await store.entries(of: payee, page).map {
            PostingView(PayeePosting($0, of: payee), isTest: isTest)
        }
    }

    func problems(_ page: PageRequest) async throws(OrderError) -> Page<ProblemView> {
        try OrderPolicy.requireOperator(principal)
        if case .after(let cursor) = page.start, cursor.scope != OrderScopes.problems {
            throw .invalidFields([FieldError("after", .mismatch)])
        }
        let found = try await store.problems(page)
        let names = try await names(of: found.items.map(\.file))
        return found.map { problem in
            let order = problem.file.order
            return ProblemView(
                order: Self.view(problem.file, names), problem: order.delivery.problem ?? .notReceived,
                text: problem.words?.text ?? "", since: problem.words?.at ?? order.updatedAt)
        }
    }

    func settle(
        _ id: OrderID, _ settlement: ProblemSettlement, reason: String
    ) async throws(OrderError) -> OrderView {
        let reason = try OrderTexts.words(reason, field: "reason")
        try OrderPolicy.requireOperator(principal)
        guard let file = try await store.file(id) else { throw .notFound }
        let act = AuditActor(principal).map { actor in
            AuditEvent(
                id: service.ids.next(), by: actor, "orders.settle", "\(id)", affecting: file.order.buyer,
                at: service.time.now(), reason: reason)
        }
        return try await change(id) { _, engine throws(OrderError) in
            var change = try engine.settled(settlement)
            change.audit = act
            return change
        }
    }
}

/// The scopes that the cursors of lists carry.
public enum OrderScopes {
    /// A payee's postings.
    public static func postings(of payee: AnyIdentifier) -> UInt64 { Cursor.scope(of: "postings \(payee)") }
    /// The orders of a record or payee, or those in a state.
    public static func orders(of list: OrderCardList, _ state: OrderCardState?) -> UInt64 {
        let owner =
            switch list {
            case .record(let record): "record \(record)"
            case .payee(let payee): "payee \(payee)"
            }
        return Cursor.scope(of: "orders \(owner) \(state?.rawValue ?? "-")")
    }
    /// The open complaints.
    public static let problems = Cursor.scope(of: "problems")
}

extension PostingView {
    /// A posting with whether money moves on the platform.
    init(_ posting: PayeePosting, isTest: Bool) {
        self.init(
            sequence: posting.sequence, kind: posting.kind, order: posting.order, amount: posting.amount,
            at: posting.at, isTest: isTest)
    }
}

extension PayeePosting {
    /// What an entry means for a payee: what the balance gained, less what it lost.
    init(_ entry: LedgerEntry, of payee: AnyIdentifier) {
        let gained = entry.posting.lines.filter { $0.account.owner == payee && $0.account.kind.isOfPayee }
            .reduce(Int64(0)) { $0 - $1.amount }
        self.init(
            sequence: entry.sequence, kind: entry.posting.kind, order: entry.posting.order,
            amount: Money(gained, entry.posting.currency), at: entry.posting.at)
    }
}

extension LedgerAccountKind {
    /// Whether it counts what a payee has or owes.
    public var isOfPayee: Bool { self == .payeeDue || self == .payable || self == .sellerOwes }
}
