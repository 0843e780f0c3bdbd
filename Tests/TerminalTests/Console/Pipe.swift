import Glibc
import Testing

@testable import Terminal

/// A pipe of the system.
final class Pipe {
    private(set) var source: Int32
    private(set) var sender: Int32

    init() throws {
        var ends: [Int32] = [-1, -1]
        try #require(pipe(&ends) == 0)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (source, sender) = (ends[0], ends[1])
    }

    deinit {
        closeSource()
        closeSender()
    }

    func write(_ text: String) {
        _ = writeAll(Array(text.utf8), to: sender)
    }

    /// What has been written so far.
    func read() -> String {
        var block = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(source, &block, block.count)
        return String(decoding: block[..<max(0, count)], as: UTF8.self)
    }

    func closeSource() {
        if source >= 0 { close(source) }
        source = -1
    }

    func closeSender() {
        if sender >= 0 { close(sender) }
        sender = -1
    }
}
