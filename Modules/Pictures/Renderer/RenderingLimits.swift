import Threads

/// How many pictures are rendered at a time, and how long one may take.
public struct RenderingLimits: Hashable, Sendable {
    /// Decoders at work at once; of heavy pictures always one.
    public var decoders: Int
    /// Pictures that wait behind these. One more is told `busy`.
    public var queue: Int
    /// How long a decoder may take for a picture, whatever it does: one that sleeps uses no processor time.
    public var answer: Duration
    /// How long a decoder may take to get ready.
    public var start: Duration
    /// Whether a decoder is kept ready for the next picture.
    public var keepsSpare = true

    /// Limits of one's own.
    public init(decoders: Int, queue: Int, answer: Duration = .seconds(10), start: Duration = .seconds(10)) {
        self.decoders = decoders
        self.queue = queue
        self.answer = answer
        self.start = start
    }

    /// One decoder for each core, four pictures waiting for each, ten seconds.
    public static var standard: RenderingLimits {
        RenderingLimits(decoders: Cores.count, queue: 4 * Cores.count)
    }

    /// Those of a program that shows pictures to a person: one decoder at a time, and none that waits for a
    /// picture that may never come.
    public static var viewer: RenderingLimits {
        var limits = RenderingLimits(decoders: 1, queue: 64)
        limits.keepsSpare = false
        return limits
    }
}
