import Moderation
import Vocabulary

/// The error of an unstubbed verb: `ModerationRepository.act is not stubbed`.
func unstubbed(_ verb: String) -> ModerationError { .service(.internal("\(verb) is not stubbed")) }

/// An outbox in which nothing waits.
struct UnheardOutbox: Outbox {
    func claim(
        _ limit: Int, until: Timestamp, at now: Timestamp
    ) async throws(ServiceFailure) -> [OutboxEvent] { [] }

    func finish(_ outcome: OutboxOutcome) async throws(ServiceFailure) {}
}
