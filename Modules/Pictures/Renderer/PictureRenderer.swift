import Glibc
public import Pictures
import Synchronization
import Threads

/// Renders pictures in decoders of their own (`madang-pictures`), one process for each picture.
///
/// A decoder is locked in before it sees a byte, and ends with its picture: what a bad file makes of it
/// touches neither this process nor the next picture. One more is kept ready, so that nobody waits for a
/// start.
public final class PictureRenderer: Sendable {
    let program: String
    let limits: RenderingLimits
    let turns: RenderingTurns
    private let threads: WorkerThreads
    let spare = Mutex<DecoderChild?>(nil)
    let counted = Mutex(RenderingCounts())

    /// Renders by the program at that path. Nothing is started yet.
    public init(program: String, limits: RenderingLimits = .standard) {
        self.program = program
        self.limits = limits
        turns = RenderingTurns(capacity: limits.decoders, queue: limits.queue)
        threads = WorkerThreads(count: limits.decoders, .lowered(0))
    }

    /// What has come of all pictures so far.
    public var counts: RenderingCounts { counted.withLock { $0 } }

    /// Makes the stored forms of a picture whose header was read from these bytes. Throws why there are none;
    /// its decoder is then gone, too.
    public func render(_ file: [UInt8], _ header: PictureHeader) async throws(RenderingError)
        -> RenderedPicture
    {
        let result: Result<RenderedPicture, RenderingError>
        do throws(RenderingError) {
            try await turns.take(isHeavy: header.isHeavy)
            result = await attempt(file, header)
            turns.giveBack(isHeavy: header.isHeavy)
        } catch {
            result = .failure(error)
        }
        counted.withLock { $0.add(result) }
        return try result.get()
    }

    /// Starts a decoder, and keeps it for the first picture. Throws `unavailable` if pictures cannot be
    /// rendered here at all.
    public func prepare() async throws(RenderingError) {
        let cancellation = Deadline.Cancellation()
        let result: Result<Void, RenderingError> = await onThread { [self] () throws(RenderingError) in
            let child = try readyChild(Deadline(limits.start, cancellation), cancellation)
            spare.withLock { $0 = child }
        }
        try result.get()
    }

    private func attempt(
        _ file: [UInt8], _ header: PictureHeader
    ) async -> Result<RenderedPicture, RenderingError> {
        let cancellation = Deadline.Cancellation()
        return await withTaskCancellationHandler {
            await onThread { [self] () throws(RenderingError) in
                try renderNow(file, header, cancellation)
            }
        } onCancel: {
            cancellation.set()
        }
    }

    /// Does work that waits on a thread of the renderer's own.
    private func onThread<Value: Sendable>(
        _ work: @escaping @Sendable () throws(RenderingError) -> Value
    ) async -> Result<Value, RenderingError> {
        await withCheckedContinuation { continuation in
            let isStarted = threads.add {
                continuation.resume(returning: Result { () throws(RenderingError) in try work() })
            }
            if !isStarted { continuation.resume(returning: .failure(.unavailable(.withoutRoom(EAGAIN)))) }
        }
    }
}
