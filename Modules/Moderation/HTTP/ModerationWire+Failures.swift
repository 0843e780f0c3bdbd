import Moderation
import Vocabulary
import Wire

extension ModerationWire {
    /// The errors of moderation on the wire.
    static let failures = FailureCoder<ModerationError>(
        .fieldErrors(ModerationError.invalidFields), .plain(.notFound), .plain(.ownThing),
        .carrying("until", .timestamp, example: exampleUntil, ModerationError.tooManyReports) {
            if case .tooManyReports(let until) = $0 { until } else { nil }
        },
        .plain(.moderatorsOnly), .plain(.operatorsOnly),
        .carrying("version", .version, example: .first, ModerationError.changed) {
            if case .changed(let version) = $0 { version } else { nil }
        },
        .plain(.nothingToDo),
        .carrying("count", .count, example: ModerationBatch.largest + 1, ModerationError.tooMany) {
            if case .tooMany(let count) = $0 { count } else { nil }
        },
        .carrying("kind", .text, example: "mem", { ModerationError.notModerated(kind: $0) }) {
            if case .notModerated(let kind) = $0 { kind } else { nil }
        },
        .plain(.cannotUndo),
        .carrying("most", .count, example: ModerationNote.most, ModerationError.tooManyNotes) {
            if case .tooManyNotes(let most) = $0 { most } else { nil }
        })

    /// 2026-01-01T01:00:00Z.
    static let exampleUntil = Timestamp(microseconds: 1_767_229_200_000_000)
}
