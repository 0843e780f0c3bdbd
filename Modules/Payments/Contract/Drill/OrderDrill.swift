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
            for entry in ours {
                guard let order = try await Self.order(entry.order.id, of: member) else { continue }
                findings.note(.order(order.drillName), order.written)
            }
        }
        // Fewer are in the lists than are looked for where a page in between had nothing of them.
        let rest = known.withLock { $0 }.filter {
            view.records.contains($0.key) && findings.found[$0.key] == nil
        }
        for (record, id) in rest {
            for member in view.members {
                guard let order = try await Self.order(id, of: member) else { continue }
                findings.note(record, order.written)
            }
        }
        return findings
    }

    /// An order of the buyer's without pending steps; nil if it is not theirs.
    private static func order(_ id: OrderID, of buyer: DrillMember) async throws(OrderError) -> Order? {
        do throws(OrderError) {
            let order = try await buyer.orders().order(id).order
            return order.buyer == buyer.id ? order : nil
        } catch .notFound {
            return nil
        }
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

    /// The name of an order in a drill, taken from the title without the mark.
    var drillName: String { title.replacing(OrderWriter.mark, with: "") }
}

extension DrillMember {
    /// The member's verbs of payments. Throws outages.
    func orders() async throws(OrderError) -> any OrderRepository {
        try await verbs { services throws(OrderError) in try services.orders }
    }
}

extension TrackedRecord {
    /// The record of an order, by the last word of its title.
    static func order(_ name: String) -> TrackedRecord {
        TrackedRecord("order", String(name.split(separator: " ").last ?? ""))
    }
}
