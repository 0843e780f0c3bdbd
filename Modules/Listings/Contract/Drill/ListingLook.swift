import ContractKit
import Listings
import Vocabulary

/// Looks at listings, holds and likes as they are found in a drill.
struct ListingLook {
    /// What was found so far.
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
        if let fault { findings.broken.append("listing \(title): \(fault)") }
    }

    mutating func lookAtLikes(of member: DrillMember, _ listings: any ListingRepository) async throws {
        let ours = try await view.items(named: \.listing.details.title) { try await listings.liked($0) }
        for entry in ours {
            findings.note(.like(of: entry.listing.id, by: member.id), ListingDrill.likedState)
        }
    }
}

extension ListingLook {
    /// What visitors are answered comes from a replica where there is one: after the time for which it may
    /// be behind, it is what the seller is answered by the primary.
    mutating func lookAsVisitor(beside seller: any ListingRepository) async throws {
        let visitor = try view.visitor.listings
        for id in own {
            var fault: String?
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
    ) async throws -> String? {
        let listing = try await seller.listing(id).listing
        let expected = listing.state.isPublic ? listing : nil
        var seen: Listing?
        do throws(ListingError) {
            seen = try await visitor.listing(id).listing
        } catch .notFound {
            seen = nil
        }
        if seen == expected { return nil }
        let (one, other) = (text(seen), text(expected))
        return "listing \(listing.details.title): a visitor sees \(one), its seller \(other)"
    }

    private static func text(_ listing: Listing?) -> String {
        listing.map { "version \($0.version.number), \($0.state.rawValue), \($0.likes) likes" } ?? "nothing"
    }
}
