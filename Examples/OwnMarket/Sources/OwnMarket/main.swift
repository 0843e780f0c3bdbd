import Auth
import Composition
import Listings
import ListingsFakes
import Vocabulary

/// The verbs of a member who joins this market now.
func join(_ market: LocalPlatform, as nickname: String, _ email: String) async throws -> Services {
    let draft = JoinDraft(email: email, password: "persimmon tree in the yard", nickname: nickname)
    let session = market.session(keptIn: InMemorySessionStorage())
    try await session.begin(try await market.anonymous.auth.join(draft, device: "OwnMarket"))
    return try await market.services(for: session)
}

// 1. All of Madang in the memory of this process: accounts and rules as on a server, and no database.
let market = LocalPlatform.inMemory(.ephemeral())
let seller = try await join(market, as: "지우", "jiwoo@example.com")
let chair = ListingDraft(title: "나무 의자", price: Money(12_000, .krw), category: .general)
let listing = try await seller.listings.publish(chair, as: .onSale)
print("On sale: \(listing.listing.details.title), by \(listing.seller.nickname ?? "somebody who left")")

// 2. Each member acts through services of their own; what is not allowed says why.
let buyer = try await join(market, as: "보라", "bora@example.com")
print("Likes: \(try await buyer.listings.like(listing.listing.id))")
do throws(ListingError) {
    _ = try await market.anonymous.listings.like(listing.listing.id)
} catch {
    print("A visitor: \(error.message)")
}

// 3. One verb replaced; the others go to the real repository.
var fake = ListingRepositoryFake(forwardingTo: try buyer.listings)
fake.like = { _ in 1_000 }
let popular: any ListingRepository = fake
print("Likes, by the fake: \(try await popular.like(listing.listing.id))")
await market.close()
