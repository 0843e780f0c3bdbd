public import ArgumentParser
import Commands
public import Moderation
public import Terminal
import Vocabulary

/// `madang moderate`: what moderators do about what was reported.
public struct ModerateNoun: ParsableCommand {
    /// Its name, its help, and what stands below it.
    public static var configuration: CommandConfiguration {
        .words(
            "moderate", en: "For moderators: the queue of reports, notes, acts, undo; the public log.",
            ko: "매니저용: 신고 목록, 메모, 조치, 되돌리기. 공개 기록은 누구나 봅니다.",
            subcommands: [Queue.self, Show.self, Note.self] as [any ParsableCommand.Type] + acting
                + [Batches.self, Batch.self, Undo.self, Log.self])
    }

    /// The command of each verb.
    static let acting: [any ActCommand.Type] = [
        Act<Dismiss>.self, Act<Hide>.self, Act<Restore>.self, Act<Remove>.self, Act<Silence>.self,
        Act<Unsilence>.self, Act<Suspend>.self, Act<Reinstate>.self,
    ]

    /// The verbs that have a command.
    public static var verbs: [ModerationVerb] { acting.map { $0.verb } }

    /// What moderators do in bulk, in words, by the verb that the audit log is told.
    public static let acts: [String: Phrase] = {
        var acts = ["moderation.undo": Phrase(en: "undone", ko: "되돌리기")]
        for verb in ModerationVerb.allCases { acts["moderation.\(verb.rawValue)"] = verb.words }
        return acts
    }()

    /// Made by the parser.
    public init() {}
}

/// A command that acts.
protocol ActCommand: RunnableCommand {
    /// What it does.
    static var verb: ModerationVerb { get }
}

/// A verb as a type, by which the parser knows its command.
protocol VerbType {
    /// Which verb it stands for.
    static var verb: ModerationVerb { get }
}

/// The command of a verb.
struct Act<Acted: VerbType>: ActCommand {
    static var verb: ModerationVerb { Acted.verb }

    static var configuration: CommandConfiguration {
        .words(
            verb.rawValue,
            en: "\(verb.words.en.prefix(1).uppercased())\(verb.words.en.dropFirst()): one or many.",
            ko: "\(verb.words.ko): 하나 또는 여럿.",
            examples: [Phrase("madang moderate \(verb.rawValue) 1 3")])
    }

    @OptionGroup var options: ActOptions
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        try await context.moderation { try await $0.act(Self.verb, options) }
    }
}

enum Dismiss: VerbType { static let verb = ModerationVerb.dismiss }
enum Hide: VerbType { static let verb = ModerationVerb.hide }
enum Restore: VerbType { static let verb = ModerationVerb.restore }
enum Remove: VerbType { static let verb = ModerationVerb.remove }
enum Silence: VerbType { static let verb = ModerationVerb.silence }
enum Unsilence: VerbType { static let verb = ModerationVerb.unsilence }
enum Suspend: VerbType { static let verb = ModerationVerb.suspend }
enum Reinstate: VerbType { static let verb = ModerationVerb.reinstate }
