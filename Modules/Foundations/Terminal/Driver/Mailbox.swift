import Glibc
import Synchronization
import Terminal

/// The program's orders to the driver's thread; only that thread waits here.
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

    /// Throws if the system has no pipe left.
    init() throws(TerminalDriverError) {
        guard let pipe = WakePipe() else { throw .refused(errno) }
        self.pipe = pipe
    }

    /// Readable when an order or frame is waiting.
    var wake: Int32 { pipe.source }

    /// Replaces a frame that is still waiting.
    func show(_ frame: Frame) {
        waiting.withLock { $0.frame = frame }
        ring()
    }

    /// Queues an order.
    func add(_ order: Order) {
        waiting.withLock { $0.orders.append(order) }
        ring()
    }

    /// A full pipe has woken the thread already.
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
