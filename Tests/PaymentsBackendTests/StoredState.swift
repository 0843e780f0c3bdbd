import Payments
import Vocabulary

/// All that a store of orders tells of what a script has done to it.
struct StoredState: Equatable {
    private var words: [String: String] = [:]

    /// Reads all lists, by cursor and by number, and all sums. Takes the waiting messages out of the store.
    init(of store: any OrderStore, _ script: OrderScript) async throws {
        try await addOrders(of: store, script)
        try await addWork(of: store, script)
        try await addLedger(of: store, script)
        try await addCashier(of: store, script)
        for hash in script.hashes {
            words["right \(hash)"] = "\(String(describing: try await store.right(hash, at: script.moment)))"
        }
        for open in [false, true] {
            words["differences \(open)"] = try await Self.walk { page in
                try await store.differences(open: open, page)
            }
        }
        words["mode"] = "\(try await store.mode())"
        words["messages"] = try await Self.messages(of: store, at: script.moment)
    }

    private mutating func addOrders(of store: any OrderStore, _ script: OrderScript) async throws {
        let filters = [
            OrderFilter(), OrderFilter(side: .buying), OrderFilter(side: .selling),
            OrderFilter(state: .fulfilled), OrderFilter(side: .buying, state: .closed),
        ]
        for member in script.members {
            for filter in filters {
                words["orders of \(member) by \(filter)"] = try await Self.walk { page in
                    try await store.page(of: member, filter, page, at: script.moment)
                }
            }
        }
        words["problems"] = try await Self.walk { page in try await store.problems(page) }
        for reference in script.references {
            words["order of \(reference)"] = "\(String(describing: try await store.order(of: reference)))"
        }
    }

    private mutating func addWork(of store: any OrderStore, _ script: OrderScript) async throws {
        for work in OrderWork.allCases {
            for days in [Int64(-1), 0, 10] {
                let moment = script.moment.advanced(by: .seconds(days * 86_400))
                words["\(work) in \(days) days"] = "\(try await store.due(work, at: moment, limit: 100))"
            }
        }
    }

    private mutating func addLedger(of store: any OrderStore, _ script: OrderScript) async throws {
        for owner in script.members.map({ AnyIdentifier($0) }) {
            words["balance of \(owner)"] = "\(try await store.balance(of: owner))"
            words["entries of \(owner)"] = try await Self.walk { page in
                try await store.entries(of: owner, page)
            }
        }
        words["entries"] = "\(try await store.entries(after: 0, limit: 1_000))"
        for number in 0..<12 {
            let entry = try await store.entry(PostingKey(.payout, "transfer-\(number)"))
            words["transfer \(number)"] = "\(String(describing: entry))"
        }
        words["two entries"] = "\(try await store.entries(after: 2, limit: 2))"
        words["totals"] = try await store.totals().map { "\($0.key) \($0.value)" }.sorted().joined()
        let (start, end) = (Timestamp(microseconds: 0), script.moment)
        var paid: [PaymentReference] = []
        while true {
            let more = try await store.paid(from: start, until: end, after: paid.last, limit: 2)
            paid += more
            if more.count < 2 { break }
        }
        words["paid"] = "\(paid)"
    }

    private mutating func addCashier(of store: any OrderStore, _ script: OrderScript) async throws {
        let payees = script.members.map { AnyIdentifier($0) }
        for state in [nil] + OrderCardState.allCases.map({ $0 as OrderCardState? }) {
            for list in script.records.map({ OrderCardList.record($0) }) + payees.map({ .payee($0) }) {
                words["orders of \(list) in \(state as Any)"] = try await Self.walk { page in
                    try await store.orders(of: list, state, page)
                }
            }
        }
        words["paid orders"] = Self.sorted(try await store.paidOrders(of: script.records))
        words["balances"] = Self.sorted(try await store.balances(of: payees))
        words["failed refunds"] = "\(try await store.failedRefunds(limit: 3))"
        words["debtors"] = "\(try await store.debtors(limit: 3))"
        let middle = script.moment.advanced(by: .seconds(-900_000))
        for owner in [nil] + payees.map({ $0 as AnyIdentifier? }) {
            for from in [nil, middle] {
                let sums = try await store.sums(of: owner, from: from, until: script.moment)
                words["sums of \(owner as Any) from \(from as Any)"] =
                    sums.map { "\($0)" }.sorted().joined(separator: "\n")
            }
        }
        words["verification"] = "\(try await store.verification(limit: 9))"
    }

    private static func sorted<Value>(_ values: [AnyIdentifier: Value]) -> String {
        values.map { "\($0.key): \($0.value)" }.sorted().joined(separator: "\n")
    }

    /// All items by cursor, and the second page by its number.
    private static func walk<Item: Sendable>(
        _ page: (PageRequest) async throws -> Page<Item>
    ) async throws -> String {
        var (items, request): ([Item], PageRequest?) = ([], try PageRequest(limit: 3))
        while let next = request {
            let found = try await page(next)
            items += found.items
            request = try found.next.map { try PageRequest(.after($0), limit: 3) }
        }
        let second = try await page(PageRequest(.number(2), limit: 2))
        return "\(items) \(second.items) \(String(describing: second.numbering))"
    }

    /// The waiting messages, which are settled. Those about different records have no order.
    private static func messages(of store: any OrderStore, at now: Timestamp) async throws -> String {
        let events = try await store.outbox.claim(10_000, until: now.advanced(by: .seconds(60)), at: now)
        var outcome = OutboxOutcome()
        outcome.delivered = events
        try await store.outbox.finish(outcome)
        return events.map { "\($0.message)" }.sorted().joined(separator: "\n")
    }

    /// What two stores tell differently.
    func differences(from other: StoredState) -> [String] {
        let names = Set(words.keys).union(other.words.keys).filter { words[$0] != other.words[$0] }
        return names.sorted().map { "\($0): \(words[$0] ?? "")\nexpected: \(other.words[$0] ?? "")" }
    }
}
