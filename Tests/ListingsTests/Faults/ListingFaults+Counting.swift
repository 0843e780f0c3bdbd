import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// The number of a member's listings.
extension ListingFaults {
    static let counting: [Fault<ListingFixture>] = [
        .store(
            "counts listings in every state",
            caughtBy: [
                "the count of a seller's listings is the length of the list",
                "the count of a seller's listings changes with the list",
            ]
        ) { store in
            let sound = store
            store.publicCounts = { sellers throws(ListingError) in
                var counts: [MemberID: Int] = [:]
                for seller in sellers {
                    let states = ListingState.allCases
                    let page = try await sound.pageOf(seller, states, .first, Timestamp(microseconds: 0))
                    counts[seller] = page.items.count
                }
                return counts
            }
        },
        .store("counts all listings for each seller", caughtBy: ["listings of many sellers are counted"]) {
            store in
            let sound = store
            store.publicCounts = { sellers throws(ListingError) in
                let counts = try await sound.publicCounts(sellers)
                let all = counts.values.reduce(0, +)
                return counts.mapValues { _ in all }
            }
        },
        Fault("counts listings behind a block", caughtBy: ["of listings behind a block"]) {
            .marketWithoutBlocks($0)
        },
    ]
}

extension ListingFixture {
    /// A market that knows of no block.
    fileprivate static func marketWithoutBlocks(_ order: IdentifierOrder) -> ListingFixture {
        let environment = ClauseEnvironment(order)
        let members = KnownMembers(environment.members.nicknames)
        let service = ListingService(
            store: InMemoryListingStore(), members: members, pictures: environment.pictures,
            comments: environment.comments, time: environment.clock, ids: environment.ids)
        return .of({ service }, in: environment)
    }
}
