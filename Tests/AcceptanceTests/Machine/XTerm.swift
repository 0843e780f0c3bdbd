import Glibc
import Testing

/// A real xterm that knows sixel, as a VT340 does, with one program in it.
final class XTerm {
    /// The size of a cell in pixels, of the font that every X server has.
    static let cell = (width: 6, height: 13)

    private let machine: Machine
    private let server: XServer
    private let child: ChildProcess

    /// A terminal of 80 by 24 cells that fills its display and runs these words.
    init(_ machine: Machine, _ words: [String]) throws {
        let server = try XServer(machine, width: 80 * Self.cell.width, height: 24 * Self.cell.height)
        var machine = machine
        machine.variables["DISPLAY"] = server.display
        let look = ["-ti", "vt340", "-fn", "fixed", "-geometry", "80x24+0+0", "-b", "0", "-bw", "0", "+sb"]
        let input = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(input) }
        child = try ChildProcess(
            "/usr/bin/xterm", look + ["-u8", "-e"] + words, environment: machine.environment,
            streams: [input, input, input])
        (self.machine, self.server) = (machine, server)
        // Keys go to the window below the pointer.
        try press("mousemove", "200", "200")
    }

    deinit {
        child.send(SIGTERM)
        _ = child.status()
    }

    /// Presses a key, as X11 names it.
    func press(_ key: String) throws { try press("key", key) }

    private func press(_ words: String...) throws {
        let outcome = try machine.run("/usr/bin/xdotool", words)
        try #require(outcome.status == 0, "\(outcome)")
    }

    /// What is on its screen.
    func picture() throws -> ScreenPicture { try server.picture() }

    /// Whether there are programs to try this with; with MADANG_REQUIRE_BACKENDS=1 tests run, and fail,
    /// without them.
    static var isWanted: Bool {
        if getenv("MADANG_REQUIRE_BACKENDS").map({ String(cString: $0) }) == "1" { return true }
        return ["xterm", "Xvfb", "xdotool"].allSatisfy { access("/usr/bin/\($0)", X_OK) == 0 }
    }
}
