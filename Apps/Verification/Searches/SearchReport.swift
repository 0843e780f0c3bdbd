/// The result of a drill of searches.
public struct SearchReport: Sendable {
    /// A kind of honest request.
    public enum Kind: String, Sendable, CaseIterable {
        case details, likes
        case firstPages = "first pages"
    }

    /// The number of answers to searchers, by status.
    public internal(set) var answers: [Int: Int] = [:]
    /// The number of refusals (429, 503) without a retry time.
    public internal(set) var refusalsWithoutTime = 0
    /// The number of searches without an answer.
    public internal(set) var unanswered = 0
    /// The latencies of honest requests without searches.
    public internal(set) var quiet: [Kind: Latencies] = [:]
    /// The latencies of honest requests during the searches.
    public internal(set) var attacked: [Kind: Latencies] = [:]

    /// The largest allowed ratio of the 99th percentiles of honest requests with and without searches.
    public static let largestRatio = 5.0

    /// The ratio of the 99th percentiles with and without searches; infinite if no request of that kind was
    /// answered.
    public func ratio(_ kind: Kind) -> Double {
        guard let quiet = quiet[kind], let attacked = attacked[kind], quiet.count > 0, attacked.count > 0
        else { return .infinity }
        return attacked.quantile(0.99) / quiet.quantile(0.99)
    }

    /// The failures of honest requests, with their numbers.
    public var failures: [String: Int] {
        [quiet, attacked].flatMap(\.values).reduce(into: [:]) { sum, latencies in
            sum.merge(latencies.failures, uniquingKeysWith: +)
        }
    }

    /// Whether no honest request failed or took too long, and every refusal had a retry time.
    public var isClean: Bool {
        failures.isEmpty && refusalsWithoutTime == 0 && unanswered == 0
            && Kind.allCases.allSatisfy { ratio($0) <= Self.largestRatio }
    }

    mutating func add(_ searches: SearchAnswers) {
        answers.merge(searches.statuses, uniquingKeysWith: +)
        refusalsWithoutTime += searches.refusalsWithoutTime
        unanswered += searches.unanswered
    }
}
