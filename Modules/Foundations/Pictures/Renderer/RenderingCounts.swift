import Pictures

/// Counts of rendered and failed pictures since the renderer was made, for metrics and logs.
public struct RenderingCounts: Hashable, Sendable {
    /// Pictures that were rendered.
    public internal(set) var rendered = 0
    /// Failed pictures by error.
    public internal(set) var errors: [RenderingError: Int] = [:]
    /// Processor time of all decoders that were given a picture, including start-up.
    public internal(set) var processorTime = Duration.zero

    /// How often decoders ended by each signal that a bad file can cause. Any entry deserves a look.
    public var signals: [Int32: Int] {
        errors.reduce(into: [:]) { signals, entry in
            if case .stopped(.signal(let number)) = entry.key { signals[number, default: 0] += entry.value }
        }
    }

    /// Counts a rendered picture, or the error.
    mutating func add(_ error: RenderingError?) {
        if let error { errors[error, default: 0] += 1 } else { rendered += 1 }
    }
}
