import Glibc
import Synchronization
import Terminal

/// A program that was started and is watched until it ends.
struct ChildProcess {
    /// Why a program could not be started or did not behave.
    struct Trouble: Error, CustomStringConvertible {
        let description: String
    }

    /// How it ended: its exit status, or 128 and the signal that ended it.
    typealias Status = Int32

    let pid: pid_t

    /// Held while a program is started, and while a pipe is made that no other program may inherit.
    static let starting = Mutex(())

    /// Starts the program. The descriptors become its streams; `terminal` instead is opened by the program as
    /// the terminal of a session of its own.
    init(
        _ path: String, _ arguments: [String], environment: [String: String], streams: [Int32] = [],
        terminal: String? = nil
    ) throws(Trouble) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
        }
        if let terminal {
            posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        Self.prepare(&attributes, hasTerminal: terminal != nil)
        var child = pid_t()
        let failure = Self.starting.withLock { _ in
            withCStrings([path] + arguments) { arguments in
                withCStrings(environment.map { "\($0)=\($1)" }) { environment in
                    posix_spawn(&child, path, &actions, &attributes, arguments, environment)
                }
            }
        }
        guard failure == 0 else {
            throw Trouble(description: "\(path): \(String(cString: strerror(failure)))")
        }
        pid = child
    }

    /// Signals as a shell gives them to a program, and a session of its own for one with a terminal.
    private static func prepare(_ attributes: inout posix_spawnattr_t, hasTerminal: Bool) {
        var usual = sigset_t()
        sigemptyset(&usual)
        for signal in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&usual, signal) }
        posix_spawnattr_setsigdefault(&attributes, &usual)
        // A thread of a pool blocks signals, which a program would inherit: tmux is ended by one.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        let session: Int32 = hasTerminal ? 0x80 : 0
        let flags = Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | session
        posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    /// Waits until the program has ended.
    func status() -> Status {
        var status: Int32 = 0
        while waitpid(pid, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }

    /// Sends a signal to it.
    func send(_ signal: Int32) { _ = kill(pid, signal) }
}

/// Reads what is there within that time; nil at the end. Throws when the time is over.
func readSome(_ descriptor: Int32, milliseconds: Int32) throws(ChildProcess.Trouble) -> [UInt8]? {
    try awaitBytes([descriptor], milliseconds)
    return readPart(descriptor)
}

/// Reads all of these to their ends and closes them. Throws when none has said anything for that long.
func readAll(
    _ descriptors: [Int32], silence seconds: Int32
) throws(ChildProcess.Trouble) -> [Int32: [UInt8]] {
    defer { for descriptor in descriptors { close(descriptor) } }
    var read: [Int32: [UInt8]] = [:]
    var open = descriptors
    while !open.isEmpty {
        for descriptor in try awaitBytes(open, seconds * 1000) {
            if let part = readPart(descriptor) {
                read[descriptor, default: []] += part
            } else {
                open.removeAll { $0 == descriptor }
            }
        }
    }
    return read
}

/// Waits until some of these have bytes or are at their end, and answers them.
@discardableResult
private func awaitBytes(
    _ descriptors: [Int32], _ milliseconds: Int32
) throws(ChildProcess.Trouble) -> [Int32] {
    var wanted = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&wanted, nfds_t(wanted.count), milliseconds) > 0 else {
        throw ChildProcess.Trouble(description: "nothing was written for \(milliseconds) ms")
    }
    return wanted.filter { $0.revents != 0 }.map(\.fd)
}

private func readPart(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    return count > 0 ? Array(buffer[..<count]) : nil
}
