import Glibc

/// A terminal at which a test types; it keeps everything that was shown.
final class PseudoTerminal {
    private let descriptor: Int32
    private let child: ChildProcess
    private var shown: [UInt8] = []
    private var heard = 0

    /// Everything that was shown.
    var transcript: String { String(decoding: shown, as: UTF8.self) }

    /// Starts `madang` at a terminal of 80 columns and 24 lines.
    init(_ machine: Machine, _ words: [String]) throws {
        descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (locked, number): (Int32, Int32) = (0, 0)
        // TIOCSPTLCK and TIOCGPTN (ioctl_tty(2)), whose macros Swift cannot import.
        guard descriptor >= 0, ioctl(descriptor, 0x4004_5431, &locked) == 0,
            ioctl(descriptor, 0x8004_5430, &number) == 0
        else { throw ChildProcess.Trouble(description: "these tests need /dev/ptmx: mount devpts") }
        var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
        child = try ChildProcess(
            try Binaries.path("madang"), words, environment: machine.environment,
            terminal: "/dev/pts/\(number)")
    }

    /// Waits until the prompt is shown, behind what was waited for before, and then types the line.
    func answer(_ prompt: String, _ line: String) throws {
        try wait(for: prompt)
        type(line + "\n")
    }

    /// Types as a person does.
    func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(descriptor, bytes, bytes.count)
    }

    /// Waits until the text is shown behind what was waited for before.
    func wait(for text: String) throws {
        while true {
            if let range = shown[heard...].firstRange(of: Array(text.utf8)) {
                heard = range.upperBound
                return
            }
            guard let more = try? readSome(descriptor, milliseconds: 60_000) else {
                child.send(SIGKILL)
                throw ChildProcess.Trouble(description: "'\(text)' was not shown, but: \(transcript)")
            }
            shown += more
        }
    }

    /// Reads to the end and answers the status.
    func finish() -> ChildProcess.Status {
        while let more = try? readSome(descriptor, milliseconds: 60_000) { shown += more }
        let status = child.status()
        close(descriptor)
        return status
    }
}
