import Terminal
import TestKit
import Testing
import Vocabulary

/// Sections, each with a stack of screens, and the bar that shows them.
@Suite struct SectionTests {
    static func router(_ shelf: Shelf = Shelf()) -> Router {
        Router(
            [
                "cellar": { _ in Mount(Leaf(text: "지하실")) },
                "attic": { _ in Mount(Attic()) },
            ],
            sections: [
                Section(6, "attic", Phrase(en: "Attic", ko: "다락"), Destination("attic")),
                Section(1, "shelf", Phrase(en: "Shelf", ko: "선반"), Destination("shelf")),
                Section(
                    3, "cellar", formerly: ["go.down"], Phrase(en: "Cellar", ko: "지하"),
                    Destination("cellar")),
            ]
        ).merging(ShellTests.router(shelf))
    }

    /// A screen that closes, and that opens another when what it waits for has come.
    private struct Attic: Screen {
        enum Event { case close, wait, came }

        static let wait = Action("wait", Phrase(en: "Wait", ko: "기다리기"), [.text("w")])
        var actions: [Action] { [.open, Self.wait] }
        func start() -> (Int, [Request<Event>]) { (0, []) }
        func title(_ state: Int) -> Phrase { Phrase(en: "Attic", ko: "다락") }
        func event(for input: ScreenInput, in state: Int) -> Event? {
            switch input {
            case .action(Action.open.id): .close
            case .action(Self.wait.id): .wait
            default: nil
            }
        }
        func update(_ state: inout Int, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
            switch event {
            case .close: [.back]
            case .wait: [.load(slot: "wait") { .came }]
            case .came: [.open(Destination("thing", ["id": "7"]))]
            }
        }
        func view(_ state: Int, _ around: Surroundings) -> Frame { Frame(around.size) }
    }

    static func stage(
        _ size: Size = Size(columns: 80, rows: 12), _ language: Language = .ko
    ) async -> ShellStage {
        var stage = ShellStage(router(), opening: Destination("shelf"), size: size, language)
        await stage.settle()
        return stage
    }

    @Test func theBarShowsAllSectionsByTheirDigitsAndTheWayInTheCurrentOne() async {
        var stage = await Self.stage()
        #expect(stage.text.hasPrefix("[1 선반] 3 지하  6 다락\n물건 0\n"), "\(stage.text)")
        stage.press("enter")
        #expect(stage.text.hasPrefix("[1 선반] 3 지하  6 다락  물건 0번\n"), "\(stage.text)")
        stage.press("3")
        #expect(stage.text.hasPrefix(" 1 선반 [3 지하] 6 다락  지하실\n지하실\n"), "\(stage.text)")
        #expect(stage.shell.frame().roles.hasPrefix("HHHHHHHHhhhhhhhhHHHHHHHH"))
    }

    @Test func theBarIsInTheLanguageOfThePerson() async {
        let stage = await Self.stage(Size(columns: 80, rows: 12), .en)
        #expect(stage.text.hasPrefix("[1 Shelf] 3 Cellar  6 Attic\n"), "\(stage.text)")
    }

    @Test func oneSectionAloneHasNoBarAndNoDigit() async {
        let section = Section(1, "shelf", Phrase(en: "Shelf", ko: "선반"), Destination("shelf"))
        let router = Router([:], sections: [section]).merging(ShellTests.router())
        var stage = ShellStage(router, opening: Destination("shelf"), size: Size(columns: 80, rows: 12))
        await stage.settle()
        let before = stage.text
        #expect(before.hasPrefix(" 마당 > 선반\n"), "\(before)")
        stage.press("1")
        #expect(stage.text == before)
    }

    @Test func eachSectionKeepsItsScreensAndItsPlace() async {
        var stage = await Self.stage()
        for _ in 0..<12 { stage.press("down") }
        await stage.settle()
        let list = stage.text
        stage.press("enter")
        let thing = stage.text
        #expect(thing.contains("물건 12번"), "\(thing)")
        stage.press("3", "1")
        #expect(stage.text == thing && stage.asked.isEmpty, "nothing is read anew: \(stage.text)")
        stage.press("escape")
        #expect(stage.text == list)
    }

    @Test func whereSomebodyTypesDigitsAreText() async {
        var stage = await Self.stage()
        stage.press("e")
        stage.type("31")
        #expect(stage.text.hasPrefix("[1 선반]") && stage.text.contains("31\n"), "\(stage.text)")
        stage.press("alt-3")
        #expect(stage.text.contains("[3 지하]"), "\(stage.text)")
        stage.press("1")
        stage.type("6")
        #expect(stage.text.hasPrefix("[1 선반]") && stage.text.contains("316\n"), "\(stage.text)")
    }

    @Test func aDigitWithoutASectionDoesNothingAndThatOfTheCurrentOneSaysSo() async {
        var stage = await Self.stage()
        let before = stage.text
        stage.press("2", "4", "5", "7", "0")
        #expect(stage.text == before)
        stage.press("1")
        #expect(stage.text.contains("\n지금 보고 있는 메뉴입니다.\n"), "\(stage.text)")
    }

    @Test func theFirstScreenOfASectionIsNotLeftByGoingBack() async {
        var stage = await Self.stage()
        stage.press("3", "escape", "h", "backspace")
        #expect(stage.text.contains("[3 지하]") && !stage.hasQuit, "\(stage.text)")
    }

    @Test func aSectionWhoseScreensHaveClosedBeginsAnew() async {
        var stage = await Self.stage()
        stage.press("6", "enter")
        #expect(stage.text.hasPrefix("[1 선반] 3 지하  6 다락\n물건 0\n"), "\(stage.text)")
        #expect(!stage.hasQuit)
        stage.press("6")
        #expect(stage.text.contains("[6 다락]"), "\(stage.text)")
    }

    @Test func whatComesWhileAnotherSectionIsSeenIsThereAfterwards() async {
        var stage = ShellStage(
            Self.router(), opening: Destination("shelf"), size: Size(columns: 80, rows: 12))
        stage.press("6", "w", "3")
        await stage.settle()
        #expect(stage.text.contains("[3 지하] 6 다락  지하실"), "\(stage.text)")
        stage.press("6")
        #expect(stage.text.contains("[6 다락] 물건 7번"), "\(stage.text)")
        stage.press("1")
        #expect(stage.text.contains("\n물건 0\n물건 1\n"), "\(stage.text)")
    }

    @Test func aSignOutClosesTheScreensOfOtherSections() async throws {
        let member = try #require(MemberID("mem_01m7yxr9q7es9ak9yt7snc4b5w"))
        var stage = await Self.stage()
        stage.press("6", "w")
        await stage.settle()
        stage.press("1", "enter")
        stage.receive(.renewed(Self.router(), member))
        stage.press("6")
        #expect(stage.text.contains("[6 다락] 물건 7번"), "a sign-in closes nothing: \(stage.text)")
        stage.press("1")
        stage.receive(.renewed(Self.router(), nil))
        #expect(stage.text.contains("6 다락  물건 0번"), "\(stage.text)")
        stage.press("6")
        #expect(stage.text.contains("[6 다락]\n"), "\(stage.text)")
    }

    @Test func clicksOpenSections() async {
        var stage = await Self.stage()
        stage.click("3 지하")
        #expect(stage.text.contains("[3 지하]"), "\(stage.text)")
        stage.click("1 선반")
        #expect(stage.text.contains("[1 선반]"), "\(stage.text)")
    }

    @Test func aNarrowTerminalShowsTheCurrentSectionBetweenArrows() async {
        var stage = await Self.stage(Size(columns: 40, rows: 12))
        #expect(stage.text.hasPrefix("< 1 선반 >\n물건 0\n"), "\(stage.text)")
        stage.click(">")
        #expect(stage.text.hasPrefix("< 3 지하 > 지하실\n"), "\(stage.text)")
        stage.click("<")
        stage.click("<")
        #expect(stage.text.hasPrefix("< 6 다락 >\n"), "\(stage.text)")
        stage.press("1")
        #expect(stage.text.hasPrefix("< 1 선반 >\n"), "\(stage.text)")
    }

    @Test func sectionsAreFoundAndOpenedByTheirNames() async {
        var stage = await Self.stage(Size(columns: 80, rows: 40))
        stage.press("?")
        #expect(stage.text.contains("선반 (지금 보고 있는 메뉴입니다.)"), "\(stage.text)")
        stage.type("지하")
        #expect(stage.text.contains("section.cellar"), "\(stage.text)")
        stage.press("enter")
        #expect(stage.text.contains("[3 지하]"), "\(stage.text)")
    }

    @Test func keyFilesGiveSectionsOtherKeys() {
        let file = KeyFile("section.shelf: f4\ngo.down: f5", .vi, screens: Self.router().screens)
        #expect(file.faults.isEmpty, "\(file.faults)")
        #expect(
            file.own == ["section.shelf": [Key(.function(4))], "section.cellar": [Key(.function(5))]])
    }

    @Test(arguments: KeyMap.Preset.allCases) func noTwoActionsShareAKey(_ preset: KeyMap.Preset) async {
        var stage = ShellStage(Self.router(), opening: Destination("shelf"), keys: KeyMap(preset))
        for digit in ["1", "3", "6"] {
            stage.press(digit)
            await stage.settle()
            #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
        }
    }

    @Test(arguments: 0..<200) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async {
        var stage = ShellStage(Self.router(Shelf(count: 300)), opening: Destination("shelf"))
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }
}
