import Testing

@testable import Terminal

@Suite struct ColourTests {
    @Test(
        arguments: [
            (true, true, ["TERM": "xterm"], true), (true, false, ["TERM": "xterm"], false),
            (false, true, ["TERM": "xterm"], false), (true, true, ["TERM": "dumb"], false),
            (true, true, [:], false),
            (true, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
            (true, true, ["TERM": "xterm", "NO_COLOR": ""], true),
            (true, false, ["CLICOLOR_FORCE": "1"], true),
            (true, false, ["TERM": "x", "CLICOLOR_FORCE": "0"], false),
            (false, true, ["CLICOLOR_FORCE": "1"], false),
            (true, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
        ] as [(Bool, Bool, [String: String], Bool)])
    func coloursFollowFlagsTerminalAndEnvironment(
        allowed: Bool, isTerminal: Bool, environment: [String: String], used: Bool
    ) {
        let options = ConsoleOptions(allowsColour: allowed)
        #expect(options.usesColour(isTerminal: isTerminal, environment: environment) == used)
    }
}
