import Pictures

/// What has come of all pictures since the renderer was made, for metrics and logs.
public struct RenderingCounts: Hashable, Sendable {
    /// Pictures that were rendered.
    public internal(set) var rendered = 0
    /// Those that were not, by error.
    public internal(set) var errors: [RenderingError: Int] = [:]
    /// Processor time of all decoders that were given a picture, their start included.
    public internal(set) var processorTime = Duration.zero

    /// How often decoders ended by each signal that a bad file can bring about: anything here is worth a
    /// look.
    public var signals: [Int32: Int] {
        errors.reduce(into: [:]) { signals, entry in
            if case .stopped(.signal(let number)) = entry.key { signals[number, default: 0] += entry.value }
        }
    }

    /// Counts a picture that was rendered, or why it was not.
    mutating func add(_ error: RenderingError?) {
        if let error { errors[error, default: 0] += 1 } else { rendered += 1 }
    }
}
