public import ArgumentParser
import Commands
public import Moderation
public import Terminal
import Vocabulary

/// `madang moderate`: moderators' acts on reported records.
public struct ModerateCommand: ParsableCommand {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "moderate", en: "For moderators: the queue of reports, notes, acts, undo; the public log.",
            ko: "매니저용: 신고 목록, 메모, 조치, 되돌리기. 공개 기록은 누구나 봅니다.",
            subcommands: [Queue.self, Show.self, Note.self] + acting.map { $0 }
                + [Batches.self, Batch.self, Undo.self, Log.self])
    }

    /// The command of each verb.
    static let acting: [any ActCommand.Type] = [
        Dismiss.self, Hide.self, Restore.self, Remove.self, Silence.self, Unsilence.self, Suspend.self,
        Reinstate.self,
    ]

    /// The verbs that have a command.
    public static var verbs: [ModerationVerb] { acting.map { $0.verb } }

    /// The names of bulk acts, by their verb in the audit log.
    public static let acts: [String: Phrase] = {
        var acts = ["moderation.undo": Phrase(en: "undone", ko: "되돌리기")]
        for verb in ModerationVerb.allCases { acts["moderation.\(verb.rawValue)"] = verb.words }
        return acts
    }()

    /// Made by the parser.
    public init() {}
}

/// The command of a verb.
protocol ActCommand: RunnableCommand {
    /// The act that the command performs.
    static var verb: ModerationVerb { get }
    /// The subjects and the reason.
    var act: ActOptions { get }
}

extension ActCommand {
    static var configuration: CommandConfiguration {
        .words(
            verb.rawValue,
            en: "\(verb.words.en.prefix(1).uppercased())\(verb.words.en.dropFirst()): one or many.",
            ko: "\(verb.words.ko): 하나 또는 여럿.",
            examples: [Phrase("madang moderate \(verb.rawValue) 1 3")])
    }

    var global: GlobalOptions { act.global }

    func run(_ context: CommandContext) async throws {
        try await context.moderation { try await $0.act(Self.verb, act) }
    }
}

// Each is a type of its own and none of them a generic one, which the runtime would put together at every
// start of the program.

struct Dismiss: ActCommand {
    static let verb = ModerationVerb.dismiss
    @OptionGroup var act: ActOptions
}

struct Hide: ActCommand {
    static let verb = ModerationVerb.hide
    @OptionGroup var act: ActOptions
}

struct Restore: ActCommand {
    static let verb = ModerationVerb.restore
    @OptionGroup var act: ActOptions
}

struct Remove: ActCommand {
    static let verb = ModerationVerb.remove
    @OptionGroup var act: ActOptions
}

struct Silence: ActCommand {
    static let verb = ModerationVerb.silence
    @OptionGroup var act: ActOptions
}

struct Unsilence: ActCommand {
    static let verb = ModerationVerb.unsilence
    @OptionGroup var act: ActOptions
}

struct Suspend: ActCommand {
    static let verb = ModerationVerb.suspend
    @OptionGroup var act: ActOptions
}

struct Reinstate: ActCommand {
    static let verb = ModerationVerb.reinstate
    @OptionGroup var act: ActOptions
}
