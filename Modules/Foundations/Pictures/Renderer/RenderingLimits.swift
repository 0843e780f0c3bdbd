import Threads

/// Limits on concurrent renderings and on their time.
public struct RenderingLimits: Hashable, Sendable {
    /// The most decoders working at once; heavy pictures are decoded one at a time.
    public var decoders: Int
    /// The most waiting pictures. Any further one throws `busy`.
    public var queue: Int
    /// The time limit of a decoder for one picture. Wall-clock, since a sleeping decoder uses no processor
    /// time.
    public var answer: Duration
    /// The time limit for a decoder to get ready.
    public var start: Duration
    /// Whether a decoder is kept ready for the next picture.
    public var keepsSpare = true

    /// Custom limits.
    public init(decoders: Int, queue: Int, answer: Duration = .seconds(10), start: Duration = .seconds(10)) {
        self.decoders = decoders
        self.queue = queue
        self.answer = answer
        self.start = start
    }

    /// One decoder per core, four waiting pictures per core, ten seconds.
    public static var standard: RenderingLimits {
        RenderingLimits(decoders: Cores.count, queue: 4 * Cores.count)
    }

    /// For a program that shows pictures to a person: one decoder at a time, and no spare one.
    public static var viewer: RenderingLimits {
        var limits = RenderingLimits(decoders: 1, queue: 64)
        limits.keepsSpare = false
        return limits
    }
}
