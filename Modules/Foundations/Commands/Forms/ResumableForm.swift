public import ArgumentParser
public import Terminal
import Vocabulary

/// Where a program keeps the answers of the last form that failed, for one terminal.
public struct FormMemory: Sendable {
    /// The kept answers of the form of that name; nil if there are none.
    public typealias Recalling = @Sendable (_ form: String) -> [FormAnswers.Answer]?
    /// Keeps the answers of a form in the place of any before; nil removes those of this form.
    public typealias Keeping = @Sendable (_ form: String, _ answers: [FormAnswers.Answer]?) -> Void

    let recall: Recalling
    let keep: Keeping

    /// Recalls and keeps so.
    public init(recalling: @escaping Recalling, keeping: @escaping Keeping) {
        (recall, keep) = (recalling, keeping)
    }
}

/// One run of a command with a form: its answers outlive a failure.
public struct ResumableForm: Sendable {
    /// The answers for the console of the run (`ConsoleOptions.answers`).
    public let answers: FormAnswers
    private let name: String
    private let memory: FormMemory

    /// The form of a command; nil for a command without one. Throws a usage error for `--resume` if no
    /// answers are kept.
    public init?(_ command: any ParsableCommand, _ memory: FormMemory) throws(UsageError) {
        guard let command = command as? any FormCommand else { return nil }
        (name, self.memory) = (String(reflecting: type(of: command)), memory)
        guard command.resuming.resume else {
            answers = FormAnswers()
            return
        }
        guard let kept = memory.recall(name) else { throw Self.nothingKept }
        answers = FormAnswers(offering: kept)
    }

    /// The command has succeeded: its answers are kept no longer.
    public func succeed() { memory.keep(name, nil) }

    /// The command has failed: keeps its answers, unless the person broke it off, and says how to go on.
    /// `words` is the command line.
    public func fail(with error: any Error, _ words: [String], on console: Console) {
        let all = answers.all
        guard !all.isEmpty, !Self.isBrokenOff(error) else { return }
        memory.keep(name, all)
        guard console.format == .human, !console.isQuiet else { return }
        let line = (words.filter { $0 != Self.flag } + [Self.flag]).map(\.shellWord).joined(separator: " ")
        console.note(
            Phrase(
                en: "Your answers are kept. To go on: \(line)", ko: "입력한 내용을 보관했습니다. 이어서 하려면: \(line)"))
    }

    private static let flag = "--resume"

    private static func isBrokenOff(_ error: any Error) -> Bool {
        error is CancellationError || (error as? UsageError)?.exitStatus == .interrupted
    }

    private static var nothingKept: UsageError {
        UsageError(
            Phrase(
                en: "No answers are kept: in this terminal this command has not failed within a day.",
                ko: "보관한 입력이 없습니다. 하루 안에 이 터미널에서 실패한 적이 없는 명령입니다."))
    }
}
