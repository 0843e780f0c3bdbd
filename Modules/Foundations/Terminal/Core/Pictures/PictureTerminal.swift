/// What the variables of a process say of how its terminal shows pictures.
package struct PictureTerminal: Sendable {
    /// What is known without asking.
    package enum Knowledge: Hashable {
        /// It shows pictures so.
        case mode(PictureMode)
        /// It has to be asked.
        case unknown
        /// It shows none.
        case nothing
    }

    package let knowledge: Knowledge
    package let colours: PictureScreen.Colours
    /// Whether what is written goes through tmux, which keeps questions to itself that are not its own.
    package let isMultiplexed: Bool

    /// Reads them.
    package init(_ environment: [String: String]) {
        let kind = environment["TERM"] ?? ""
        isMultiplexed = environment["TMUX"] != nil || kind.hasPrefix("tmux")
        colours =
            switch (environment["COLORTERM"], kind) {
            case ("truecolor", _), ("24bit", _), (_, "xterm-kitty"), (_, "xterm-ghostty"): .all
            case (_, let kind) where kind.hasSuffix("256color"): .some256
            default: .few16
            }
        knowledge = Self.knowledge(environment, kind, isMultiplexed)
    }

    private static func knowledge(
        _ environment: [String: String], _ kind: String, _ isMultiplexed: Bool
    ) -> Knowledge {
        if ["", "dumb"].contains(kind) { return .nothing }
        // In tmux the variables of another terminal are left over; only tmux itself knows.
        if isMultiplexed { return .unknown }
        if kind == "linux" || kind.hasPrefix("screen") { return .mode(.blocks) }
        if ["xterm-kitty", "xterm-ghostty"].contains(kind) { return .mode(.kitty) }
        let names = [environment["TERM_PROGRAM"], environment["LC_TERMINAL"]]
        return names.contains("iTerm.app") || names.contains("iTerm2") ? .mode(.iterm2) : .unknown
    }

    private static let kittyQuestion = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    private static let attributesQuestion = "\u{1B}[c"

    /// What is written to ask. The last is what every terminal answers: behind its answer comes no other.
    package var questions: String {
        // tmux would take the question of kitty's protocol for a title.
        if isMultiplexed { return Self.attributesQuestion }
        return Self.kittyQuestion + "\u{1B}[16t" + Self.attributesQuestion
    }

    /// What is written to ask for pictures among cells: also what the terminal is called (XTVERSION), since
    /// none says whether it knows placeholders, and how large its window is in pixels.
    package var screenQuestions: String {
        if isMultiplexed { return Self.attributesQuestion }
        return Self.kittyQuestion + "\u{1B}[>q\u{1B}[16t\u{1B}[14t" + Self.attributesQuestion
    }
}
