import Feed
import Vocabulary
import Wire

extension FeedWire {
    /// The errors of the feed on the wire.
    static let failures = FailureCoder<FeedError>(
        .fieldErrors(FeedError.invalidFields), .plain(.notFound), .plain(.notYours),
        .carrying("version", .version, example: .first, FeedError.changed) {
            if case .changed(let version) = $0 { version } else { nil }
        },
        .carrying("state", WireCoder<FeedPostState>.choice, example: .hidden, FeedError.wrongState) {
            if case .wrongState(let state) = $0 { state } else { nil }
        },
        .plain(.moderatorsOnly), .plain(.ownPost), .plain(.notWorn), .plain(.oneself),
        .plain(.memberNotFound), .plain(.tooManyFollows))
}
