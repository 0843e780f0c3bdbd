import Glibc
public import Pictures
import Synchronization
import Threads

/// Renders pictures in decoder processes (`madang-pictures`), one process per picture.
///
/// A decoder is sandboxed before it reads a byte and ends with its picture, so a hostile file affects
/// neither this process nor the next picture. A spare decoder is kept ready to hide the start-up time.
public final class PictureRenderer: Sendable {
    let program: String
    let limits: RenderingLimits
    let turns: RenderingTurns
    private let threads: WorkerThreads
    let spare = Mutex<DecoderChild?>(nil)
    let counted = Mutex(RenderingCounts())

    /// Uses the program at that path. Starts no process yet.
    public init(program: String, limits: RenderingLimits = .standard) {
        self.program = program
        self.limits = limits
        turns = RenderingTurns(capacity: limits.decoders, queue: limits.queue)
        threads = WorkerThreads(count: limits.decoders, .lowered(0))
    }

    /// The results of all pictures so far.
    public var counts: RenderingCounts { counted.withLock { $0 } }

    /// Makes the stored forms of a picture, whose header must be read from the same bytes. Throws the reason
    /// if it fails. The decoder has ended on return.
    public func render(_ file: [UInt8], _ header: PictureHeader) async throws(RenderingError)
        -> RenderedPicture
    {
        try await run(file, header, .forms) { output throws(RenderedPictureFault) in
            try RenderedPicture(output: output, of: header)
        }
    }

    /// Makes the pixels that a terminal shows of a picture, whose header must be read from the same bytes.
    /// Throws as `render`.
    public func pixels(
        of file: [UInt8], _ header: PictureHeader, within bounds: PixelBounds
    ) async throws(RenderingError) -> PicturePixels {
        try await run(file, header, .pixels(bounds)) { output throws(RenderedPictureFault) in
            try PicturePixels(output: output, within: bounds)
        }
    }

    private func run<Value: Sendable>(
        _ file: [UInt8], _ header: PictureHeader, _ order: DecoderOrder,
        _ read: @escaping @Sendable ([UInt8]) throws(RenderedPictureFault) -> Value
    ) async throws(RenderingError) -> Value {
        do throws(RenderingError) {
            try await turns.take(isHeavy: header.isHeavy)
            defer { turns.giveBack(isHeavy: header.isHeavy) }
            let value = try await attempt(file, header.kind, order, read).get()
            counted.withLock { $0.add(nil) }
            return value
        } catch {
            counted.withLock { $0.add(error) }
            throw error
        }
    }

    /// Starts a decoder and keeps it for the first picture. Throws `unavailable` if pictures cannot be
    /// rendered on this machine.
    public func prepare() async throws(RenderingError) {
        let cancellation = Deadline.Cancellation()
        let result: Result<Void, RenderingError> = await onThread { [self] () throws(RenderingError) in
            let child = try readyChild(Deadline(limits.start, cancellation), cancellation)
            spare.withLock { $0 = child }
        }
        try result.get()
    }

    private func attempt<Value: Sendable>(
        _ file: [UInt8], _ kind: PictureKind, _ order: DecoderOrder,
        _ read: @escaping @Sendable ([UInt8]) throws(RenderedPictureFault) -> Value
    ) async -> Result<Value, RenderingError> {
        let cancellation = Deadline.Cancellation()
        return await withTaskCancellationHandler {
            await onThread { [self] () throws(RenderingError) in
                try renderNow(file, kind, order, cancellation, read)
            }
        } onCancel: {
            cancellation.set()
        }
    }

    /// Runs blocking work on a thread of the renderer's own.
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
