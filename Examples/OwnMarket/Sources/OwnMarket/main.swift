import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

// 1. One domain in memory, with members, a clock and identifiers of our own.
let market = ClauseEnvironment(.ascending)
let service = market.service(over: InMemoryListingStore())
let seller = service.repository(for: market.members.seller)
let chair = ListingDraft(title: "나무 의자", price: Money(12_000, .krw), category: .general)
let view = try await seller.publish(chair, as: .onSale)
print("On sale: \(view.listing.details.title), by \(view.seller.nickname ?? "somebody who left")")

// 2. One verb replaced; the others go to the real repository.
var fake = ListingRepositoryFake(forwardingTo: service.repository(for: market.members.buyer))
fake.like = { _ in 1_000 }
let popular: any ListingRepository = fake
print("Likes, by the fake: \(try await popular.like(view.listing.id))")

// 3. A store of our own keeps every promise: this one counts what is written.
let written = LockedValue(0)
let countingStore = { @Sendable () -> ListingStoreFake in
    let memory = InMemoryListingStore()
    var store = ListingStoreFake(forwardingTo: memory)
    store.insert = { listing, request throws(ListingError) in
        written.withLock { $0 += 1 }
        return try await memory.insert(listing, request: request)
    }
    return store
}
let report = await ContractReport("listings", ListingContract.clauses, on: "a counting store") {
    clause, order in
    let environment = ClauseEnvironment(order)
    let service = environment.service(over: countingStore())
    let fixture = ListingFixture(
        environment, repository: service.repository, forget: { try await service.forget($0) })
    try await clause.check(in: fixture)
}
for broken in report.broken { print("broken: \(broken)") }
print("\(report)")
print("\(report.keptCount) of \(report.results.count) kept, \(written.now) listings written")
guard report.broken.isEmpty else { throw BrokenPromise("the store is no store of listings") }
