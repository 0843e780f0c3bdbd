import PortOne
import Synchronization
import Wire

extension PortOneSandbox {
    /// Tells the orders for faults.
    func listFaults() -> WireResponse {
        let faults = state.withLock { $0.faults.orders }
        return .strings("faults", faults.map(\.description))
    }

    /// Adds an order for a fault, and tells all of them.
    func addFault(_ call: inout ToolCall) throws(PortOneError) -> WireResponse {
        let order = try SandboxFault(&call)
        guard state.withLock({ $0.faults.add(order) }) else {
            throw .badRequest(
                "there are \(SandboxFaults.most) orders already: DELETE /__sandbox/faults forgets them")
        }
        return listFaults()
    }
}

extension SandboxFault {
    /// Reads an order: `kind` with its members; `path`, the beginning of the targets that it meets; `count`,
    /// how many requests it meets; `probability`, how likely it meets one. Without the last two it meets one
    /// request. Throws INVALID_REQUEST.
    init(_ call: inout ToolCall) throws(PortOneError) {
        kind = try Kind(&call)
        path = call.take("path") ?? "/"
        remaining = try call.integer("count", in: 1...1_000_000).map { Int($0) }
        probability = try call.number("probability", in: 0...1)
        if remaining == nil, probability == nil { remaining = 1 }
        guard path.hasPrefix("/") else { throw .badRequest("path must begin with /, such as /payments") }
        try call.finish("kind", "path", "count", "probability", "and the members of its kind")
    }
}

extension SandboxFault.Kind {
    /// The names of the kinds in control calls, and their members.
    static let names = ["latency", "reset", "status", "timeout", "slow", "truncated", "skew"]

    /// Reads `kind` and its members. Throws INVALID_REQUEST.
    init(_ call: inout ToolCall) throws(PortOneError) {
        switch try call.choice("kind", of: Self.names) {
        case "latency": self = .latency(try SandboxFault.Latency(&call))
        case "reset": self = .reset(isAfter: try Self.isAfter(&call))
        case "status":
            let statuses = SandboxFault.statuses.map { String($0) }
            guard let status = try call.choice("status", of: statuses).flatMap({ Int($0) }) else {
                throw .badRequest("status is required: \(statuses.joined(separator: ", "))")
            }
            self = .status(status, isAfter: try Self.isAfter(&call))
        case "timeout": self = .timeout(.seconds(try call.integer("seconds", in: 1...120) ?? 120))
        case "slow": self = .slow(Int(try call.integer("bytesPerSecond", in: 1...1_000_000) ?? 16))
        case "truncated": self = .truncated
        case "skew":
            guard let seconds = try call.integer("seconds", in: -86_400...86_400) else {
                throw .badRequest("seconds is required, such as -600")
            }
            self = .skew(.seconds(seconds))
        default: throw .badRequest("kind is required: \(Self.names.joined(separator: ", "))")
        }
    }

    private static func isAfter(_ call: inout ToolCall) throws(PortOneError) -> Bool {
        try call.choice("when", of: ["before", "after"]) == "after"
    }
}

extension SandboxFault.Latency {
    /// Reads `milliseconds`, the fixed time or the median, and `sigma` of a log-normal spread. Throws
    /// INVALID_REQUEST.
    fileprivate init(_ call: inout ToolCall) throws(PortOneError) {
        guard let milliseconds = try call.integer("milliseconds", in: 1...120_000) else {
            throw .badRequest("milliseconds is required, such as 200")
        }
        let sigma = try call.number("sigma", in: 0...5)
        self =
            sigma.map { .spread(median: .milliseconds(milliseconds), sigma: $0) }
            ?? .fixed(.milliseconds(milliseconds))
    }
}
