import TestKit
import Testing
import Vocabulary

@testable import Terminal

/// Pictures on screens of a shell.
@Suite struct PictureShellTests {
    /// A screen with a picture in a part of it, and a text beside that.
    struct Wall: Screen {
        static let turn = Action("turn", Phrase(en: "Turn", ko: "넘기기"), [.text("t")])
        static let ask = Action("ask", Phrase(en: "Ask", ko: "묻기"), [.text("x")])
        /// How many rows the picture may take.
        var rows = 4
        var actions: [Action] { [Self.turn, Self.ask] }
        func start() -> (Int, [Request<Bool>]) { (1, []) }
        func title(_ state: Int) -> Phrase { Phrase(en: "Wall", ko: "벽") }
        func event(for input: ScreenInput, in state: Int) -> Bool? {
            switch input {
            case .action(Self.turn.id): true
            case .action(Self.ask.id): false
            default: nil
            }
        }
        func update(_ state: inout Int, _ event: Bool, _ around: Surroundings) -> [Request<Bool>] {
            if event { state += 1 }
            return event ? [] : [.ask(Phrase(en: "Really?", ko: "정말인가요?"), yes: true)]
        }
        func view(_ state: Int, _ around: Surroundings) -> Frame {
            var frame = Frame(around.size)
            guard let screen = around.pictures else { return frame }
            let card = HeldPictureTests.order(state).card
            let part = Rect(column: 2, row: 1, columns: 16, rows: rows)
            frame.put(card, card.description, in: part, on: screen)
            return frame
        }
    }

    private static func stage(rows: Int = 4) -> ShellStage {
        ShellStage(
            Router(["wall": { _ in Mount(Wall(rows: rows)) }]), opening: Destination("wall"),
            size: Size(columns: 24, rows: rows + 4))
    }

    private func pixels(_ stage: ShellStage) -> Int { stage.shell.frame().roles.count { $0 == "#" } }

    @Test func wordsStandWhereThePictureComes() {
        var stage = Self.stage()
        #expect(stage.ordered.isEmpty && !stage.text.contains("사진"), "nobody knows yet what it shows")
        stage.drawPictures()
        // 800 by 600 pixels in at most 16 by 4 cells, of which each is twice as high as wide.
        #expect(stage.ordered.map(\.size) == [Size(columns: 11, rows: 4)])
        #expect(stage.text.contains("사진 1") && pixels(stage) == 0, "\(stage.text)")
        stage.makePictures()
        #expect(!stage.text.contains("사진 1") && pixels(stage) == 44, "\(stage.text)")
        #expect(stage.ordered.isEmpty)
    }

    @Test func aNarrowPictureOnItsWayTurns() {
        var stage = Self.stage()
        stage.drawPictures()
        #expect(stage.text.contains("|") && !stage.text.contains("불러"), "\(stage.text)")
        stage.pass(.milliseconds(101))
        #expect(stage.text.contains("/"), "\(stage.text)")
    }

    @Test func aPictureOnItsWaySaysSoWhereItWillBe() {
        var stage = Self.stage(rows: 6)
        stage.drawPictures()
        let first = stage.text
        #expect(first.contains("불러오는 중"), "\(first)")
        stage.pass(.milliseconds(101))
        #expect(stage.text != first && stage.text.contains("불러오는 중"), "it turns: \(stage.text)")
        for order in stage.ordered { stage.make(order, nil) }
        #expect(!stage.text.contains("불러오는 중") && stage.text.contains("사진 1"), "\(stage.text)")
        stage.press("t")
        #expect(stage.text.contains("불러오는 중"))
        stage.makePictures()
        #expect(!stage.text.contains("불러오는 중"), "\(stage.text)")
    }

    @Test func whatIsHeldIsShownAtOnceAndALateOneNowhere() {
        var stage = Self.stage()
        stage.drawPictures()
        let first = stage.ordered
        stage.press("t")
        #expect(stage.ordered.map(\.card.description) == ["사진 2"])
        for order in first { stage.make(order, HeldPictureTests.cells(order)) }
        #expect(pixels(stage) == 0 && stage.text.contains("사진 2"), "\(stage.text)")
        stage.makePictures()
        #expect(pixels(stage) == 44)
        stage.take(.resized(Size(columns: 12, rows: 7)))
        #expect(stage.ordered.map(\.size) == [Size(columns: 8, rows: 3)], "another size is another picture")
        stage.take(.resized(Size(columns: 24, rows: 8)))
        #expect(pixels(stage) == 44 && stage.ordered.isEmpty)
    }

    @Test func aQuestionStandsUponIt() {
        var stage = Self.stage()
        stage.drawPictures()
        stage.makePictures()
        stage.press("x")
        #expect(stage.text.contains("정말인가요?") && pixels(stage) < 44, "\(stage.text)")
        stage.press("n")
        #expect(pixels(stage) == 44)
    }

    @Test func whatCannotBeHadIsDescribedUntilItIsDrawnAnew() {
        var stage = Self.stage()
        stage.drawPictures()
        for order in stage.ordered { stage.make(order, nil) }
        #expect(stage.ordered.isEmpty && stage.text.contains("사진 1"))
        stage.press("t", "ctrl-l")
        #expect(stage.ordered.map(\.card.description) == ["사진 2"])
        for order in stage.ordered { stage.make(order, nil) }
        stage.press("ctrl-l")
        #expect(stage.ordered.map(\.card.description) == ["사진 2"])
    }

    @Test func whoSignsInIsShownNothingThatWasMadeForAnother() {
        var stage = Self.stage()
        stage.drawPictures()
        stage.makePictures()
        stage.receive(.renewed(Router(["wall": { _ in Mount(Wall()) }]), nil))
        #expect(stage.ordered.count == 1 && pixels(stage) == 0)
    }

    @Test(arguments: 0..<20) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async {
        var stage = Self.stage()
        stage.drawPictures()
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }
}
