import Glibc
import SampleKit
import Vocabulary

/// The orders for faults. The requests that they meet follow from the seed and the order of requests.
struct SandboxFaults: Sendable {
    /// The most orders at a time.
    static let most = 100

    private(set) var orders: [SandboxFault] = []
    private var random: SeededGenerator

    /// No orders.
    init(seed: UInt64) { random = SeededGenerator(seed: seed, stream: 1) }

    /// Adds an order; false, without any change, if there are too many.
    mutating func add(_ order: SandboxFault) -> Bool {
        guard orders.count < Self.most else { return false }
        orders.append(order)
        return true
    }

    /// Forgets all orders.
    mutating func clear() { orders = [] }
}

/// The faults of one request.
struct SandboxTrouble: Hashable, Sendable {
    /// The wait before anything else.
    var latency: Duration = .zero
    /// The jump of the clock.
    var skew: Duration = .zero
    /// How the answer goes wrong; nil if it does not.
    var kind: SandboxFault.Kind?
}

extension SandboxFaults {
    /// The faults of a request, by all orders that meet it: waits and jumps add up, and of the others the
    /// first decides; the later ones stay for the next request.
    mutating func take(for target: String) -> SandboxTrouble {
        var trouble = SandboxTrouble()
        if orders.isEmpty { return trouble }
        for index in orders.indices where meets(index, target, trouble) {
            switch orders[index].kind {
            case .latency(let latency): trouble.latency += duration(of: latency)
            case .skew(let duration): trouble.skew += duration
            case let kind: trouble.kind = kind
            }
            if let remaining = orders[index].remaining { orders[index].remaining = remaining - 1 }
        }
        orders.removeAll { $0.remaining == 0 }
        trouble.latency = min(trouble.latency, SandboxFault.longest)
        return trouble
    }

    private mutating func meets(_ index: Int, _ target: String, _ trouble: SandboxTrouble) -> Bool {
        let order = orders[index]
        guard target.utf8.starts(with: order.path.utf8) else { return false }
        switch order.kind {
        case .latency, .skew: break
        default: if trouble.kind != nil { return false }
        }
        return order.probability.map { fraction() < $0 } ?? true
    }

    private mutating func duration(of latency: SandboxFault.Latency) -> Duration {
        switch latency {
        case .fixed(let duration): return duration
        case .spread(let median, let sigma):
            // A normal number by Box and Muller, of a fraction that is not 0.
            let radius = sqrt(-2 * log(1 - fraction()))
            let normal = radius * cos(2 * .pi * fraction())
            let factor = min(exp(sigma * normal), 1e6)
            return min(median * factor, SandboxFault.longest)
        }
    }

    /// A number by chance, at least 0 and less than 1.
    private mutating func fraction() -> Double { Double(random.next() >> 11) / Double(1 << 53) }
}
