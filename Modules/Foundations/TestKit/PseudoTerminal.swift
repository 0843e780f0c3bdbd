import Glibc
import Testing

/// A real terminal whose screen and keyboard are in the test's hands.
public final class PseudoTerminal: Sendable {
    /// The end of the screen and keyboard.
    public let master: Int32
    /// The end that the program sees.
    public let slave: Int32
    /// Where another program finds that end.
    public let path: String

    /// Opens one of that size. Throws where the system has none.
    public init(columns: UInt16 = 80, lines: UInt16 = 24) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(master >= 0, "These tests need /dev/ptmx; mount devpts.")
        var (locked, number): (Int32, Int32) = (0, 0)
        // TIOCSPTLCK and TIOCGPTN (ioctl_tty(2)), whose macros Swift cannot import.
        try #require(ioctl(master, 0x4004_5431, &locked) == 0)
        try #require(ioctl(master, 0x8004_5430, &number) == 0)
        path = "/dev/pts/\(number)"
        slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(slave >= 0)
        resize(columns: columns, lines: lines)
    }

    deinit {
        close(slave)
        close(master)
    }

    /// Resizes the terminal; a program that it controls gets a signal.
    public func resize(columns: UInt16, lines: UInt16) {
        var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// Whether what is typed is shown.
    public var echoes: Bool {
        var attributes = termios()
        return tcgetattr(slave, &attributes) == 0 && attributes.c_lflag & tcflag_t(ECHO) != 0
    }

    /// Types as a person does, or a terminal that answers.
    public func type(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(master, bytes, bytes.count)
    }

    /// What stands on the screen since the last call, waiting until it holds the text; gives up after 10
    /// seconds.
    public func screen(until text: String) -> String {
        var seen = [UInt8]()
        var block = [UInt8](repeating: 0, count: 4096)
        while !String(decoding: seen, as: UTF8.self).contains(text) {
            var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&wanted, 1, 10_000) == 1 else { break }
            let count = read(master, &block, block.count)
            guard count > 0 else { break }
            seen += block[..<count]
        }
        return String(decoding: seen, as: UTF8.self)
    }
}
