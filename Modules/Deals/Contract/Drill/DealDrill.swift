public import ContractKit
import Deals
import Synchronization
import Vocabulary

/// Deals in a drill: the goods of each are put up, and the deal made and decided upon, by one client alone.
public final class DealDrill: DomainDrill {
    public let share = 15
    let source: DealGoodsSource
    private let known = Mutex<[TrackedRecord: DealID]>([:])

    /// A drill in which nothing was dealt about yet.
    public init(_ source: DealGoodsSource) {
        self.source = source
    }

    public func writer(inRound round: Int) -> any DrillWriter { DealWriter(self) }

    func note(_ record: TrackedRecord, _ id: DealID) { known.withLock { $0[record] = id } }

    public func look(_ view: DrillView) async throws -> DrillFindings {
        var findings = DrillFindings()
        let selling = DealFilter(side: .selling)
        for member in view.members {
            let ours = try await view.items(named: \.deal.goods.drillName) { page in
                try await member.deals().deals(selling, page)
            }
            for entry in ours where entry.deal.goods.isOfDrill {
                findings.note(.deal(entry.deal.goods.drillName), entry.deal.written)
            }
        }
        // Fewer are in the lists than are looked for where a page in between had nothing of them.
        let rest = known.withLock { $0 }.filter {
            view.records.contains($0.key) && findings.found[$0.key] == nil
        }
        for (record, id) in rest {
            for member in view.members {
                guard let deal = try await Self.deal(id, soldBy: member) else { continue }
                findings.note(record, deal.written)
            }
        }
        return findings
    }

    private static func deal(_ id: DealID, soldBy member: DrillMember) async throws(DealError) -> Deal? {
        do throws(DealError) {
            let deal = try await member.deals().deal(id).deal
            return deal.seller == member.id ? deal : nil
        } catch .notFound {
            return nil
        }
    }
}

extension Deal {
    /// All that a write says about it, as one text.
    var written: String { state.rawValue }
}

extension DealtGoods {
    /// The name of a deal in a drill, taken from the title without the mark.
    var drillName: String { title.replacing(DealWriter.mark, with: "") }

    /// Whether this drill has put them up: other domains deal, too.
    var isOfDrill: Bool { title.contains(DealWriter.mark) }
}

extension DrillMember {
    /// The member's verbs of deals. Throws outages.
    func deals() async throws(DealError) -> any DealRepository {
        try await verbs { services throws(DealError) in try services.deals }
    }
}

extension TrackedRecord {
    /// The record of a deal, by the last word of its goods' title.
    static func deal(_ name: String) -> TrackedRecord {
        TrackedRecord("deal", String(name.split(separator: " ").last ?? ""))
    }
}
