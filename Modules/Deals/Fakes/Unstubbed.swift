import Deals
import Vocabulary

/// The error of an unstubbed verb: `DealRepository.browse is not stubbed`.
func unstubbed(_ verb: String) -> DealError { .service(.internal("\(verb) is not stubbed")) }

/// An outbox that no test has given.
struct UnstubbedOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] {
        throw .internal("DealStore.outbox is not stubbed")
    }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {
        throw .internal("DealStore.outbox is not stubbed")
    }
}
