import Terminal
import TestKit
import Testing
import Vocabulary

/// Screens beside the names of tabs: actions of a page that other domains bring.
@Suite struct BesideTabTests {
    /// Counts how often it was rung.
    private struct Bell: Screen {
        static let ring = Action("bell.ring", Phrase(en: "Ring", ko: "울리기"), [.text("f")], isShown: true)

        var actions: [Action] { [Self.ring] }
        func start() -> (Int, [Request<Int>]) { (0, [.load(slot: "bell") { 10 }]) }
        func title(_ state: Int) -> Phrase { Self.ring.title }
        func event(for input: ScreenInput, in state: Int) -> Int? {
            switch input {
            case .action(Self.ring.id): 1
            case .appeared: 100
            default: nil
            }
        }
        func update(_ state: inout Int, _ event: Int, _ around: Surroundings) -> [Request<Int>] {
            state += event
            return event == 1 ? [.toast(Phrase(en: "Rung.", ko: "울렸습니다."), undo: -1)] : []
        }
        func view(_ state: Int, _ around: Surroundings) -> Frame {
            var frame = Frame(around.size)
            frame.put(line: "종 \(state)", in: frame.bounds)
            return frame
        }
    }

    /// A page whose photos turn by the keys of tabs.
    private struct Album: Screen {
        static let turn = Action("album.turn", Phrase(en: "Turn", ko: "넘기기"), [.text("]"), .text("[")])

        var actions: [Action] { [Self.turn] }
        func start() -> (Int, [Request<Int>]) { (1, []) }
        func title(_ state: Int) -> Phrase { Phrase(en: "Album", ko: "사진첩") }
        func event(for input: ScreenInput, in state: Int) -> Int? {
            input == .action(Self.turn.id) ? 1 : nil
        }
        func update(_ state: inout Int, _ event: Int, _ around: Surroundings) -> [Request<Int>] {
            state += event
            return []
        }
        func view(_ state: Int, _ around: Surroundings) -> Frame {
            var frame = Frame(around.size)
            frame.put(line: "사진 \(state)", in: frame.bounds)
            return frame
        }
    }

    private static func stage(columns: Int = 60, besides: Int = 1) -> ShellStage {
        let tabs =
            [Tab(Phrase(en: "Rest", ko: "나머지"), Destination("rest"), rank: 10)]
            + Array(repeating: Tab.beside(Destination("bell"), rank: 1), count: besides)
        let router = Router(
            ["rest": { _ in Mount(Leaf(text: "나머지 글")) }, "bell": { _ in Mount(Bell()) }],
            hosts: [
                "page": { _, router in
                    Tabs(Mount(Album()), named: Phrase(en: "Album", ko: "사진첩"), tabs, router)
                }
            ])
        return ShellStage(
            router, opening: Destination("page"), size: Size(columns: columns, rows: 9))
    }

    @Test func itStandsBesideTheNamesAndItsActionIsThePages() async {
        var stage = Self.stage()
        await stage.settle()
        #expect(stage.text.contains("\n[사진첩] 나머지   종 10\n사진 1\n"), "\(stage.text)")
        stage.press("f")
        #expect(stage.text.contains("종 11") && stage.text.contains("울렸습니다."), "\(stage.text)")
        stage.press("u")
        #expect(stage.text.contains("종 10"), "undo reaches it: \(stage.text)")
    }

    @Test func anotherTabHasNeitherItNorItsAction() async {
        var stage = Self.stage()
        await stage.settle()
        stage.press("tab", "f")
        #expect(stage.text.contains("[나머지]") && !stage.text.contains("종"), "\(stage.text)")
        stage.press("tab")
        #expect(stage.text.contains("종 10"), "to turn back changes nothing: \(stage.text)")
    }

    @Test func itIsToldWhenThePageIsSeenAgain() async {
        var stage = Self.stage()
        await stage.settle()
        stage.take(.resized(Size(columns: 50, rows: 9)))
        #expect(stage.text.contains("종 110"), "\(stage.text)")
    }

    @Test func aScreenThatTurnsItsPhotosKeepsItsKeys() async {
        var stage = Self.stage()
        await stage.settle()
        stage.press("]", "[")
        #expect(stage.text.contains("[사진첩]") && stage.text.contains("사진 3"), "\(stage.text)")
        stage.press("tab")
        #expect(stage.text.contains("[나머지]"), "\(stage.text)")
        stage.press("]")
        #expect(stage.text.contains("[사진첩]"), "where the keys are free they turn tabs: \(stage.text)")
        #expect(stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }

    @Test func severalShareTheLineAndANarrowOneCutsThem() async {
        var stage = Self.stage(besides: 2)
        await stage.settle()
        let bar = stage.text.split(separator: "\n")[1]
        #expect(bar.ranges(of: "종 10").count == 2, "\(stage.text)")
        var narrow = Self.stage(columns: 14)
        await narrow.settle()
        #expect(narrow.text.contains("< 사진첩 >"), "\(narrow.text)")
    }

    @Test(arguments: 0..<200) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async {
        var stage = Self.stage(besides: Int(seed % 3))
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }
}

/// A list as one column.
@Suite struct CellGridTests {
    @Test func aColumnHasAsManyAsFitThatAreHighEnough() {
        let low = CellGrid(column: Size(columns: 80, rows: 21), rows: 20)
        #expect(low.count == 1 && low.cell == Size(columns: 80, rows: 21))
        let high = CellGrid(column: Size(columns: 200, rows: 57), rows: 20)
        #expect(high.count == 2 && high.cell == Size(columns: 200, rows: 28))
        let flat = CellGrid(column: Size(columns: 40, rows: 0), rows: 20)
        #expect(flat.count == 1 && flat.cell.rows == 0)
        #expect(high.move(.lines(3)) == .lines(3))
    }
}
