import Pictures
import Synchronization

extension PictureRenderer {
    /// How long a decoder may take to end after it has closed its output.
    private static let endLimit = Duration.seconds(1)

    /// Passes the file to a decoder and reads the result. Blocks: runs on a thread of the renderer's own.
    func renderNow<Value>(
        _ file: [UInt8], _ kind: PictureKind, _ order: DecoderOrder, _ cancellation: Deadline.Cancellation,
        _ read: ([UInt8]) throws(RenderedPictureFault) -> Value
    ) throws(RenderingError) -> Value {
        let child = try readyChild(Deadline(limits.start, cancellation), cancellation)
        defer { if limits.keepsSpare { keepSpare() } }
        try child.give(file)
        child.order(order, length: file.count)
        let (output, end) = try answer(of: child, cancellation)
        if let error = end.error(for: kind) { throw error }
        do throws(RenderedPictureFault) {
            return try read(output)
        } catch {
            throw .stopped(.output(error))
        }
    }

    /// The decoder's output and how it ended. The process has ended on return, also if this throws.
    private func answer(
        of child: DecoderChild, _ cancellation: Deadline.Cancellation
    ) throws(RenderingError) -> (output: [UInt8], end: ChildEnd) {
        do throws(RenderingError) {
            let output = try child.answer(by: Deadline(limits.answer, cancellation))
            guard let ending = child.ending(by: Deadline(Self.endLimit, cancellation)) else {
                throw .stopped(.deadline)
            }
            count(ending)
            return (output, ending.end)
        } catch {
            if let ending = child.finish() { count(ending) }
            throw error
        }
    }

    private func count(_ ending: DecoderChild.Ending) {
        counted.withLock { $0.processorTime += ending.processorTime }
    }

    /// The spare decoder; a new one if there is no spare or it was ended while it waited.
    func readyChild(
        _ deadline: Deadline, _ cancellation: Deadline.Cancellation
    ) throws(RenderingError) -> DecoderChild {
        if let spare = takeSpare(), spare.isReady(by: deadline), !spare.hasEnded { return spare }
        let child = try DecoderChild(program)
        if child.isReady(by: deadline) { return child }
        let end = child.finish()?.end
        throw cancellation.isSet ? .cancelled : end?.absence ?? .unavailable(.ended(0))
    }

    private func takeSpare() -> DecoderChild? {
        spare.withLock { spare in
            defer { spare = nil }
            return spare
        }
    }

    /// Starts the decoder of the next picture ahead of time. If it cannot be started, the next picture
    /// reports the error.
    private func keepSpare() {
        guard let child = try? DecoderChild(program) else { return }
        spare.withLock { spare in
            if spare == nil { spare = child }
        }
    }
}
