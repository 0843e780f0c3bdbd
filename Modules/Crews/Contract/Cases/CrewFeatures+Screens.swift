import ContractKit

extension CrewFeatures {
    /// Crews on a whole screen.
    static let screens: [Feature] = [
        Feature(
            "On a whole screen see a grid of crews with their covers, and one crew in tabs that stay in step:"
                + " about, members, meetings, comments, ledger",
            shownBy: "`madang-tui`, Crews",
            suites: ["CrewsTests.ScreenTests", "CrewsTests.ScreenStoryTests"], earlier: "001-U07"),
        Feature(
            "A failure is shown as fits what was asked for; a lost session leads to signing in and back",
            shownBy: "`madang-tui`, Crews", suites: ["CrewsTests.ScreenStoryTests"], earlier: "001-U08"),
    ]
}
