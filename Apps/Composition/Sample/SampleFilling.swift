import Auth
import Listings
import Vocabulary

/// One run of filling a neighbourhood.
struct SampleFilling {
    private let plan: SampleNeighbourhood
    private let street: any SampleStreet
    private let clubs: [Club]
    private let progress: @Sendable (SampleProgress) -> Void
    private var members: [Member] = []
    private var done = 0
    private var added = (members: 0, listings: 0)
    private var reservations: [(id: ListingID, quantity: Int, buyer: Int)] = []

    private struct Member {
        let services: @Sendable () async throws -> Services
        /// Listings that an interrupted run has left, which this one passes over.
        var present: Int
    }

    init(
        _ plan: SampleNeighbourhood, _ street: any SampleStreet, _ clubs: [Club],
        _ progress: @escaping @Sendable (SampleProgress) -> Void
    ) {
        self.plan = plan
        self.street = street
        self.clubs = clubs
        self.progress = progress
    }

    mutating func run() async throws -> SampleOutcome {
        for number in 0..<SampleNeighbourhood.memberCount {
            members.append(try await member(number))
            step()
        }
        let goods = SampleListings(plan.listings, of: clubs, members: members.count, seed: plan.seed)
        for (position, listing) in goods.enumerated() {
            street.move(to: Double(position + 1) / Double(plan.listings))
            try await put(listing)
            step()
        }
        street.move(to: 1)
        for reservation in reservations { try await reserve(reservation) }
        for member in members { try await member.services().auth.logout() }
        _ = try await join(SampleNeighbourhood.keeper, "마당지기")
        return .filled(members: added.members, listings: added.listings)
    }

    private mutating func step() {
        done += 1
        progress(SampleProgress(done: done, total: SampleNeighbourhood.memberCount + plan.listings))
    }

    private mutating func member(_ number: Int) async throws -> Member {
        let email = SampleNeighbourhood.email(of: number)
        guard try await street.visitor.auth.checkEmail(email).isAvailable else {
            let login = try await street.visitor.auth.login(
                email: email, password: SampleNeighbourhood.password, device: Self.device)
            let services = try await street.services(of: login)
            let mine = try await services().listings.mine(nil, PageRequest(.number(1), limit: 1))
            return Member(services: services, present: mine.numbering?.total ?? 0)
        }
        added.members += 1
        let joined = try await join(email, SampleNeighbourhood.nickname(of: number))
        return Member(services: try await street.services(of: joined), present: 0)
    }

    private static let device = "sample neighbourhood"

    private func join(_ email: String, _ nickname: String) async throws -> SignedIn {
        let draft = JoinDraft(email: email, password: SampleNeighbourhood.password, nickname: nickname)
        return try await street.visitor.auth.join(draft, device: Self.device)
    }
}

extension SampleFilling {
    private mutating func put(_ listing: SampleListing) async throws {
        if members[listing.seller].present > 0 {
            members[listing.seller].present -= 1
            return
        }
        let seller = try await members[listing.seller].services().listings
        let isDraft = listing.fate == .draft
        let id = try await seller.publish(listing.draft, as: isDraft ? .draft : .onSale).listing.id
        added.listings += 1
        if isDraft { return }
        for liker in listing.likers { _ = try await members[liker].services().listings.like(id) }
        switch listing.fate {
        case .onSale, .draft: break
        case .hidden: _ = try await seller.hide(id)
        case .sold(let buyer):
            let hold = try await hold(id, listing.draft.stock, for: buyer)
            _ = try await seller.confirm(id, hold.order)
        case .reserved(let buyer): reservations.append((id, listing.draft.stock, buyer))
        }
    }

    private func hold(_ id: ListingID, _ quantity: Int, for buyer: Int) async throws -> Hold {
        // One order to a listing, so that its identifier may serve for both.
        let until = street.now().advanced(by: .seconds(3000))
        return try await members[buyer].services().listings
            .hold(id, quantity: quantity, for: OrderID(id.raw), until: until)
    }

    private func reserve(_ reservation: (id: ListingID, quantity: Int, buyer: Int)) async throws {
        _ = try await hold(reservation.id, reservation.quantity, for: reservation.buyer)
    }
}
