import ContractKit
import Moderation

/// The features of moderation: the rows of `Docs/features/moderation.md`.
enum ModerationFeatures {
    static let all: [Feature] = [
        Feature(
            "Report any record or member for a reason of a closed list; again replaces what was said",
            shownBy: "`madang report lst_… --reason fraud`", endpoints: ["moderation.report"],
            topics: ["Reporting"], suites: ["ModerationTests.RuleTests", "ModerationTests.ScreenTests"]),
        Feature(
            "See one's own reports and what became of them, but not who decided",
            shownBy: "`madang reports`", endpoints: ["moderation.reports", "moderation.ownReport"],
            topics: ["Reporting"], suites: ["ModerationTests.ConsoleTests"]),
        Feature(
            "A queue of what was reported, most reported or oldest first, filtered, by cursor or number",
            shownBy: "`madang moderate queue`", endpoints: ["moderation.cases", "moderation.case"],
            topics: ["Queueing"], suites: ["ModerationTests.ConsoleTests"]),
        Feature(
            "Notes that moderators alone read", shownBy: "`madang moderate note lst_… TEXT`",
            endpoints: ["moderation.note"], topics: ["Queueing"]),
        Feature(
            "Dismiss, hide, restore, remove, silence, suspend, one subject or thousands in one command",
            shownBy: "`madang moderate hide --all-of mem_… --reason TEXT`",
            endpoints: ["moderation.preview", "moderation.batch", "moderation.batches"]
                + ModerationVerb.allCases.map { "moderation.\($0.rawValue)" },
            topics: ["Acting"],
            suites: ["ModerationTests.ParityTests", "ModerationBackendTests.FloodTests"]),
        Feature(
            "Undo a batch at once; what was begun and not finished is finished by whoever comes next",
            shownBy: "`madang moderate undo bat_…`", endpoints: ["moderation.undo"], topics: ["Undoing"]),
        Feature(
            "Reporters and owners are told, each once; a public log without names",
            shownBy: "`madang moderate log`", endpoints: ["moderation.log"], topics: ["Telling"]),
    ]
}
