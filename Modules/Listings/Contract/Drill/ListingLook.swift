import ContractKit
import Listings
import Vocabulary

/// Looks at listings, holds and likes as they are found in a drill.
struct ListingLook {
    /// The findings so far.
    private(set) var findings = DrillFindings()
    private let view: DrillView
    private let holds: [ListingID: [Hold]]
    private var own: [ListingID] = []

    /// Has seen these holds, and nothing else.
    init(_ view: DrillView, holds: [Hold]) {
        self.view = view
        self.holds = Dictionary(grouping: holds, by: \.thing)
        for hold in holds {
            findings.note(
                .hold(hold.order, of: hold.thing), ListingWriter.written(hold.quantity, hold.state))
        }
    }

    mutating func lookAtOwn(_ listings: any ListingRepository) async throws {
        let ours = try await view.items(named: \.listing.details.title) { try await listings.mine(nil, $0) }
            .filter { Self.isOurs($0.listing) }
        for entry in ours { note(entry.listing) }
        own = ours.map(\.listing.id)
    }

    /// Whether this drill has published it: other domains have goods of their own on sale.
    private static func isOurs(_ listing: Listing) -> Bool {
        [ListingDrill.goodsName, ListingDrill.paperName].contains { listing.details.title.hasPrefix($0) }
    }

    private mutating func note(_ listing: Listing) {
        let title = listing.details.title
        var draft = ListingDraft(listing)
        guard title.hasPrefix(ListingDrill.goodsName) else {
            return findings.note(.listing(title), draft.written(listing.state.rawValue))
        }
        draft.stock = ListingDrill.goodsUnits
        findings.note(.listing(title), draft.written(ListingDrill.goodsState))
        let fault = listing.stock.contradiction(
            units: ListingDrill.goodsUnits, holds: holds[listing.id] ?? [])
        guard let fault else { return }
        findings.broken.append(
            DrillFinding(en: "listing \(title): \(fault.en)", ko: "물건 \(title): \(fault.ko)"))
    }

    mutating func lookAtLikes(of member: DrillMember, _ listings: any ListingRepository) async throws {
        let ours = try await view.items(named: \.listing.details.title) { try await listings.liked($0) }
        for entry in ours {
            findings.note(.like(of: entry.listing.id, by: member.id), ListingDrill.likedState)
        }
    }
}

extension ListingLook {
    /// Visitors are served by a replica if there is one: once its allowed lag has passed, their answer equals
    /// the seller's from the primary.
    mutating func lookAsVisitor(beside seller: any ListingRepository) async throws {
        let visitor = try view.visitor.listings
        for id in own {
            var fault: DrillFinding?
            for _ in 0..<Self.looks {
                fault = try await Self.difference(of: id, visitor, seller)
                if fault == nil { break }
                try await Task.sleep(for: .milliseconds(100))
            }
            findings.visits += 1
            if let fault { findings.broken.append(fault) }
        }
    }

    /// For as long as a replica may be behind, and some.
    private static let looks = 100

    private static func difference(
        of id: ListingID, _ visitor: any ListingRepository, _ seller: any ListingRepository
    ) async throws -> DrillFinding? {
        let listing = try await seller.listing(id).listing
        let expected = listing.state.isPublic ? listing : nil
        var seen: Listing?
        do throws(ListingError) {
            seen = try await visitor.listing(id).listing
        } catch .notFound {
            seen = nil
        }
        if seen == expected { return nil }
        let (title, one, other) = (listing.details.title, text(seen), text(expected))
        return DrillFinding(
            en: "listing \(title): a visitor sees \(one.en), its seller \(other.en)",
            ko: "물건 \(title): 방문자에게는 \(one.ko), 판매자에게는 \(other.ko)입니다")
    }

    private static func text(_ listing: Listing?) -> DrillFinding {
        guard let listing else { return DrillFinding(en: "nothing", ko: "없음") }
        let (version, state) = (listing.version.number, listing.state.rawValue)
        return DrillFinding(
            en: "version \(version), \(state), \(listing.likes) likes",
            ko: "버전 \(version), \(state), 좋아요 \(listing.likes)개")
    }
}
