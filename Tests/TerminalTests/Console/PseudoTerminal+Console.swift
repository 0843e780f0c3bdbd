import TestKit

@testable import Terminal

extension PseudoTerminal {
    /// A console on the program's end.
    func console(
        _ options: ConsoleOptions = ConsoleOptions(language: .en), environment: [String: String] = [:]
    ) -> Console {
        Console.on(
            .init(input: slave, output: slave, errors: slave), options, environment: environment,
            clock: SystemTimeSource())
    }
}
