import Comments
import CommentsContract
import CommentsScreens
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// Comments on a whole screen.
@Suite struct ScreenTests {
    enum View: String, CaseIterable {
        case thread, nothing, replies, mine, form, reply, faults, question, conversations, conversation
        case message, silence

        /// Where it begins.
        var isTalk: Bool { [.conversations, .conversation, .message, .silence].contains(self) }
    }

    /// The golden files of these tests.
    static let files = GoldenFolder.screens(View.allCases.map(\.rawValue))

    /// A member before a thread, unless there shall be nothing.
    private static func stage(
        _ language: Language = .ko, _ size: Size = ShellStage.sizes[0], keys: KeyMap = KeyMap(),
        empty: Bool = false, mine: Bool = false, asVisitor: Bool = false, talking: Bool = false
    ) async throws -> ShellStage {
        let place = ServicePlace()
        var talk = try await Talk(place, isEmpty: empty)
        if talking, !empty { try await talk.converse(place) }
        place.environment.clock.advance(by: .seconds(3600))
        var services = Services()
        let principal = asVisitor ? .anonymous : place.environment.members.buyer
        services.provide((any CommentRepository).self, place.service.repository(for: principal))
        let destination: Destination =
            if talking { empty ? .conversation(about: talk.subject, "원목 책상") : .conversations } else {
                mine ? .ownComments : .comments(on: talk.subject, "원목 책상")
            }
        var stage = ShellStage(
            .comments(services), opening: destination, size: size, language, member: principal.memberID,
            clock: place.environment.clock, keys: keys)
        await stage.settle()
        return stage
    }

    @Test(arguments: View.allCases, ShellStage.sizes)
    func looksAsItDid(_ view: View, _ size: Size) async throws {
        for language in Language.allCases {
            let isEmpty = view == .nothing || view == .silence
            var stage = try await Self.stage(
                language, size, empty: isEmpty, mine: view == .mine, talking: view.isTalk)
            switch view {
            case .conversation: stage.press("enter")
            case .message:
                stage.press("enter")
                await stage.settle()
                stage.press("n")
                stage.type("네, 좋아요")
            case .replies: stage.press("enter")
            case .form: stage.press("n")
            case .reply: stage.press("down", "a")
            case .question: stage.press("D")
            case .faults:
                stage.press("n")
                stage.press("enter")
            case .thread, .nothing, .mine, .conversations, .silence: break
            }
            await stage.settle()
            try GoldenFolder("Comments").expectScreen(view.rawValue, stage)
        }
    }

    @Test func oneIsAddedAnsweredEditedAndRemoved() async throws {
        var stage = try await Self.stage(empty: true)
        stage.press("n")
        stage.type("단\u{1111}\u{116E}\u{11BC}나무인가요?")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("단풍나무인가요?") && stage.text.contains("등록했습니다."), "\(stage.text)")
        stage.press("a")
        stage.type("혼잣말")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("    혼잣말"), "a reply is indented: \(stage.text)")
        stage.press("e")
        await stage.settle()
        stage.type(" 고침")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("단풍나무인가요? 고침") && stage.text.contains("수정됨"), "\(stage.text)")
        stage.press("D", "y")
        await stage.settle()
        #expect(stage.text.contains("삭제된 댓글입니다") && stage.text.contains("혼잣말"), "\(stage.text)")
        stage.press("down", "D", "y")
        await stage.settle()
        #expect(stage.text.contains("아직 댓글이 없습니다."), "\(stage.text)")
    }

    @Test func anAnswerToAReplyNamesWhomItAnswers() async throws {
        var stage = try await Self.stage()
        stage.press("down", "a")
        #expect(stage.text.contains("@주인"), "\(stage.text)")
        stage.type("고맙습니다")
        stage.press("enter")
        await stage.settle()
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("@주인 고맙습니다"), "\(stage.text)")
    }

    @Test("What was said is seen at once, though the page of before comes while it is written")
    func isSeenAtOnce() async throws {
        var stage = try await Self.stage(empty: true, talking: true)
        stage.press("r", "n")
        await stage.settle()
        stage.type("아직 있나요?")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("아직 있나요?"), "\(stage.text)")
    }

    @Test func aConversationIsBegunAndGoneOnWith() async throws {
        var stage = try await Self.stage(empty: true, talking: true)
        #expect(stage.text.contains("아직 메시지가 없습니다."), "\(stage.text)")
        for text in ["아직 있나요?", "내일 볼게요"] {
            stage.press("n")
            stage.type(text)
            stage.press("enter")
            await stage.settle()
            #expect(stage.text.contains(text) && stage.text.contains("메시지를 보냈습니다."), "\(stage.text)")
        }
        #expect(stage.text.contains("아직 있나요?"), "\(stage.text)")
        stage.press("a")
        #expect(stage.text.contains("마당 > 대화"), "nothing is replied to: \(stage.text)")
    }

    @Test func ofAConversationOnesOwnIsRemovedAndNothingElse() async throws {
        var stage = try await Self.stage(talking: true)
        stage.press("enter")
        await stage.settle()
        stage.press("D")
        #expect(!stage.text.contains("삭제할까요?"), "the last is the other's: \(stage.text)")
        stage.press("down", "D")
        #expect(stage.text.contains("이 메시지를 삭제할까요?"), "\(stage.text)")
        stage.press("y")
        await stage.settle()
        #expect(!stage.text.contains("직접 보고 사고 싶어요."), "\(stage.text)")
    }

    @Test func theOrderIsTurned() async throws {
        var stage = try await Self.stage()
        let oldest = stage.text
        stage.press("o")
        await stage.settle()
        #expect(stage.text != oldest, "\(stage.text)")
        stage.press("o")
        await stage.settle()
        #expect(stage.text == oldest, "\(stage.text)")
    }

    @Test func whatIsTypedSurvivesTheProgram() async throws {
        var stage = try await Self.stage()
        stage.press("n")
        stage.type("쓰다 만 댓글")
        let draft = try #require(stage.kept.drafts.first)
        #expect(draft.values["text"] == "쓰다 만 댓글", "\(draft)")
        stage.press("escape")
        #expect(stage.text.contains("입력한 내용을 버릴까요?"), "\(stage.text)")
        stage.press("y")
        #expect(stage.kept.drafts.isEmpty, "\(stage.kept)")
    }

    @Test func aVisitorReadsAndIsLedToSignIn() async throws {
        var stage = try await Self.stage(asVisitor: true)
        #expect(stage.text.contains("네, 있습니다."), "\(stage.text)")
        stage.press("n")
        #expect(stage.text.contains("찾을 수 없습니다."), "there is no screen to sign in here: \(stage.text)")
    }

    @Test(arguments: ["", "enter", "n", "a"], 0..<50)
    func nothingThatIsDoneBreaksIt(_ key: String, _ seed: UInt64) async throws {
        var stage = try await Self.stage(talking: seed.isMultiple(of: 2))
        if !key.isEmpty { stage.press(key) }
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: KeyMap.Preset.allCases, ["", "enter", "n", "a"])
    func noTwoActionsShareAKey(_ preset: KeyMap.Preset, _ key: String) async throws {
        for isTalking in [false, true] {
            var stage = try await Self.stage(keys: KeyMap(preset), talking: isTalking)
            if !key.isEmpty { stage.press(key) }
            #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
        }
    }
}
