/// Rule 2: cores reach the clock, randomness, files and the process through ports alone.
enum PurityRule {
    static let name = "purity"

    static func check(_ tree: SourceTree) -> [Violation] {
        let domains = tree.domains
        return tree.swiftFiles.filter { isCore($0.path, domains) }.flatMap { file in
            file.tokens.indices.flatMap { index in
                effects.filter { $0.occurs(in: file, at: index) }.map { effect in
                    Violation(
                        file: file.path, line: file.tokens[index].line, rule: name,
                        message: "`\(effect.pattern.joined())` has no place in a core: \(effect.instead)")
                }
            }
        }
    }

    static func isCore(_ path: String, _ domains: [String]) -> Bool {
        let foundations = ["Vocabulary", "SampleKit", "ContractKit"].map { "Modules/Foundations/\($0)/" }
        let cores = domains.flatMap { ["Modules/\($0)/Core/", "Modules/\($0)/Memory/"] }
        return (foundations + cores).contains(where: path.hasPrefix)
    }

    private struct Effect {
        let pattern: [String]
        let instead: String

        func occurs(in file: SwiftFile, at index: Int) -> Bool {
            guard file.matches(pattern, at: index) else { return false }
            let previous = file.tokens[safe: index - 1]
            // A method of our own may be called so: `func print(` declares it, `pager.print(` calls it.
            return pattern[0] != "print"
                || !(previous?.isWord("func") == true || previous?.isSymbol(".") == true)
        }
    }

    private static let clock = "take a `TimeSource` and ask it for `now()`."
    private static let identifiers = "take an `IdentifierSource` and ask it for `next()`."
    private static let randomness =
        "take an `IdentifierSource`, or a port of your own that gives the random bits."
    private static let waiting = "compare `TimeSource.now()` with the moment instead of waiting for it."
    private static let output = "return a value; the Terminal's streams print it at the edge."
    private static let files = "declare a port for what is kept; an edge of the domain implements it."
    private static let process = "take the value as an argument; Settings reads the configuration once."

    private static let effects: [Effect] = [
        (
            clock,
            [
                "Date ( )", "Date . init ( )", "Date . now", "clock_gettime", "time ( nil )",
                "ContinuousClock", "SuspendingClock",
            ]
        ),
        (identifiers, ["UUID ( )", "UUID . init ( )"]),
        (
            randomness,
            [
                ". random (", "SystemRandomNumberGenerator", ". randomElement ( )", ". shuffled ( )",
                ". shuffle ( )", "arc4random", "getrandom",
            ]
        ),
        (waiting, ["sleep (", "usleep (", "nanosleep ("]),
        (output, ["print (", "debugPrint (", "dump (", "fputs ("]),
        (
            files,
            [
                "FileManager", "FileHandle", "fopen (", "contentsOf : URL", "contentsOfFile",
                "Data ( contentsOf", "Data . init ( contentsOf", "String ( contentsOf",
                "String . init ( contentsOf",
            ]
        ),
        (process, ["ProcessInfo", "getenv", "CommandLine", "Process ( )", "exit ("]),
    ].flatMap { instead, patterns in
        patterns.map { Effect(pattern: $0.split(separator: " ").map(String.init), instead: instead) }
    }
}
