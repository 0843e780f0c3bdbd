import ContractKit
import Listings
import ListingsContract
import ListingsFakes
import Vocabulary

/// What other domains attach to listings.
extension ListingFaults {
    static let attaching: [Fault<ListingFixture>] = [
        .store("tells nobody what is gone", caughtBy: ["that a listing is gone is told once"]) { store in
            store.outbox = WithoutClosings(sound: store.outbox)
        },
        .store(
            "finds no listings for others",
            caughtBy: ["other domains are told whose a listing is and its title"]
        ) { store in
            store.findIDs = { _, _ throws(ListingError) in [] }
        },
        .store(
            "loses what others' moderators do",
            caughtBy: ["moderators act on listings through other domains"]
        ) { store in
            store.moderate = { _, _, _, _, _ throws(ListingError) in true }
        },
        Fault(
            "counts no comments", caughtBy: ["a listing is shown with how many comments it has, alone"]
        ) { order in
            let environment = ClauseEnvironment(order)
            let service = ListingService(
                store: InMemoryListingStore(), members: environment.directory,
                pictures: environment.pictures, time: environment.clock, ids: environment.ids)
            return ListingFixture.of({ service }, in: environment)
        },
    ]
}

/// An outbox that does not say which records are gone.
private struct WithoutClosings: Outbox {
    let sound: any Outbox

    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        try await sound.claim(limit, until: until, at: now)
            .filter { $0.message.topic != OutboxMessage.closedTopic }
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) { try await sound.finish(outcome) }
}
