import Glibc
import Synchronization

/// Writes to a file descriptor in blocks of 8 KiB; what its reader no longer wants to hear is dropped.
final class DescriptorSink: TextSink {
    private struct State {
        var buffer: [UInt8] = []
        /// The system's number of why nothing more can be written.
        var failure: Int32?
    }

    private let descriptor: Int32
    private let state = Mutex(State())

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    func write(_ text: String) {
        state.withLock { state in
            guard state.failure == nil else { return }
            state.buffer.append(contentsOf: text.utf8)
            if state.buffer.count >= 8192 { drain(&state) }
        }
    }

    func flush() {
        state.withLock { drain(&$0) }
    }

    var failure: String? {
        state.withLock { $0.failure }.flatMap { $0 == EPIPE ? nil : String(cString: strerror($0)) }
    }

    private func drain(_ state: inout State) {
        if state.failure == nil, !writeAll(state.buffer, to: descriptor) { state.failure = errno }
        state.buffer.removeAll(keepingCapacity: true)
    }
}

/// Writes all of the bytes; false if the descriptor does not take them any more (EPIPE, EIO).
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
        var offset = 0
        while offset < bytes.count {
            let written = Glibc.write(
                descriptor, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
            if written > 0 { offset += written } else if errno == EAGAIN { waitUntilWritable(descriptor) }
            if written <= 0, errno != EINTR, errno != EAGAIN { return false }
        }
        return true
    }
}

private func waitUntilWritable(_ descriptor: Int32) {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&wanted, 1, -1)
    errno = EAGAIN
}
