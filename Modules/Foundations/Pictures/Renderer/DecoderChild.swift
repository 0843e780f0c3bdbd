import CDecoderChild
import Glibc
import Pictures
import Synchronization

/// A decoder process, ready for a picture or working on one. Releasing the last reference kills it.
final class DecoderChild: Sendable {
    private let child: cdecoderchild
    /// The answer of wait4(2), once there is one.
    private let ending = Mutex<Ending?>(nil)
    private let hasSaidReady = Atomic(false)

    /// How the process ended, and the processor time it used.
    struct Ending {
        let end: ChildEnd
        let processorTime: Duration
    }

    /// The process ID; the process may have ended.
    var process: pid_t { child.process }

    /// Starts the program. Throws `unavailable` if the system refuses.
    init(_ program: String) throws(RenderingError) {
        var child = cdecoderchild()
        let failure = cdecoderchild_start(program, &child)
        guard failure == 0 else {
            throw .unavailable(Self.missing.contains(failure) ? .notStarted(failure) : .withoutRoom(failure))
        }
        self.child = child
    }

    /// Error numbers that mean the program is missing or cannot run here.
    private static let missing: Set<Int32> = [ENOENT, ENOTDIR, EACCES, ENOEXEC, ENOSYS]

    deinit {
        _ = finish()
        for descriptor in [child.upload, child.order, child.answer] { close(descriptor) }
    }

    /// Whether the decoder reports before the deadline that it is sandboxed and ready.
    func isReady(by deadline: Deadline) -> Bool {
        if hasSaidReady.load(ordering: .relaxed) { return true }
        guard (try? read(Self.ready.count, by: deadline)) == Self.ready else { return false }
        hasSaidReady.store(true, ordering: .relaxed)
        return true
    }

    /// Passes the whole file. Throws `unavailable` if there is no room for it.
    func give(_ file: [UInt8]) throws(RenderingError) {
        let failure = withUnsafePointer(to: child) { cdecoderchild_upload($0, file, file.count) }
        guard failure == 0 else { throw .unavailable(.withoutRoom(failure)) }
    }

    /// Sends the order to begin. If the process is already gone, its end says why.
    func order(_ order: DecoderOrder, length: Int) {
        let order = order.bytes(length: length)
        // SIGPIPE is blocked on the threads where this runs.
        _ = write(child.order, order, order.count)
    }

    /// All output until the decoder closes it. Throws `stopped` if it is late or writes too much,
    /// `cancelled` if the caller gave up.
    func answer(by deadline: Deadline) throws(RenderingError) -> [UInt8] {
        try read(nil, by: deadline)
    }

    /// How it ended; nil if it is still running at the deadline.
    func ending(by deadline: Deadline) -> Ending? {
        repeat {
            if let ending = reaped(WNOHANG) { return ending }
        } while deadline.pause()
        return nil
    }

    /// Whether it has ended.
    var hasEnded: Bool { reaped(WNOHANG) != nil }

    /// Kills it if it is running, and returns how it ended.
    func finish() -> Ending? {
        if let ending = reaped(WNOHANG) { return ending }
        kill(child.process, SIGKILL)
        return reaped(0)
    }

    private static let ready = Array("MPR1".utf8)

    /// Reads that many bytes, or to the end for nil.
    private func read(_ count: Int?, by deadline: Deadline) throws(RenderingError) -> [UInt8] {
        let limit = count ?? RenderedPicture.largestOutput
        var (bytes, buffer): ([UInt8], [UInt8]) = ([], .init(repeating: 0, count: min(limit, 65_536)))
        while count != bytes.count {
            switch deadline.wait(for: child.answer) {
            case .ready: break
            case .late: throw .stopped(.deadline)
            case .cancelled: throw .cancelled
            }
            let room = count.map { min($0 - bytes.count, buffer.count) } ?? buffer.count
            let got = Glibc.read(child.answer, &buffer, room)
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { break }
            bytes += buffer[..<got]
            guard bytes.count <= limit else { throw .stopped(.output(.length)) }
        }
        return bytes
    }

    private func reaped(_ options: Int32) -> Ending? {
        ending.withLock { ending in
            if ending != nil { return ending }
            var (status, usage): (Int32, rusage) = (0, rusage())
            var answer: pid_t = -1
            repeat {
                answer = wait4(child.process, &status, options, &usage)
            } while answer < 0 && errno == EINTR
            if answer == 0 { return nil }
            // If the embedding process ignores SIGCHLD, the kernel does not report how a child ended.
            let end = answer < 0 ? .exited(-1) : ChildEnd(status: status, usage: usage)
            ending = Ending(end: end, processorTime: ChildEnd.processorTime(usage))
            return ending
        }
    }
}
