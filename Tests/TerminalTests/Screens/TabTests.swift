import Terminal
import TestKit
import Testing
import Vocabulary

/// Tabs: screens of other domains within one.
@Suite struct TabTests {
    private static let member = MemberID("mem_01m7yxr9q7es9ak9yt7snc4b5w")

    private static let tabs = [
        Tab(Phrase(en: "Notes", ko: "비밀"), Destination("own"), rank: 40, onlyFor: member),
        Tab(Phrase(en: "Things", ko: "물건"), Destination("shelf"), rank: 10),
        Tab(Phrase(en: "Rest", ko: "나머지"), Destination("rest"), rank: 20),
        Tab(Phrase(en: "Nothing", ko: "없음"), Destination("nowhere"), rank: 30),
    ]

    private static func router(_ tabs: [Tab] = tabs) -> Router {
        Router(
            [
                "hall": { _ in Mount(Hall()) }, "own": { _ in Mount(Leaf(text: "나만")) },
                "rest": { _ in Mount(Shelf(count: 12)) }, "door": { _ in Mount(Door()) },
            ],
            hosts: [
                "page": { _, router in
                    Tabs(Mount(Leaf(text: "소개")), named: Phrase(en: "About", ko: "소개"), tabs, router)
                }
            ]
        ).merging(ShellTests.router())
    }

    /// A screen that leads to the one with tabs.
    private struct Hall: Screen {
        var actions: [Action] { [.open] }
        func start() -> (Int, [Request<Int>]) { (0, []) }
        func title(_ state: Int) -> Phrase { Phrase(en: "Hall", ko: "복도") }
        func event(for input: ScreenInput, in state: Int) -> Int? {
            input == .action(Action.open.id) ? 1 : nil
        }
        func update(_ state: inout Int, _ event: Int, _ around: Surroundings) -> [Request<Int>] {
            [.open(Destination("page"))]
        }
        func view(_ state: Int, _ around: Surroundings) -> Frame { Frame(around.size) }
    }

    /// A screen that closes when it is entered.
    private struct Door: Screen {
        var actions: [Action] { [.open] }
        func start() -> (Int, [Request<Int>]) { (0, []) }
        func title(_ state: Int) -> Phrase { Phrase(en: "Door", ko: "문") }
        func event(for input: ScreenInput, in state: Int) -> Int? {
            input == .action(Action.open.id) ? 1 : nil
        }
        func update(_ state: inout Int, _ event: Int, _ around: Surroundings) -> [Request<Int>] { [.back] }
        func view(_ state: Int, _ around: Surroundings) -> Frame { Frame(around.size) }
    }

    private static func stage(
        _ router: Router = router(), at place: String = "page", columns: Int = 60, member: MemberID? = nil
    ) -> ShellStage {
        ShellStage(
            router, opening: Destination(place), size: Size(columns: columns, rows: 9), member: member)
    }

    @Test func theFirstTabIsTheScreenItselfAndOthersAreReadWhenTheyAreTurnedTo() async {
        var stage = Self.stage()
        #expect(stage.text.hasPrefix(" 마당 > 소개\n[소개] 물건  나머지\n소개\n"), "\(stage.text)")
        #expect(stage.asked.isEmpty)
        stage.press("]")
        #expect(stage.asked.count == 1)
        await stage.settle()
        #expect(
            stage.text.hasPrefix(" 마당 > 소개 · 물건\n 소개 [물건] 나머지\n물건 0\n물건 1\n"), "\(stage.text)")
    }

    @Test(arguments: [["]", "["], ["tab", "shift-tab"]])
    func keysTurnThemRoundBothWays(_ keys: [String]) async {
        var stage = Self.stage()
        for current in ["[물건]", "[나머지]", "[소개]"] {
            stage.press(keys[0])
            #expect(stage.text.contains(current), "\(stage.text)")
        }
        stage.press(keys[1])
        #expect(stage.text.contains("[나머지]"), "\(stage.text)")
    }

    @Test func eachTabKeepsItsPlaceAndGetsItsOwnAnswers() async {
        var stage = Self.stage()
        stage.press("]", "]")
        #expect(stage.asked.count == 2, "both are being read")
        await stage.settle()
        stage.press("end", "[", "down", "down", "]", "[")
        #expect(stage.asked.isEmpty && stage.text.contains("[물건]"), "\(stage.text)")
        stage.press("enter")
        #expect(stage.text.contains("> 물건 2번"), "\(stage.text)")
        stage.press("escape")
        #expect(stage.text.contains("[물건]") && stage.asked.isEmpty, "\(stage.text)")
    }

    @Test func clicksTurnThemAndReachTheirRows() async {
        var stage = Self.stage()
        stage.click("물건")
        await stage.settle()
        stage.click("물건 3")
        stage.press("enter")
        #expect(stage.text.contains("> 물건 3번"), "\(stage.text)")
        stage.press("escape")
        stage.click("나머지")
        #expect(stage.text.contains("[나머지]"), "\(stage.text)")
    }

    @Test func theyAreFoundByTheirNames() async {
        var stage = ShellStage(Self.router(), opening: Destination("page"))
        stage.press("?")
        stage.type("나머지")
        stage.press("enter")
        #expect(stage.text.contains("[나머지]"), "\(stage.text)")
    }

    @Test func oneIsForItsMemberAlone() {
        var stage = Self.stage(member: Self.member)
        stage.press("[")
        #expect(stage.text.contains("[비밀]") && stage.text.contains("나만"), "\(stage.text)")
        stage.receive(.renewed(Self.router(), nil))
        #expect(stage.text.contains("[소개]") && !stage.text.contains("비밀"), "\(stage.text)")
    }

    @Test func whoComesBackDoesNotSeeWhatWasReadBefore() async {
        let own = Tab(Phrase(en: "Own", ko: "내 것"), Destination("rest"), rank: 1, onlyFor: Self.member)
        var stage = Self.stage(Self.router([own]), member: Self.member)
        stage.press("]")
        await stage.settle()
        stage.receive(.renewed(Self.router([own]), nil))
        stage.receive(.renewed(Self.router([own]), Self.member))
        stage.press("]")
        #expect(stage.asked.count == 1, "the tab is read anew")
    }

    @Test func whereSomebodyTypesInATabTheKeysAreText() async {
        var stage = Self.stage()
        stage.press("]")
        await stage.settle()
        stage.press("e")
        stage.type("[]x")
        stage.press("tab")
        #expect(stage.text.contains("[물건]") && stage.text.contains("[]x"), "\(stage.text)")
    }

    @Test func closingTheScreenStopsWhatItsTabsRead() async {
        var stage = Self.stage(at: "hall")
        stage.press("enter", "]")
        let asked = stage.asked
        stage.press("escape")
        #expect(asked.count == 1 && stage.cancelled == asked)
        let before = stage.text
        #expect(before.hasPrefix(" 마당 > 복도\n"), "\(before)")
        await stage.settle()
        #expect(stage.text == before)
    }

    @Test func aTabThatClosesLeadsToTheFirst() async {
        let door = Tab(Phrase(en: "Door", ko: "문"), Destination("door"), rank: 1)
        var stage = Self.stage(Self.router([door]), at: "hall")
        stage.press("enter", "]", "enter")
        #expect(stage.text.contains("> 복도 > 소개\n[소개] 문\n"), "\(stage.text)")
    }

    @Test func withoutOtherTabsThereIsNoRowForThem() async {
        let stage = Self.stage(Self.router([]))
        #expect(stage.text.hasPrefix(" 마당 > 소개\n소개\n"), "\(stage.text)")
    }

    @Test func aNarrowRowShowsTheCurrentTabBetweenArrows() async {
        var stage = Self.stage(columns: 16)
        #expect(stage.text.contains("\n< 소개 >\n"), "\(stage.text)")
        stage.click("<")
        #expect(stage.text.contains("\n< 나머지 >\n"), "\(stage.text)")
    }

    @Test(arguments: KeyMap.Preset.allCases) func noTwoActionsShareAKey(_ preset: KeyMap.Preset) async {
        var stage = ShellStage(Self.router(), opening: Destination("page"), keys: KeyMap(preset))
        for _ in 0..<3 {
            #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
            stage.press("]")
            await stage.settle()
        }
    }

    @Test(arguments: 0..<200) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async {
        var stage = Self.stage(member: seed % 2 == 0 ? Self.member : nil)
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }
}
