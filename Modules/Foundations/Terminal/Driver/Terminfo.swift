import CTerminfo
import Glibc
import Synchronization

/// libtinfo knows one terminal at a time.
private let turn = Mutex(())

/// What the system's database says of a terminal (terminfo(5)).
struct Terminfo: Hashable, Sendable {
    /// What TERM says.
    let name: String
    /// How many colours it shows.
    let colours: Int
    /// What takes it to a screen of its own and back; nil where there is none.
    let alternateScreen: AlternateScreen?

    struct AlternateScreen: Hashable, Sendable {
        let enter: String
        let leave: String
    }

    /// Whether it is the console of Linux, which has neither pastes nor a mouse, and takes what it does not
    /// know for something else.
    var isLinuxConsole: Bool { name == "linux" || name.hasPrefix("linux-") }

    /// Looks it up. Throws if it is not known, or frames could not be written to it.
    init(_ name: String) throws(TerminalDriverError) {
        guard !name.isEmpty else { throw .unnamed }
        guard name != "dumb" else { throw .unable(name) }
        self = try turn.withLock { _ throws(TerminalDriverError) in
            var status: Int32 = 0
            let result = setupterm(name, STDOUT_FILENO, &status)
            defer { del_curterm(set_curterm(nil)) }
            // With 1 it is known to be one that prints on paper.
            guard result == OK || status == 1 else { throw .unknown(name) }
            guard result == OK, let move = Self.text("cup"), move.hasPrefix("\u{1B}[") else {
                throw .unable(name)
            }
            return Terminfo(known: name)
        }
    }

    /// Reads of the terminal that libtinfo has at hand.
    private init(known name: String) {
        self.name = name
        colours = max(0, Int(tigetnum("colors")))
        if let enter = Self.text("smcup"), let leave = Self.text("rmcup") {
            alternateScreen = AlternateScreen(enter: enter, leave: leave)
        } else {
            alternateScreen = nil
        }
    }

    /// A capability without the pauses that terminals of old needed, `$<5>`; nil if it has none.
    private static func text(_ capability: String) -> String? {
        guard let found = tigetstr(capability), found != UnsafeMutablePointer(bitPattern: -1) else {
            return nil
        }
        var (text, rest) = ("", String(cString: found)[...])
        while let pause = rest.firstRange(of: "$<"), let end = rest[pause.upperBound...].firstIndex(of: ">") {
            text += rest[..<pause.lowerBound]
            rest = rest[end...].dropFirst()
        }
        return text + rest
    }
}
