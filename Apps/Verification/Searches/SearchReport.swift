/// What a drill of searches has come to.
public struct SearchReport: Sendable {
    /// What honest clients ask for.
    public enum Kind: String, Sendable, CaseIterable {
        case details, likes
        case firstPages = "first pages"
    }

    /// How often, by status, searchers were answered.
    public internal(set) var answers: [Int: Int] = [:]
    /// How many refusals (429, 503) did not say when to come again.
    public internal(set) var refusalsWithoutTime = 0
    /// How many searches got no answer at all.
    public internal(set) var unanswered = 0
    /// What honest clients waited for while nobody searched.
    public internal(set) var quiet: [Kind: Latencies] = [:]
    /// The same while the searchers were at it.
    public internal(set) var attacked: [Kind: Latencies] = [:]

    /// How many times longer than in quiet 99 of 100 honest requests may take while others search.
    public static let largestRatio = 5.0

    /// How many times longer than in quiet 99 of 100 requests of that kind took; infinite if none was
    /// answered.
    public func ratio(_ kind: Kind) -> Double {
        guard let quiet = quiet[kind], let attacked = attacked[kind], quiet.count > 0, attacked.count > 0
        else { return .infinity }
        return attacked.quantile(0.99) / quiet.quantile(0.99)
    }

    /// Why honest requests failed, and how often.
    public var failures: [String: Int] {
        [quiet, attacked].flatMap(\.values).reduce(into: [:]) { sum, latencies in
            sum.merge(latencies.failures, uniquingKeysWith: +)
        }
    }

    /// Whether nobody honest failed or waited for too long, and every refusal said when to come again.
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
