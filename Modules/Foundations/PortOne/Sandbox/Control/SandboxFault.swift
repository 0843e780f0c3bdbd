import Vocabulary

/// Something that goes wrong with requests of the interface, by order of a control call.
struct SandboxFault: Hashable, Sendable {
    var kind: Kind
    /// The beginning of the targets that it meets.
    var path = "/"
    /// How many requests it still meets; nil for no limit.
    var remaining: Int?
    /// How likely it meets a request, 0 to 1; nil for always.
    var probability: Double?

    /// The ways to go wrong.
    enum Kind: Hashable, Sendable {
        /// The answer comes later.
        case latency(Latency)
        /// The connection breaks before the answer, before or after the request took effect.
        case reset(isAfter: Bool)
        /// Another status than the right one, before or after the request took effect.
        case status(Int, isAfter: Bool)
        /// The request takes effect, and the answer comes too late.
        case timeout(Duration)
        /// The body comes in small parts, that many bytes a second.
        case slow(Int)
        /// Half of the document comes, as if it were whole.
        case truncated
        /// The sandbox's clock jumps, back by a negative duration.
        case skew(Duration)
    }

    /// How long an answer takes.
    enum Latency: Hashable, Sendable {
        case fixed(Duration)
        /// Log-normal: half of all answers take at most the median; the larger sigma, the longer the tail.
        case spread(median: Duration, sigma: Double)
    }
}

extension SandboxFault {
    /// The longest wait that a fault makes.
    static let longest: Duration = .seconds(120)
    /// The statuses that a fault can answer.
    static let statuses = [401, 429, 500, 502, 503]
}

extension SandboxFault: CustomStringConvertible {
    /// The kind with its members, and which requests it meets: `status 503 before, 1 more of /payments`.
    var description: String {
        let count = remaining.map { "\($0) more" } ?? "all"
        let likely = probability.map { " with probability \($0)" } ?? ""
        return "\(kind), \(count) of \(path)\(likely)"
    }
}

extension SandboxFault.Kind: CustomStringConvertible {
    var description: String {
        let end = { (isAfter: Bool) in isAfter ? " after" : " before" }
        return switch self {
        case .latency(.fixed(let duration)): "latency \(duration)"
        case .latency(.spread(let median, let sigma)): "latency median \(median) sigma \(sigma)"
        case .reset(let isAfter): "reset" + end(isAfter)
        case .status(let status, let isAfter): "status \(status)" + end(isAfter)
        case .timeout(let duration): "timeout \(duration)"
        case .slow(let rate): "slow \(rate) bytes a second"
        case .truncated: "truncated"
        case .skew(let duration): "skew \(duration)"
        }
    }
}
