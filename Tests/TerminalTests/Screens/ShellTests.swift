import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// A person before a shell.
@Suite struct ShellTests {
    static func router(_ shelf: Shelf = Shelf()) -> Router {
        Router([
            "shelf": { _ in Mount(shelf) },
            "thing": { destination in destination.values["id"].map { Mount(Leaf(text: "물건 \($0)번")) } },
            "sign-in": { _ in Mount(Leaf(text: "로그인")) },
        ])
    }

    @Test func momentsInFailuresAreThoseOfThePersonsClock() async {
        var stage = ShellStage(
            Self.router(Shelf(isClosed: true, refusal: .silenced(.example))), opening: Destination("shelf"),
            size: Size(columns: 100, rows: 8), .en, zone: .korea)
        await stage.settle()
        #expect(stage.text.contains("until 2026-02-01 09:00. Reason: reason."), "\(stage.text)")
    }

    static func stage(_ shelf: Shelf = Shelf(), columns: Int = 60, rows: Int = 8) -> ShellStage {
        ShellStage(
            router(shelf), opening: Destination("shelf"), size: Size(columns: columns, rows: rows))
    }

    @Test func aListIsReadAsItIsGoneThroughAndIsWhereItWasAfterwards() async {
        var stage = Self.stage()
        await stage.settle()
        #expect(stage.text.hasPrefix(" 마당 > 선반\n물건 0\n물건 1\n"), "\(stage.text)")
        for _ in 0..<7 { stage.press("down") }
        stage.press("j")
        await stage.settle()
        #expect(stage.text.contains("물건 8\n") && !stage.text.contains("물건 2\n"), "\(stage.text)")
        let before = stage.text
        stage.press("enter")
        #expect(stage.text.contains("마당 > 선반 > 물건 8번"), "\(stage.text)")
        stage.press("escape")
        #expect(stage.text == before)
        stage.press("escape")
        #expect(stage.text == before && !stage.hasQuit, "the last screen stays")
        stage.press("q")
        #expect(stage.hasQuit)
    }

    @Test func lettersAreCommandsInTheKoreanLayoutToo() async {
        var stage = Self.stage()
        await stage.settle()
        // ㅓ is j, and what an input method has put together are its keys in order.
        stage.type("ㅓ")
        stage.type("ㅓ")
        stage.press("enter")
        #expect(stage.text.contains("물건 2번"), "\(stage.text)")
    }

    @Test func whereSomebodyTypesLettersAreText() async {
        var stage = Self.stage()
        await stage.settle()
        stage.press("e")
        stage.type("q한글?")
        #expect(stage.text.contains("q한글?") && !stage.hasQuit, "\(stage.text)")
        stage.press("enter", "j")
        #expect(stage.text.contains("q한글?"))
        stage.press("ctrl-c")
        #expect(stage.hasQuit)
    }

    @Test func aRefusedActionSaysWhyAndAnAbsentOneIsNotThere() async {
        var stage = Self.stage(rows: 24)
        await stage.settle()
        stage.press("b")
        #expect(stage.text.contains("\n여기서는 태울 수 없습니다.\nEnter 열기"), "\(stage.text)")
        stage.pass(.seconds(7))
        #expect(!stage.text.contains("태울 수"), "words go after a while")
        stage.press("s", "?")
        #expect(stage.text.contains("태우기 (여기서는") && !stage.text.contains("비밀"), "\(stage.text)")
    }

    @Test func aVisitorCanSignInFromAnywhereAndAMemberIsNotAsked() async throws {
        var stage = Self.stage()
        await stage.settle()
        #expect(stage.text.contains("i 로그인"))
        stage.press("i")
        #expect(stage.text.contains("> 선반 > 로그인") && !stage.text.contains("i 로그인"), "\(stage.text)")
        stage.receive(.renewed(Self.router(), MemberID("mem_01m7yxr9q7es9ak9yt7snc4b5w")))
        stage.press("escape", "i")
        #expect(stage.text.hasPrefix(" 마당 > 선반\n") && !stage.text.contains("i 로그인"), "\(stage.text)")
    }

    @Test func aMemberIsNamedInTheHeadingUntilAnotherIsThere() async throws {
        let (one, other) = (
            try #require(MemberID("mem_01m7yxr9q7es9ak9yt7snc4b5w")),
            try #require(MemberID("mem_01m7yxr9q7es9ak9yt7snc4b5x"))
        )
        var stage = Self.stage()
        await stage.settle()
        stage.receive(.named("민준", one))
        #expect(!stage.text.contains("민준"), "nobody is signed in")
        stage.receive(.renewed(Self.router(), one))
        stage.receive(.named("민준", one))
        await stage.settle()
        #expect(stage.text.contains("마당 > 선반") && stage.text.contains(" 민준\n"), "\(stage.text)")
        stage.receive(.renewed(Self.router(), other))
        stage.receive(.named("민준", one))
        await stage.settle()
        #expect(!stage.text.contains("민준"), "\(stage.text)")
    }

    @Test func theMapOfKeysIsSearchedAndRuns() async {
        var stage = Self.stage(rows: 24)
        await stage.settle()
        stage.press("?")
        stage.type("메모")
        stage.press("enter")
        stage.type("가나")
        #expect(stage.text.contains("가나") && !stage.text.contains("할 수 있는 것"), "\(stage.text)")
    }

    @Test(arguments: ["메모 가나 다", "note 가나 다", "edit 가나 다"])
    func aCommandTakesTheTextBehindItsName(_ command: String) async {
        var stage = Self.stage(rows: 24)
        await stage.settle()
        stage.press(":")
        stage.type(command)
        stage.press("enter")
        #expect(stage.text.contains("가나 다") && !stage.text.contains(command), "\(stage.text)")
        stage.press("down", "enter")
        #expect(stage.text.contains("> 물건 1번"), "the line was entered: \(stage.text)")
    }

    @Test func tabCompletesTheNameOfACommand() async {
        var stage = Self.stage(rows: 24)
        await stage.settle()
        stage.press(":")
        stage.type("메")
        stage.press("tab")
        stage.type("가나")
        #expect(stage.text.contains(": edit 가나"), "\(stage.text)")
        stage.press("enter")
        #expect(stage.text.contains("가나") && !stage.text.contains("edit"), "\(stage.text)")
    }

    @Test func aTextForWhatTakesNoneIsToldAndNothingIsOpened() async {
        var stage = Self.stage(rows: 24)
        await stage.settle()
        stage.press(":")
        stage.type("버리기 가나")
        stage.press("enter")
        #expect(stage.text.contains("'버리기'에는 글을 붙일 수 없습니다."), "\(stage.text)")
        #expect(!stage.text.contains("버릴까요"))
    }

    @Test func aQuestionIsAnsweredByItsKeysAlone() async {
        var stage = Self.stage(rows: 12)
        await stage.settle()
        for answer in ["n", "escape", "ㅜ"] {
            stage.press("d")
            #expect(stage.text.contains("버릴까요?"))
            stage.press("enter")
            #expect(stage.text.contains("버릴까요?"), "Enter may have been meant for something else")
            stage.press(answer)
            #expect(!stage.text.contains("버렸") && !stage.text.contains("버릴까요"), "\(answer)")
        }
        stage.press("d", "y")
        #expect(stage.text.contains("버렸습니다.  u 되돌리기"), "\(stage.text)")
        stage.press("u")
        #expect(stage.text.contains("돌아옴") && !stage.text.contains("버렸"), "\(stage.text)")
        stage.press("u")
        #expect(stage.text.contains("되돌릴 것이 없습니다."))
    }

    @Test func longWordsLeaveRoomForWhatCanBeDone() async {
        var stage = Self.stage(columns: 20, rows: 12)
        await stage.settle()
        stage.press("d", "y")
        #expect(stage.text.contains("\n버렸습니다.\nu 되돌리기\nEnter 열기"), "\(stage.text)")
        stage.click("u 되돌리기")
        #expect(stage.text.contains("돌아옴"), "\(stage.text)")
    }

    @Test func longMessagesTakeSeveralLinesAboveTheKeys() async {
        var stage = Self.stage(columns: 24, rows: 12)
        await stage.settle()
        let before = stage.text.split(separator: "\n").last
        stage.receive(.news(Phrase("서버에 연결할 수 없습니다. 주소를 확인한 뒤 다시 시도하세요.")))
        #expect(stage.text.contains("\n서버에 연결할 수\n없습니다. 주소를 확인한\n뒤 다시 시도하세요.\n"), "\(stage.text)")
        #expect(stage.text.split(separator: "\n").last == before, "the keys stay")
        stage.receive(.news(Phrase(String(repeating: "아주 긴 말 ", count: 60))))
        #expect(stage.text.contains("물건 1\n") && stage.text.contains("…\n"), "\(stage.text)")
        #expect(stage.text.split(separator: "\n").last == before)
        stage.pass(.seconds(7))
        #expect(!stage.text.contains("긴 말"))
    }

    @Test func theLineForMessagesIsNoneOfTheScreens() async {
        var stage = Self.stage()
        await stage.settle()
        let lines = stage.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[5] == "물건 4" && lines[6].isEmpty && lines[7].hasPrefix("Enter"), "\(stage.text)")
    }

    @Test func whileSomebodyTypesTheKeysSayWhatEnterDoes() async {
        var stage = Self.stage()
        await stage.settle()
        #expect(stage.text.contains("Enter 열기"))
        stage.press("e")
        #expect(stage.text.contains("Enter 입력 완료") && !stage.text.contains("열기"), "\(stage.text)")
    }

    @Test func aCommandIsFoundByItsCharactersInTheirOrder() async {
        var stage = Self.stage(rows: 24)
        await stage.settle()
        stage.press(":")
        stage.type("nte")
        stage.press("enter")
        stage.type("가나")
        #expect(stage.text.contains("가나") && !stage.text.contains("할 수 있는 것"), "\(stage.text)")
    }

    @Test func clicksAndTheWheelDoWhatKeysDo() async {
        var stage = Self.stage(rows: 12)
        await stage.settle()
        stage.click("물건 3")
        stage.click("Enter 열기")
        #expect(stage.text.contains("> 물건 3번"), "\(stage.text)")
        stage.click("뒤로")
        stage.take(.input(.mouse(Mouse(.wheel(.down), column: 3, row: 3))))
        stage.press("enter")
        #expect(stage.text.contains("> 물건 6번"), "\(stage.text)")
    }

    @Test func anAnswerThatNobodyWaitsForCountsNoMore() async {
        var stage = Self.stage()
        stage.receive(.renewed(Self.router(), nil))
        #expect(stage.asked.count == 1, "nothing is asked twice because somebody came back")
        let late = stage.asked[0]
        await stage.settle()
        let before = stage.text
        stage.receive(.answer(late, Shelf.Event.came([Shelf.Thing(id: 99)], isLast: true)))
        #expect(stage.text == before)
    }

    @Test func whatTakesLongerThanABlinkIsSeenToTakeTime() async {
        var stage = Self.stage()
        #expect(!stage.text.contains("불러오는 중"))
        stage.pass(.milliseconds(101))
        #expect(stage.text.contains("불러오는 중"), "\(stage.text)")
        await stage.settle()
        #expect(!stage.text.contains("불러오는 중"))
    }

    @Test func whoeverIsSignedOutIsLedToSignInAndGoesOnUnlessTheyLeave() async throws {
        let member = try #require(MemberID("mem_01m7yxr9q7es9ak9yt7snc4b5w"))
        for hasLeft in [false, true] {
            var stage = Self.stage(Shelf(isClosed: true))
            await stage.settle()
            #expect(stage.text.contains("> 선반 > 로그인"), "\(stage.text)")
            if hasLeft { stage.press("escape") }
            stage.receive(.renewed(Self.router(), member))
            if !hasLeft { stage.press("escape") }
            #expect(stage.text.contains("돌아옴") == !hasLeft, "\(stage.text)")
        }
    }

    @Test(arguments: 0..<200) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async {
        var stage = Self.stage(Shelf(count: 300), rows: 24)
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test func noTwoActionsShareAKey() {
        for preset in KeyMap.Preset.allCases {
            #expect(KeyMap(preset).conflicts(among: Shelf().actions).isEmpty)
        }
        let own = KeyMap(own: [Shelf.edit.id: [.text("d")]])
        #expect(own.conflicts(among: Shelf().actions).map(\.second) == [Shelf.drop.id])
    }

    @Test(arguments: ["j", "ctrl-r", "alt-enter", "page-up", "f5", "-", "ctrl--", "shift-tab", "ㅓ", "space"])
    func keysAreKnownByTheirNames(_ name: String) {
        #expect(Key(name: name)?.name == name)
        for wrong in ["", "f0", "ctrl-", "hyper-x", "jj"] { #expect(Key(name: wrong) == nil) }
    }
}
