import Glibc
import Synchronization
import Terminal

/// What the program wants of the driver's thread. Nobody waits here but the thread.
final class Mailbox: Sendable {
    enum Order: Sendable {
        case write(String)
        case mouse(Bool)
        case theme(Theme)
        case redraw
        case suspend
        case close
    }

    private struct Waiting {
        var frame: Frame?
        var orders: [Order] = []
    }

    private let pipe: WakePipe
    private let waiting = Mutex(Waiting())

    /// Throws if the system gives no pipe.
    init() throws(TerminalDriverError) {
        guard let pipe = WakePipe() else { throw .refused(errno) }
        self.pipe = pipe
    }

    /// Readable when there is something.
    var wake: Int32 { pipe.source }

    /// In place of one that is still waiting.
    func show(_ frame: Frame) {
        waiting.withLock { $0.frame = frame }
        ring()
    }

    /// Behind those that are waiting.
    func add(_ order: Order) {
        waiting.withLock { $0.orders.append(order) }
        ring()
    }

    /// A pipe that is full has been rung often enough.
    private func ring() {
        var byte: UInt8 = 1
        _ = write(pipe.sender, &byte, 1)
    }

    func takeOrders() -> [Order] {
        while pipe.take() != nil {}
        return waiting.withLock { waiting in
            defer { waiting.orders = [] }
            return waiting.orders
        }
    }

    func takeFrame() -> Frame? {
        waiting.withLock { waiting in
            defer { waiting.frame = nil }
            return waiting.frame
        }
    }
}
