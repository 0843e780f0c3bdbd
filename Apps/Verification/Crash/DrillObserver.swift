import Auth
import Composition
import Listings
import ListingsSQL
import Vocabulary

/// Looks at what is there after a restart: over HTTP as the members see it, holds in the database itself.
struct DrillObserver: Sendable {
    let members: [DrillMember]
    let platform: RemotePlatform
    let inspector: LocalPlatform
    /// What is looked for.
    let records: Set<TrackedRecord>
    /// Only listings of this round are looked for; nil for all.
    let tag: String?
    /// Sessions of members who joined while the drill ran, by email.
    private(set) var newcomers: [String: InMemorySessionStorage]

    private(set) var found: [TrackedRecord: [String]] = [:]
    /// What does not add up.
    private(set) var sums = Comparison()
    /// How many listings a visitor saw as their sellers do.
    private(set) var visits = 0
    private var holds: [ListingID: [Hold]] = [:]
    private var own: [ListingID] = []

    init(
        _ members: [DrillMember], at platform: RemotePlatform, _ inspector: LocalPlatform,
        records: Set<TrackedRecord>, tag: String?, newcomers: [String: InMemorySessionStorage]
    ) {
        (self.members, self.platform, self.inspector) = (members, platform, inspector)
        (self.records, self.tag, self.newcomers) = (records, tag, newcomers)
    }

    /// Looks at everything. Throws outages: then nothing can be said.
    mutating func look() async throws {
        for record in records { try await look(at: record) }
        for member in members {
            let services = try await member.services(at: platform)
            try await lookAtAccount(of: member, services.auth)
            try await lookAtListings(services.listings)
            try await lookAsVisitor(beside: services.listings)
            try await lookAtLikes(of: member, services.listings)
        }
    }

    private mutating func look(at record: TrackedRecord) async throws {
        switch record {
        case .hold(let listing, let order):
            guard let hold = try await self.hold(of: order, on: listing) else { return }
            found[record, default: []].append(DrillClient.written(hold.quantity, hold.state))
            holds[listing, default: []].append(hold)
        case .member(let email) where !members.contains { $0.email == email }:
            guard let nickname = try await nickname(of: email) else { return }
            found[record, default: []].append(nickname)
        default: break
        }
    }

    /// What is held of a listing for an order, by the database itself.
    private func hold(of order: OrderID, on id: ListingID) async throws -> Hold? {
        guard let database = inspector.database else { return nil }
        return try await SQLListingStore(database).hold(of: order, on: id, at: SystemClock().now())
    }

    /// What a newcomer sees of their own account, which proves that session or password work, too.
    private mutating func nickname(of email: String) async throws -> String? {
        if let storage = newcomers[email] {
            let session = platform.session(keptIn: storage)
            return try await platform.services(for: session).auth.account().nickname
        }
        let visitor = try platform.anonymous.auth
        guard try await !visitor.checkEmail(email).isAvailable else { return nil }
        let signedIn = try await visitor.login(
            email: email, password: DrillMember.password, device: DrillMember.device)
        newcomers[email] = InMemorySessionStorage(signedIn)
        return signedIn.account.nickname
    }

    private mutating func lookAtAccount(of member: DrillMember, _ auth: any AuthRepository) async throws {
        let account = try await auth.account()
        found[.member(email: member.email), default: []].append(account.nickname)
        if !account.introduction.isEmpty {
            found[.profile(email: member.email), default: []].append(account.introduction)
        }
        for session in try await auth.sessions() {
            let record = TrackedRecord.session(email: member.email, device: session.device)
            found[record, default: []].append(DrillClient.openState)
        }
    }
}

extension DrillObserver {
    private mutating func lookAtListings(_ listings: any ListingRepository) async throws {
        var page = try PageRequest(limit: PageRequest.largestLimit)
        while true {
            let answer = try await listings.mine(nil, page)
            let ours = answer.items.map(\.listing).filter { isLookedFor($0.details.title) }
            for listing in ours { note(listing) }
            own += ours.map(\.id)
            guard let next = answer.next, !ours.isEmpty else { return }
            page = try PageRequest(.after(next), limit: PageRequest.largestLimit)
        }
    }

    private mutating func note(_ listing: Listing) {
        let title = listing.details.title
        var draft = ListingDraft(listing)
        guard title.hasPrefix(DrillClient.goodsName) else {
            found[.listing(title: title), default: []].append(draft.written(listing.state.rawValue))
            return
        }
        draft.stock = DrillClient.goodsUnits
        found[.listing(title: title), default: []].append(draft.written(DrillClient.goodsState))
        sums.checkStock(
            of: title, units: DrillClient.goodsUnits, holds: holds[listing.id] ?? [], listing.stock)
    }

    /// What visitors are answered comes from a replica where there is one: after the time for which it may
    /// be behind, it is what the seller is answered by the primary.
    private mutating func lookAsVisitor(beside seller: any ListingRepository) async throws {
        let visitor = try platform.anonymous.listings
        for id in own {
            var fault: String?
            for _ in 0..<Self.looks {
                fault = try await Self.difference(of: id, visitor, seller)
                if fault == nil { break }
                try await Task.sleep(for: .milliseconds(100))
            }
            visits += 1
            if let fault { sums.broken.append(fault) }
        }
        own = []
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

    private mutating func lookAtLikes(of member: DrillMember, _ listings: any ListingRepository) async throws
    {
        var page = try PageRequest(limit: PageRequest.largestLimit)
        while true {
            let answer = try await listings.liked(page)
            let ours = answer.items.filter { isLookedFor($0.listing.details.title) }
            for view in ours {
                found[.like(member.id, view.listing.id), default: []].append(DrillClient.likedState)
            }
            guard let next = answer.next, !ours.isEmpty else { return }
            page = try PageRequest(.after(next), limit: PageRequest.largestLimit)
        }
    }

    /// `물건 r3c2n1` is of the round `r3`.
    private func isLookedFor(_ title: String) -> Bool {
        guard let tag else { return true }
        return title.split(separator: " ").last?.hasPrefix(tag) ?? false
    }
}
