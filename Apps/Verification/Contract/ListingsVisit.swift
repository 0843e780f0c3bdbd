import Auth
import AuthContract
import Composition
import ContractKit
import Listings
import ListingsContract
import Settings
import Vocabulary
import Wire

/// The contract of listings at a server.
enum ListingsVisit {
    /// How many members a rehearsal has besides the usual ones: more than any clause asks for.
    private static let crowd = 40

    /// What a clause asks for, tried at a server in memory among the goods of others. One that fails there
    /// needs a place of its own: the server in memory keeps the contract, as the tests check.
    static func rehearse(_ clause: Clause<ListingFixture>) async throws -> Rehearsal {
        let (unmet, departed) = (UnmetNeeds(), Departed())
        let clock = ManualClock(unmet: unmet)
        let local = LocalPlatform.inMemory(
            .ephemeral(time: QuietClock(clock), hasher: FastPasswordHasher()))
        let loopback = Loopback(local.dispatcher())
        let open = RemotePlatform(over: loopback, backend: .memory)
        var guests = MarketGuests()
        try await guests.gather(crowd, at: open) { try await local.appoint($0, as: $1) }
        try await addOthers(to: guests, open)
        let transport = MarketTransport(loopback, seller: guests.guests[0].account.id)
        let platform = RemotePlatform(over: transport, backend: .memory)
        let market = try await guests.market(platform, clock, unmet, departed: departed)
        var rehearsal = Rehearsal(needs: [])
        do {
            try await clause.check(in: market)
        } catch {
            rehearsal.needs.insert(.solitude)
        }
        rehearsal.needs.formUnion(unmet.noted)
        rehearsal.crowd = departed.crowd
        return rehearsal
    }

    /// What others have put up before.
    private static func addOthers(to guests: MarketGuests, _ platform: RemotePlatform) async throws {
        guard let other = guests.guests.last else { return }
        let listings = try await platform.services(for: other.session).listings
        for title in ["유니폼 상의", "전북 현대 홈 유니폼"] {
            let draft = ListingDraft(title: title, price: Money(9, .krw), stock: 2, category: .general)
            _ = try await listings.publish(draft, as: .onSale)
        }
    }
}
