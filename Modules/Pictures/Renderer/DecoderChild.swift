import CDecoderChild
import Glibc
import Pictures
import Synchronization

/// A decoder at work on one picture, or ready for one. Whoever lets go of it ends it.
final class DecoderChild: Sendable {
    private let child: cdecoderchild
    /// What wait4(2) answered, once it has.
    private let ending = Mutex<Ending?>(nil)
    private let hasSaidReady = Atomic(false)

    /// How it ended, and what it cost.
    struct Ending {
        let end: ChildEnd
        let processorTime: Duration
    }

    /// The number of its process, which may have ended.
    var process: pid_t { child.process }

    /// Starts the program. Throws `unavailable` if the system does not.
    init(_ program: String) throws(RenderingError) {
        var child = cdecoderchild()
        let failure = cdecoderchild_start(program, &child)
        guard failure == 0 else {
            throw .unavailable(Self.missing.contains(failure) ? .notStarted(failure) : .withoutRoom(failure))
        }
        self.child = child
    }

    /// What says that there is no such program here, or none that runs; anything else passes.
    private static let missing: Set<Int32> = [ENOENT, ENOTDIR, EACCES, ENOEXEC, ENOSYS]

    deinit {
        _ = finish()
        for descriptor in [child.upload, child.order, child.answer] { close(descriptor) }
    }

    /// Whether it says in time that it is locked in and ready.
    func isReady(by deadline: Deadline) -> Bool {
        if hasSaidReady.load(ordering: .relaxed) { return true }
        guard (try? read(Self.ready.count, by: deadline)) == Self.ready else { return false }
        hasSaidReady.store(true, ordering: .relaxed)
        return true
    }

    /// Gives it the whole file. Throws `unavailable` if there is no room for it.
    func give(_ file: [UInt8]) throws(RenderingError) {
        let failure = withUnsafePointer(to: child) { cdecoderchild_upload($0, file, file.count) }
        guard failure == 0 else { throw .unavailable(.withoutRoom(failure)) }
    }

    /// Tells it to begin. One that is gone already does not hear it; its end says why.
    func order(_ order: DecoderOrder, length: Int) {
        let order = order.bytes(length: length)
        // SIGPIPE is blocked on the threads where this runs.
        _ = write(child.order, order, order.count)
    }

    /// All that it writes until it closes its output. Throws `stopped` when it is late or writes more than it
    /// may, `cancelled` when nobody waits.
    func answer(by deadline: Deadline) throws(RenderingError) -> [UInt8] {
        try read(nil, by: deadline)
    }

    /// How it ended; nil if it has not in time.
    func ending(by deadline: Deadline) -> Ending? {
        repeat {
            if let ending = reaped(WNOHANG) { return ending }
        } while deadline.pause()
        return nil
    }

    /// Whether it has ended already.
    var hasEnded: Bool { reaped(WNOHANG) != nil }

    /// Ends it at once, if it has not ended.
    func finish() -> Ending? {
        if let ending = reaped(WNOHANG) { return ending }
        kill(child.process, SIGKILL)
        return reaped(0)
    }

    private static let ready = Array("MPR1".utf8)

    /// Reads that many bytes, or to the end.
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
            // Where the process that embeds this ignores SIGCHLD, nobody learns how a child ended.
            let end = answer < 0 ? .exited(-1) : ChildEnd(status: status, usage: usage)
            ending = Ending(end: end, processorTime: ChildEnd.processorTime(usage))
            return ending
        }
    }
}
