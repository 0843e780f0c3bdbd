import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// The leagues to choose from.
extension ListingFaults {
    static let leagues: [Fault<ListingFixture>] = [
        .store(
            "lists the rarest leagues first", caughtBy: ["the leagues of public listings are listed"]
        ) { store in
            let sound = store
            store.leagues = { () throws(ListingError) in try await sound.leagues().reversed() }
        },
        .store(
            "counts two listings for each league", caughtBy: ["only public listings count for a league"]
        ) { store in
            let sound = store
            store.leagues = { () throws(ListingError) in
                try await sound.leagues().map { LeagueCount($0.league, listings: max(2, $0.listings)) }
            }
        },
        .store("lists leagues as they are compared", caughtBy: ["spellings of one league are one league"]) {
            store in
            let sound = store
            store.leagues = { () throws(ListingError) in
                try await sound.leagues().map { LeagueCount($0.league.lowercased(), listings: $0.listings) }
            }
        },
        .store("lists one league less", caughtBy: ["as many leagues are listed as a filter takes"]) { store in
            let sound = store
            store.leagues = { () throws(ListingError) in
                Array(try await sound.leagues().prefix(LeagueCount.most - 1))
            }
        },
    ]
}
