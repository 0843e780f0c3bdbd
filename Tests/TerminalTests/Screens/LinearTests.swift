import ContractKit
import SampleKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// A shell that is heard line by line.
@Suite struct LinearTests {
    /// What is heard by whoever types these lines, and the lines themselves behind their prompts. What was
    /// asked for is waited for, however busy the machine is.
    private static func hear(
        _ lines: [String], _ shelf: Shelf = Shelf(), _ router: Router? = nil, isTerminal: Bool = true,
        patience: Duration = .seconds(600)
    ) async -> String {
        let recording = Console.recording(
            input: lines, inputIsTerminal: isTerminal, echoesInput: isTerminal)
        let time = ManualClock()
        var loop = ShellLoop(SilentDisplay(), time: time) { (ShellTests.router(shelf), nil) }
        let around = Surroundings(size: Size(columns: 1, rows: 1), now: time.now(), language: .ko)
        await loop.talk(
            ScreenShell(router ?? ShellTests.router(shelf), around: around), opening: Destination("shelf"),
            on: recording.console, patience: patience)
        return recording.output
    }

    @Test func aPipeIsToldWithoutBlanksBehindPromptsAndEndsWithTheInput() async {
        let heard = await Self.hear([], Shelf(count: 2), isTerminal: false)
        #expect(heard.hasSuffix("화면: 선반\n1. 물건 0 (선택됨)\n2. 물건 1\n명령:\n"), "\(heard)")
    }

    @Test func aNumberChoosesAndSaysSoOnce() async {
        let heard = await Self.hear(["3", "3", "열기", "뒤로", "4"], Shelf(count: 3))
        #expect(heard.contains("명령: 3\n3. 물건 2 (선택됨)\n명령: 3\n3. 물건 2 (선택됨)\n명령: 열기\n화면: 물건 2번\n"), "\(heard)")
        #expect(heard.contains("명령: 뒤로\n화면: 선반\n1. 물건 0\n2. 물건 1\n3. 물건 2 (선택됨)\n"), "\(heard)")
        #expect(heard.hasSuffix("명령: 4\n4번이 없습니다.\n명령: "), "\(heard)")
    }

    @Test func twentyAreToldAtOnceAndTheNextWhenTheyAreReached() async {
        let heard = await Self.hear(Array(repeating: "아래로", count: 20), Shelf(count: 45))
        #expect(heard.contains("20. 물건 19\n21번부터 더 있습니다: page-down\n명령: 아래로\n2. 물건 1 (선택됨)\n"), "\(heard)")
        #expect(heard.hasSuffix("40. 물건 39\n41번부터 더 있습니다: page-down\n21. 물건 20 (선택됨)\n명령: "), "\(heard)")
    }

    @Test(arguments: ["버리기", "drop", "d", "ㅇ", "DROP", ":d", "버리"])
    func anActionIsKnownByItsNamesAndKeys(_ name: String) async {
        let heard = await Self.hear([name, "글쎄", "예", "u"])
        #expect(
            heard.contains("버릴까요?\n예 또는 아니요 (y, n): 글쎄\n버릴까요?\n예 또는 아니요 (y, n): 예\n버렸습니다. 되돌리기: u\n"),
            "\(heard)")
        #expect(heard.contains("돌아옴"), "\(heard)")
    }

    @Test func theTextBehindANameGoesIntoTheLineThatItOpens() async {
        let heard = await Self.hear(["메모 가나 다", "버리기 가나"], Shelf(count: 1))
        #expect(heard.contains("가나 다"), "\(heard)")
        #expect(heard.contains("'버리기'에는 글을 붙일 수 없습니다."), "\(heard)")
    }

    @Test func whatIsRefusedOrUnknownOrMeantTwiceSaysSo() async {
        let heard = await Self.hear(["태우기", "태우기", "비밀", "fly\u{1B}[2J", "위", ""], Shelf(count: 1))
        #expect(heard.ranges(of: "여기서는 태울 수 없습니다.\n").count == 2, "\(heard)")
        #expect(heard.contains("'비밀'은 여기서 할 수 없습니다."), "\(heard)")
        #expect(heard.contains("'fly^[[2J'는 여기서"), "\(heard)")
        #expect(heard.contains("어느 것인가요: 위로, 한 화면 위로, 맨 위로?"), "\(heard)")
        #expect(heard.hasSuffix("명령: \n화면: 선반\n1. 물건 0 (선택됨)\n명령: "), "\(heard)")
    }

    @Test func whereSomebodyTypesALineIsText() async {
        let heard = await Self.hear(["메모", "q", "메모", ":quit", "읽지 않음"], Shelf(count: 1))
        #expect(heard.contains("글: q\n1. 물건 0, q\n명령: 메모\n글: :quit\n"), "\(heard)")
        #expect(!heard.contains("읽지"))
    }

    @Test func theMapOfKeysLeavesOutWhatIsForEyes() async {
        let heard = await Self.hear(["?"], Shelf(count: 1))
        #expect(heard.contains("버리기: d, drop\n태우기: b, burn (여기서는 태울 수 없습니다.)\n"), "\(heard)")
        #expect(!heard.contains("마우스") && !heard.contains("비밀") && !heard.contains("다시 그리기"))
    }

    @Test func aSectionIsToldAndOpenedByItsName() async {
        let heard = await Self.hear(
            ["지하", "shelf", "?"], Shelf(count: 1), SectionTests.router(Shelf(count: 1)))
        #expect(
            heard.contains(
                """
                메뉴: 선반 (선반, 지하, 다락)
                화면: 선반
                1. 물건 0 (선택됨)
                명령: 지하
                메뉴: 지하 (선반, 지하, 다락)
                화면: 지하실
                지하실
                명령: shelf
                메뉴: 선반 (선반, 지하, 다락)
                화면: 선반
                1. 물건 0 (선택됨)
                """), "\(heard)")
        #expect(heard.contains("\n지하: section.cellar\n"), "\(heard)")
    }

    @Test func theTabsAreToldAndTheOneThatIsTurnedToIsRead() async {
        let name = Phrase(en: "Rest", ko: "나머지")
        let router = Router(
            ["rest": { _ in Mount(Shelf(count: 2)) }],
            hosts: [
                "shelf": { _, router in
                    Tabs(
                        Mount(Leaf(text: "소개")), named: Phrase(en: "About", ko: "소개"),
                        [Tab(name, Destination("rest"), rank: 1)], router)
                }
            ])
        let heard = await Self.hear(["다음 탭"], Shelf(), router)
        #expect(
            heard.contains(
                """
                화면: 소개
                탭: 소개 (소개, 나머지)
                소개
                명령: 다음 탭
                화면: 소개 · 나머지
                탭: 나머지 (소개, 나머지)
                1. 물건 0 (선택됨)
                2. 물건 1
                """), "\(heard)")
    }

    @Test func whatDoesNotComeIsNotWaitedForLongerThanThat() async {
        let heard = await Self.hear(
            ["q"], Shelf(), Router(["shelf": { _ in Mount(Silence()) }]), patience: .milliseconds(20))
        #expect(heard.contains("화면: 정적\n오래 걸리고 있습니다."), "\(heard)")
    }

    /// A screen whose work never ends by itself.
    private struct Silence: Screen {
        var actions: [Action] { [] }
        func start() -> (Int, [Request<Int>]) {
            (0, [.load(slot: "never") { await AsyncStream<Int> { _ in }.first { _ in true } ?? 0 }])
        }
        func title(_ state: Int) -> Phrase { Phrase(en: "Silence", ko: "정적") }
        func event(for input: ScreenInput, in state: Int) -> Int? { nil }
        func update(_ state: inout Int, _ event: Int, _ around: Surroundings) -> [Request<Int>] { [] }
        func view(_ state: Int, _ around: Surroundings) -> Frame { Frame(around.size) }
    }

    @Test(arguments: 0..<10) func nothingThatIsTypedBreaksIt(_ seed: UInt64) async {
        var seeded = SeededGenerator(seed: seed)
        let words = [
            "", "?", "1", "12", "-3", ":", "메모", "가\u{1B}[31m", "열기", "뒤로", "d", "y", "n", "u", "\\", ":5",
            "G",
        ]
        let lines = (0..<50).compactMap { _ in words.randomElement(using: &seeded) }
        let heard = await Self.hear(lines, Shelf(count: 300), isTerminal: false)
        let prompts = heard.split(separator: "\n").count { ["명령:", "글:", "예 또는 아니요 (y, n):"].contains($0) }
        #expect(!heard.contains("\u{1B}") && prompts == 51, "\(heard)")
    }
}
