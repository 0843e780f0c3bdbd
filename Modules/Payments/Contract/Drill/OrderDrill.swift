public import ContractKit
import Payments
import Synchronization
import Vocabulary

/// Payments in a drill: each order is opened, paid, let go or given back by one client alone. Where the
/// platform has no gateway its orders are refused, and there is nothing to find.
public final class OrderDrill: DomainDrill {
    public let share = 10
    let source: OrderRecordSource
    private let known = Mutex<[TrackedRecord: OrderID]>([:])

    /// A drill in which nothing was bought yet.
    public init(_ source: OrderRecordSource) {
        self.source = source
    }

    public func writer(inRound round: Int) -> any DrillWriter { OrderWriter(self) }

    func note(_ record: TrackedRecord, _ id: OrderID) { known.withLock { $0[record] = id } }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        let buying = OrderFilter(side: .buying)
        for member in view.members {
            let ours = try await view.items(named: \.order.drillName) { page in
                try await member.orders().orders(buying, page)
            }
            for entry in ours where OrderWriter.isTitle(entry.order.title) {
                guard let found = try await found(entry.order.id, of: member) else { continue }
                findings.note(.order(found.order.drillName), found)
            }
        }
        // Fewer are in the lists than are looked for where a page in between had nothing of them.
        let rest = known.withLock { $0 }.filter {
            view.records.contains($0.key) && findings.found[$0.key] == nil
        }
        for (record, id) in rest {
            for member in view.members {
                guard let found = try await found(id, of: member) else { continue }
                findings.note(record, found)
            }
        }
        return findings
    }

    /// An order of the buyer's without pending steps; nil if it is not theirs. For an open one the gateway is
    /// asked first: the money may have been taken just before a server ended, and jobs find that only later.
    private func found(_ id: OrderID, of buyer: DrillMember) async throws(OrderError) -> OrderView? {
        do throws(OrderError) {
            let orders = try await buyer.orders()
            let view = try await orders.order(id)
            guard view.order.buyer == buyer.id else { return nil }
            guard view.order.state.isOpen else { return view }
            try await ask(id, by: buyer)
            return try await orders.order(id)
        } catch .notFound {
            return nil
        }
    }

    private func ask(_ id: OrderID, by buyer: DrillMember) async throws(OrderError) {
        do throws(OrderError) {
            try await buyer.acting { services in try await source.ask(services, id) }
        } catch .wrongState {
            // It has been paid or let go meanwhile.
        }
    }
}

extension DrillFindings {
    /// Notes an order that was found, and what contradicts itself in it.
    fileprivate mutating func note(_ record: TrackedRecord, _ view: OrderView) {
        note(record, view.order.written)
        guard let fault = view.contradiction else { return }
        broken.append(DrillFinding(en: "\(record): \(fault.en)", ko: "\(record): \(fault.ko)"))
    }
}

extension OrderView {
    /// Goods without money, or money that is kept without goods; nil for neither.
    fileprivate var contradiction: DrillFinding? {
        let (state, wasPaid) = (order.state, payment.state.wasPaid)
        if !wasPaid, !state.isOpen, state != .closed {
            return DrillFinding(
                en: "it is \(state.english), and was not paid", ko: "결제되지 않았는데 '\(state.korean)' 상태입니다")
        }
        if wasPaid, state == .closed, refunds.isEmpty {
            return DrillFinding(
                en: "it has ended, and its money is kept", ko: "종료되었는데 환불되지 않았습니다")
        }
        return nil
    }
}

extension Order {
    /// All that a write says about it, as one text. What jobs bring about later by themselves is as if it had
    /// happened, and what merely ran out as if it were open.
    var written: String {
        switch state {
        case .opening, .open: OrderState.open.rawValue
        case .closed: end == .expired ? OrderState.open.rawValue : state.rawValue
        case .paid, .fulfilled: OrderState.fulfilled.rawValue
        case .refunding, .refunded: OrderState.refunded.rawValue
        }
    }

    /// The name of an order in a drill, read back from the title.
    var drillName: String { OrderWriter.name(inTitle: title) }
}

extension DrillMember {
    /// The member's verbs of payments. Throws outages.
    func orders() async throws(OrderError) -> any OrderRepository {
        try await verbs { services throws(OrderError) in try services.orders }
    }

    /// Does it with the member's services. A failure of the server is thrown as one of payments, and a rule
    /// of another domain that refuses it as `notForSale`.
    func acting<Value>(_ body: (Services) async throws -> Value) async throws(OrderError) -> Value {
        let services = try await verbs { services throws(OrderError) in services }
        do {
            return try await body(services)
        } catch let error as OrderError {
            throw error
        } catch let error as any DomainError {
            throw error.service.map { .service($0) } ?? .notForSale
        } catch {
            throw .service(.internal("\(error)"))
        }
    }
}

extension TrackedRecord {
    /// The record of an order, by the last word of its title.
    static func order(_ name: String) -> TrackedRecord {
        TrackedRecord("order", String(name.split(separator: " ").last ?? ""))
    }
}
