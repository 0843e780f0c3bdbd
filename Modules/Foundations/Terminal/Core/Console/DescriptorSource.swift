import Glibc
import Synchronization

/// Reads lines from a file descriptor. A line longer than 1 MiB is given in parts.
final class DescriptorSource: LineSource {
    private struct State {
        var buffer: ArraySlice<UInt8> = []
        var isAtEnd = false
    }

    private static let longestLine = 1 << 20
    let descriptor: Int32
    let editsLines: Bool
    private let state = Mutex(State())

    /// `editsLines` says that a terminal behind the descriptor understands escape sequences.
    init(descriptor: Int32, editsLines: Bool = false) {
        self.descriptor = descriptor
        self.editsLines = editsLines
    }

    func nextLine() -> String? {
        state.withLock { state in
            while true {
                if let line = takeLine(&state) { return line }
                fill(&state)
            }
        }
    }

    func nextSecretLine(announce: () -> Void) throws(UsageError) -> String? {
        guard isatty(descriptor) == 1 else {
            announce()
            return nextLine()
        }
        let read = try TypingMode.on(descriptor, .hidden) { hidden throws(UsageError) -> String? in
            announce()
            return try line(watching: hidden, announce)
        }
        return read ?? nextLine()
    }

    func remainder(limit: Int) -> [UInt8] {
        state.withLock { state in
            while !state.isAtEnd, state.buffer.count < limit { fill(&state) }
            defer { state.buffer.removeFirst(min(limit, state.buffer.count)) }
            return Array(state.buffer.prefix(limit))
        }
    }

    /// A line that is typed while signals are watched; nil at the end.
    private func line(watching hidden: TypingMode, _ announce: () -> Void) throws(UsageError) -> String? {
        while true {
            if let line = state.withLock({ takeLine(&$0) }) { return line }
            switch try hidden.waitForTyping() {
            case .typed: state.withLock { fill(&$0) }
            case .resumed: announce()
            case .late: break
            }
        }
    }

    /// The next byte that has arrived; nil if none has.
    func takeByte() -> UInt8? {
        state.withLock { $0.buffer.isEmpty ? nil : $0.buffer.removeFirst() }
    }

    /// Whether nothing more will come.
    var hasEnded: Bool { state.withLock { $0.isAtEnd && $0.buffer.isEmpty } }

    /// Reads what has arrived, waiting for it if need be.
    func readSome() {
        state.withLock { fill(&$0) }
    }

    /// A line out of the buffer; nil inside the result means the end, nil that more must be read.
    private func takeLine(_ state: inout State) -> String?? {
        let end = state.buffer.firstIndex(of: UInt8(ascii: "\n"))
        guard end != nil || state.isAtEnd || state.buffer.count >= Self.longestLine else { return nil }
        if end == nil, state.buffer.isEmpty { return .some(nil) }
        var line = state.buffer[..<(end ?? state.buffer.endIndex)]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        let text = String(decoding: line, as: UTF8.self)
        state.buffer = state.buffer[(end.map { $0 + 1 } ?? state.buffer.endIndex)...]
        return .some(text)
    }

    private func fill(_ state: inout State) {
        var block = [UInt8](repeating: 0, count: 16_384)
        let count = read(descriptor, &block, block.count)
        if count > 0 {
            state.buffer.append(contentsOf: block[..<count])
        } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
            state.isAtEnd = true
        } else if errno == EAGAIN {
            var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&wanted, 1, -1)
        }
    }
}
