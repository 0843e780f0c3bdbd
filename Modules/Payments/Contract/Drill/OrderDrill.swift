public import ContractKit
import Payments
import Synchronization
import Vocabulary

/// Payments in a drill: each is added, renamed, hidden and removed by one client alone.
public final class OrderDrill: DomainDrill {
    /// A order whose identifier was answered.
    struct Known: Sendable {
        let id: OrderID
        let owner: Int
    }

    public let share = 20
    private let known = Mutex<[TrackedRecord: Known]>([:])

    /// A drill in which nothing was added yet.
    public init() {}

    public func writer(inRound round: Int) -> any DrillWriter { OrderWriter(self) }

    func note(_ record: TrackedRecord, _ id: OrderID, of owner: Int) {
        known.withLock { $0[record] = Known(id: id, owner: owner) }
    }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        if let member = view.members.first { try await look(view, as: member, &findings) }
        let rest = known.withLock { $0 }.filter {
            view.records.contains($0.key) && findings.found[$0.key] == nil
        }
        for (record, order) in rest {
            guard let owner = view.members.first(where: { $0.number == order.owner }),
                let state = try await Self.state(of: order.id, as: owner)
            else { continue }
            findings.note(record, state)
        }
        return findings
    }

    /// What a order's owner is shown of it; nil if it is not there.
    private static func state(
        of id: OrderID, as owner: DrillMember
    ) async throws(OrderError) -> String? {
        do throws(OrderError) {
            return try await owner.payments().order(id).order.written
        } catch .notFound {
            return nil
        }
    }

    /// What is shown to all; by a member, since a visitor may be answered by a replica.
    private func look(
        _ view: DrillView, as member: DrillMember, _ findings: inout DrillFindings
    ) async throws {
        let ours = try await view.items(named: \.order.title) { page in
            try await member.payments().browse(page)
        }
        for entry in ours { findings.note(.order(entry.order.title), entry.order.written) }
    }
}

extension Order {
    /// All that a write says about it, as one text.
    var written: String { "\(title) \(state.rawValue)" }
}

extension DrillMember {
    /// The member's verbs of payments. Throws outages.
    func payments() async throws(OrderError) -> any OrderRepository {
        try await verbs { services throws(OrderError) in try services.payments }
    }
}

extension TrackedRecord {
    /// A order, by the last word of its title, which never changes.
    static func order(_ title: String) -> TrackedRecord {
        TrackedRecord("order", String(title.split(separator: " ").last ?? ""))
    }
}
