import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// A person who types faster than a form reads what it edits.
@Suite struct TypingAheadTests {
    /// A form of one line, which is read first.
    private struct Slow: Screen {
        struct State {
            var line: EditedLine?
        }

        enum Event {
            case came(String?), again, typed(Key), pasted(String), send, leave
        }

        /// Why it cannot be read at first; nil if it can.
        var failure: ServiceFailure?

        static let send = Action("send", Phrase(en: "Send", ko: "보내기"), [.control("s")])

        var actions: [Action] { [Self.send] }
        func start() -> (State, [Request<Event>]) {
            (State(), [load(failure == nil ? "의자" : nil)])
        }
        private func load(_ text: String?) -> Request<Event> { .load(slot: "line") { .came(text) } }
        func title(_ state: State) -> Phrase { Phrase("양식") }
        func isTyping(_ state: State) -> Bool { true }
        func isReady(_ state: State) -> Bool { state.line != nil }

        func event(for input: ScreenInput, in state: State) -> Event? {
            switch input {
            case .typed(let key): .typed(key)
            case .pasted(let text): .pasted(text)
            case .action(Self.send.id): .send
            case .action(Action.back.id): .leave
            default: nil
            }
        }

        func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
            switch event {
            case .came(let text?): state.line = EditedLine(text, limit: TextLimit(5_000))
            case .came(nil): return failure.map { [.failed($0, retry: .again)] } ?? []
            case .again: return [load("의자")]
            case .typed(let key): _ = state.line?.take(key)
            case .pasted(let text): for scalar in text.unicodeScalars { _ = state.line?.take(.text(scalar)) }
            case .send:
                let text = state.line?.text ?? ""
                return [.back, .toast(Phrase("\(text.count)자 보냄: \(text)"))]
            case .leave: return [.back]
            }
            return []
        }

        func view(_ state: State, _ around: Surroundings) -> Frame {
            var frame = Frame(around.size)
            frame.put(line: state.line?.text ?? "", in: frame.bounds)
            return frame
        }
    }

    /// A shelf with the form on top, which has not read its line.
    private static func stage(failing failure: ServiceFailure? = nil, keys: KeyMap = KeyMap()) async
        -> ShellStage
    {
        let router = Router([
            "shelf": { _ in Mount(Shelf(count: 3)) },
            "thing": { _ in Mount(Slow(failure: failure)) },
            "sign-in": { _ in Mount(Leaf(text: "로그인")) },
        ])
        var stage = ShellStage(
            router, opening: Destination("shelf"), size: Size(columns: 60, rows: 8), keys: keys)
        await stage.settle()
        stage.press("enter")
        return stage
    }

    @Test func whatIsTypedBeforeTheFormIsThereFollowsInItsOrder() async {
        var stage = await Self.stage()
        stage.type(" 한\u{1100}\u{1161}")
        stage.press("left", "backspace")
        stage.take(.input(.pasted("둘")))
        stage.press("ctrl-s")
        #expect(stage.text.hasPrefix(" 마당 > 선반 > 양식\n"), "nothing is sent that is not read: \(stage.text)")
        await stage.settle()
        #expect(stage.text.contains("5자 보냄: 의자 둘가"), "\(stage.text)")
    }

    @Test func leavingAndQuittingDoNotWait() async {
        var stage = await Self.stage()
        stage.type("가나")
        stage.press("escape")
        #expect(stage.text.hasPrefix(" 마당 > 선반\n"), "\(stage.text)")
        stage.press("enter")
        stage.type("다")
        await stage.settle()
        #expect(stage.text.contains("\n의자다\n"), "another form gets its own alone: \(stage.text)")
        // Whoever has taken the keys of quitting away quits by this one.
        for keys in [KeyMap(), KeyMap(own: ["quit": []])] {
            stage = await Self.stage(keys: keys)
            stage.type("가나")
            stage.press("ctrl-c")
            #expect(stage.hasQuit)
        }
    }

    @Test func nothingThatLiesOverTheFormGetsIt() async {
        var stage = await Self.stage()
        stage.type("가나")
        stage.press("f1")
        await stage.settle()
        #expect(stage.text.contains("보내기"), "all keys are listed, not those of 가나: \(stage.text)")
        stage.press("escape")
        #expect(stage.text.contains("\n의자가나\n"), "\(stage.text)")
    }

    @Test func whatWasTypedForAFormThatDoesNotComeIsDropped() async {
        var stage = await Self.stage(failing: .signInRequired)
        stage.type("qqq")
        await stage.settle()
        #expect(stage.text.contains("> 로그인") && !stage.hasQuit, "\(stage.text)")
        stage = await Self.stage(failing: .unreachable(english: "Connection refused", korean: "연결 거부"))
        stage.type("가나")
        await stage.settle()
        await stage.go("alt-u")
        #expect(stage.text.contains("\n의자\n"), "\(stage.text)")
    }

    @Test func whatIsKeptIsBounded() async {
        var stage = await Self.stage()
        stage.type(String(repeating: "가", count: 2_000))
        await stage.settle()
        stage.press("ctrl-s")
        #expect(stage.text.contains("502자 보냄"), "\(stage.text)")
    }
}
