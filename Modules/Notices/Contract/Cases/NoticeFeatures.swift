import ContractKit

/// The features of notices: the rows of `Docs/features/notices.md`.
enum NoticeFeatures {
    static let all: [Feature] = [
        Feature(
            "Be told once of what others have done that concerns oneself, and see it with its subject",
            shownBy: "`madang notices list`", endpoints: ["notices.list"], topics: ["Recording"],
            suites: ["NoticesTests.ConsoleTests"]),
        Feature(
            "Be told of what many do to one thing as one notice, which names the last and counts the others; "
                + "what was read begins anew, and with a member, a block, a text or a record goes their part",
            shownBy: "`madang notices list`", topics: ["Gathering", "Dispersing"],
            suites: ["NoticesBackendTests.GatheringTests"]),
        Feature(
            "Know how many are unread, and mark one, some or all as read",
            shownBy: "`madang notices unread`, `madang notices read`",
            endpoints: ["notices.unread", "notices.read", "notices.readOne"], topics: ["Reading"]),
        Feature(
            "Go from a notice to what it is about: it is marked as read, and the record is shown",
            shownBy: "`madang notices open 1`, Enter in `madang-tui`", topics: ["Reading"],
            suites: ["NoticesTests.OpeningTests", "NoticesTests.ScreenTests"]),
        Feature(
            "Hear of it at once, through any server, and resume without a gap where the connection broke",
            shownBy: "`madang watch`", endpoints: ["notices.events"], topics: ["Listening"],
            suites: ["NoticesTests.StreamTests"]),
        Feature(
            "A thousand notices are kept, for ninety days; they go when their recipient leaves",
            shownBy: "`madang auth withdraw`", topics: ["Reading"]),
        Feature(
            "What is told of words goes with them, with a block between the two, and with who has said them, "
                + "and is counted no longer; what was done stays told",
            shownBy: "`madang notices list`, after `madang comments remove com_…`", topics: ["Withdrawing"],
            suites: ["CrossDomainTests.BlockStoryTests"]),
    ]
}
