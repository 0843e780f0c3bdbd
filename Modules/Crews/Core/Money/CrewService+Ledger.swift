public import Vocabulary

extension CrewService {
    /// A month of a crew's ledger; the caller checks the reader. Throws `service` failures: `internal` where
    /// Payments' postings do not sum up to its balance.
    func ledger(of crew: CrewID, in month: CivilMonth) async throws(CrewError) -> CrewLedger {
        let gateway = try await gateway(of: crew, in: month)
        let orders = Set(gateway.postings.compactMap(\.order))
        let dues = orders.isEmpty ? [:] : try await store.dues(of: orders)
        return CrewLedger(
            of: crew, in: month, gateway, dues: dues, try await store.cash(of: crew, in: month))
    }

    /// The account to which a crew is paid out, for operators; nil until two of its leaders have named the
    /// same. Throws outages.
    public func payoutAccount(of crew: CrewID) async throws(CrewError) -> PayoutAccount? {
        try await store.naming(of: crew)?.confirmed?.account
    }

    /// What Payments has posted for a crew in a month. The balance is that after the youngest posting read:
    /// it is read again if another is posted meanwhile.
    private func gateway(
        of crew: CrewID, in month: CivilMonth
    ) async throws(CrewError) -> GatewayMonth {
        let payee = AnyIdentifier(crew)
        return try await CrewError.retryingConflicts(on: "the ledger of the crew") {
            () throws(CrewError) -> GatewayMonth? in
            let first = try await postings(of: payee, after: nil)
            let balance = try await balance(of: payee)
            let again = try await postings(of: payee, after: nil)
            guard again.items.first?.sequence == first.items.first?.sequence else { return nil }
            let (latest, areAll) = try await read(first, of: payee, backTo: month.firstDay.koreanStart)
            guard let gateway = GatewayMonth(of: month, latest, areAll: areAll, balance: balance) else {
                throw .service(.internal("the postings of \(crew) do not sum up to its balance"))
            }
            return gateway
        }
    }

    /// The postings of the page and those after it, until they are older than the moment; and whether these
    /// are all.
    private func read(
        _ first: Page<PayeePosting>, of payee: AnyIdentifier, backTo start: Timestamp
    ) async throws(CrewError) -> (latest: [PayeePosting], areAll: Bool) {
        var (latest, next) = (first.items, first.next)
        while let cursor = next, let last = latest.last, last.at >= start {
            let page = try await postings(of: payee, after: cursor)
            latest += page.items
            next = page.next
        }
        return (latest, next == nil)
    }

    private func postings(
        of payee: AnyIdentifier, after cursor: Cursor?
    ) async throws(CrewError) -> Page<PayeePosting> {
        do throws(CashierFailure) {
            return try await cashier.postings(of: payee, .largest(after: cursor))
        } catch {
            if case .service(let failure) = error { throw .service(failure) }
            throw .service(.internal("postings of \(payee): \(error)"))
        }
    }

    private func balance(of payee: AnyIdentifier) async throws(CrewError) -> Int64 {
        let balances = try await CrewError.mappingServiceFailures { () throws(ServiceFailure) in
            try await cashier.balances(of: [payee])
        }
        return balances.first.map { $0.due + $0.payable - $0.owed } ?? 0
    }
}
