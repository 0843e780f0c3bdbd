import FoundationEssentials
import Terminal

/// What takes a terminal to a full screen and back (xterm's ctlseqs; kitty's keyboard protocol).
struct TerminalModes: Hashable, Sendable {
    private let terminfo: Terminfo

    init(_ terminfo: Terminfo) { self.terminfo = terminfo }

    /// On the console of Linux these would be taken for others.
    private var knowsPrivateModes: Bool { !terminfo.isLinuxConsole }

    /// A screen of its own, pastes and focus told as such, keys told apart, and the mouse if it is wanted.
    func enter(mouse: Bool) -> String {
        let screen = terminfo.alternateScreen?.enter ?? ""
        guard knowsPrivateModes else { return screen }
        // Kitty keeps the modes of keys for each of its screens.
        return screen + "\u{1B}[?2004h\u{1B}[?1004h\u{1B}[>1u" + self.mouse(mouse)
    }

    /// Undoes all that `enter`, frames and `mouse` do, in whatever state they were broken off: the end of a
    /// string that has begun comes first.
    var leave: String {
        let modes = "\u{1B}[<u\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l\u{1B}[?2004l\u{1B}[?2026l"
        // Without a screen of its own nothing of the program's may stay behind.
        let screen = terminfo.alternateScreen?.leave ?? "\u{1B}[H\u{1B}[2J"
        return "\u{1B}\\" + (knowsPrivateModes ? modes : "") + "\u{1B}[?25h\u{1B}[0m" + screen
    }

    /// Turns mouse reports on or off: buttons, dragging and the wheel, with coordinates of any size.
    func mouse(_ isTaken: Bool) -> String {
        guard knowsPrivateModes else { return "" }
        return isTaken
            ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
    }

    /// Hands the text to the clipboard (OSC 52). tmux takes it where `set-clipboard` is on, and else lets it
    /// through where `allow-passthrough` is on.
    func copy(_ text: String, isMultiplexed: Bool) -> String {
        guard knowsPrivateModes else { return "" }
        let sequence = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}"
        return isMultiplexed ? sequence + "\u{1B}Ptmux;\u{1B}\(sequence)\u{1B}\\" : sequence
    }

    /// What every terminal is asked: for its background (OSC 11), then how wide a character of ambiguous
    /// width is, which is where the cursor stands behind it. Every terminal answers the second, after the
    /// first. The first frame clears it away.
    var questions: String {
        // GNU screen would repeat the first to the terminal outside whenever its window is shown.
        let ground = knowsPrivateModes && !terminfo.name.hasPrefix("screen") ? "\u{1B}]11;?\u{1B}\\" : ""
        return ground + "\u{1B}[H─\u{1B}[6n\u{1B}[H\u{1B}[K"
    }
}
