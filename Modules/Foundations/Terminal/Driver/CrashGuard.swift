import Glibc
import Synchronization

/// What is to be restored, as an address; 0 while nothing is.
private let armed = Atomic<Int>(0)
/// What was to be done at each signal before, as the address of a table by their numbers.
private let formerActions = Atomic<Int>(0)

/// Gives the terminal back when the program crashes: an index out of range, a fault of memory.
///
/// A handler may do next to nothing (signal-safety(7)), so what it writes lies ready. It does not run when
/// the stack is full: there is nothing left to run on.
final class CrashGuard {
    private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

    /// From here on crashes go through it, one guard at a time.
    init() {
        let table = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        table.initialize(repeating: sigaction(), count: 65)
        // The former table is never freed: some thread may be reading it right now.
        formerActions.store(Int(bitPattern: table), ordering: .sequentiallyConsistent)
        armed.store(0, ordering: .sequentiallyConsistent)
        for signal in Self.signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { giveBackAndRaise($0) }
            action.sa_flags = SA_ONSTACK
            sigaction(signal, &action, table + Int(signal))
        }
    }

    /// This is what a crash restores.
    func arm(_ restoring: CrashRestore) {
        disarm()
        let place = UnsafeMutablePointer<CrashRestore>.allocate(capacity: 1)
        place.initialize(to: restoring)
        armed.store(Int(bitPattern: place), ordering: .sequentiallyConsistent)
    }

    /// Nothing is to be restored any more.
    func disarm() {
        let place = armed.exchange(0, ordering: .sequentiallyConsistent)
        guard let place = UnsafeMutablePointer<CrashRestore>(bitPattern: place) else { return }
        place.pointee.free()
        place.deallocate()
    }

    /// Crashes are again as they were.
    func end() {
        disarm()
        for signal in Self.signals { giveBack(signal) }
    }
}

/// What a crash restores.
struct CrashRestore {
    private let bytes: UnsafeMutableRawBufferPointer
    private let buffer: UnsafeMutableRawBufferPointer
    private let input: Int32
    private let output: Int32
    private var attributes: termios
    private let errors: (file: Int32, stream: Int32)

    /// Writes that to the terminal, sets its attributes, and says what was kept of the errors.
    init(
        _ text: String, input: Int32, output: Int32, _ attributes: termios,
        errors: (file: Int32, stream: Int32)
    ) {
        bytes = .allocate(byteCount: text.utf8.count, alignment: 1)
        bytes.copyBytes(from: text.utf8)
        buffer = .allocate(byteCount: 4096, alignment: 1)
        (self.input, self.output, self.attributes, self.errors) = (input, output, attributes, errors)
    }

    fileprivate mutating func run() {
        // A terminal that takes nothing must not keep the program from ending.
        var wanted = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        if poll(&wanted, 1, 1_000) == 1 { _ = write(output, bytes.baseAddress, bytes.count) }
        tcsetattr(input, TCSANOW, &attributes)
        copyAll(of: errors.file, to: errors.stream, by: buffer)
    }

    fileprivate func free() {
        bytes.deallocate()
        buffer.deallocate()
    }
}

private func giveBackAndRaise(_ signal: Int32) {
    let place = armed.exchange(0, ordering: .sequentiallyConsistent)
    UnsafeMutablePointer<CrashRestore>(bitPattern: place)?.pointee.run()
    giveBack(signal)
    raise(signal)
}

private func giveBack(_ signal: Int32) {
    let table = formerActions.load(ordering: .sequentiallyConsistent)
    guard let table = UnsafeMutablePointer<sigaction>(bitPattern: table) else { return }
    sigaction(signal, table + Int(signal), nil)
}
