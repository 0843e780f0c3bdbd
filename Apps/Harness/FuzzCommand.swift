public import ArgumentParser
import Terminal
public import Verification
import Vocabulary

/// Feeds readers and endpoints with inputs that are nearly right.
struct FuzzCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Feed readers and endpoints with inputs that are nearly right.",
        discussion: """
            Targets: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")). Everything runs in this \
            process, on data in memory. Ends with 0 only if nothing was found, with 1 otherwise. An input \
            that ends the process is one after the number that was told last: --from that number finds it.
            """)

    @Argument(help: "What is fed; all of them if none is named.")
    var targets: [FuzzTarget] = []

    @Option(help: ArgumentHelp("How many inputs each target gets.", valueName: "number"))
    var count = 10_000

    @Option(help: ArgumentHelp("The number of the first input.", valueName: "number"))
    var from = 0

    @Option(help: ArgumentHelp("The same seed gives the same inputs.", valueName: "number"))
    var seed: UInt64 = 1

    func validate() throws {
        if !(1...1_000_000_000).contains(count) { throw ValidationError("--count must be 1 to 10^9.") }
        if from < 0 { throw ValidationError("--from must not be negative.") }
    }

    func run() async throws {
        try await Session().run { console in
            var isClean = true
            for target in targets.isEmpty ? FuzzTarget.allCases : targets {
                let step = max(1000, count / 10)
                let report = try await FuzzRun(target, seed: seed).run(from..<from + count) { number in
                    if (number + 1 - from).isMultiple(of: step) {
                        console.note(Phrase("\(target.rawValue): \(number + 1)"))
                    }
                }
                Self.show(report, console)
                if report.faultCount > 0 { isClean = false }
            }
            if !isClean { throw ExitCode.failure }
        }
    }

    private static func show(_ report: FuzzReport, _ console: Console) {
        let answers = report.answers.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        console.print(
            StyledText(
                "\(report.target.rawValue): \(report.count) inputs, \(report.faultCount) faults "
                    + "(\(answers.joined(separator: ", ")))"))
        for fault in report.faults { console.print(StyledText("  " + fault)) }
        console.flush()
    }
}

extension FuzzTarget: ExpressibleByArgument {}
