import ContractKit
import Synchronization
import Terminal
import TestKit
import Testing
import Vocabulary

/// A shell at a display.
@Suite(.hangLimit) struct ShellLoopTests {
    /// A display that nobody looks at, and that presses keys by itself when it sees what it waits for.
    final class Sheet: Display {
        struct Step {
            let seeing: String
            let input: [TerminalInput]
        }

        let events: AsyncStream<TerminalEvent>
        private let feed: AsyncStream<TerminalEvent>.Continuation
        private let steps: Mutex<[Step]>
        let log = Mutex<[String]>([])

        init(_ steps: [Step]) {
            (events, feed) = AsyncStream.makeStream()
            self.steps = Mutex(steps)
            feed.yield(.resized(Size(columns: 60, rows: 10)))
        }

        func show(_ frame: Frame) {
            let next = steps.withLock { steps -> Step? in
                guard let step = steps.first, frame.text.contains(step.seeing) else { return nil }
                return steps.removeFirst()
            }
            for input in next?.input ?? [] { feed.yield(.input(input)) }
        }

        func copy(_ text: String) { log.withLock { $0.append("copy \(text)") } }
        func take(mouse: Bool) { log.withLock { $0.append("mouse \(mouse)") } }
        func use(_ theme: Theme) { log.withLock { $0.append("theme \(theme.name)") } }
        func redraw() { log.withLock { $0.append("redraw") } }
        func suspend() { log.withLock { $0.append("suspend") } }
        func close() {}
        func end() { feed.finish() }

        /// How many steps it still waits for.
        var left: Int { steps.withLock { $0.count } }
    }

    /// A screen whose typed words can be lost.
    struct Note: Screen {
        let actions: [Action] = []
        func start() -> (EditedLine, [Request<Key>]) { (EditedLine(), []) }
        func title(_ state: EditedLine) -> Phrase { Phrase("Note") }
        func isTyping(_ state: EditedLine) -> Bool { true }
        func event(for input: ScreenInput, in state: EditedLine) -> Key? {
            if case .typed(let key) = input { key } else { nil }
        }
        func update(
            _ state: inout EditedLine, _ event: Key, _ around: Surroundings
        ) -> [Request<Key>] {
            _ = state.take(event)
            return []
        }
        func unsent(_ state: EditedLine) -> [String: String]? {
            state.text.isEmpty ? nil : ["text": state.text]
        }
        func view(_ state: EditedLine, _ around: Surroundings) -> Frame {
            var frame = Frame(around.size)
            frame.put("[\(state.text)]", at: Point(column: 0, row: 0))
            return frame
        }
    }

    /// Runs a loop on a note; gives what was kept last.
    private static func note(_ steps: [Sheet.Step], failing words: Phrase? = nil) async -> (
        Sheet, KeptDrafts?
    ) {
        let (sheet, kept, time) = (Sheet(steps), LockedValue<KeptDrafts?>(nil), ManualClock())
        let router = Router(["note": { _ in Mount(Note()) }])
        var loop = ShellLoop(
            sheet, time: time,
            keeping: { drafts in
                kept.withLock { $0 = drafts }
                return words
            }, renewal: { (router, nil) })
        let around = Surroundings(size: Size(columns: 1, rows: 1), now: time.now(), language: .ko)
        await loop.run(ScreenShell(router, around: around), opening: Destination("note"))
        return (sheet, kept.now)
    }

    @Test func whatIsTypedLastIsKeptBeforeItEnds() async {
        let keys = Self.keys("의자 두 개") + [.key(.control("c"))]
        let (_, kept) = await Self.note([Sheet.Step(seeing: "[]", input: keys)])
        #expect(kept?.drafts.map(\.values) == [["text": "의자 두 개"]])
    }

    @Test func whatCannotBeKeptIsTold() async {
        let (sheet, _) = await Self.note(
            [
                Sheet.Step(seeing: "[]", input: Self.keys("ab")),
                Sheet.Step(seeing: "disk full", input: [.key(.control("c"))]),
            ], failing: Phrase("disk full"))
        #expect(sheet.left == 0)
    }

    private static func run(_ steps: [Sheet.Step], _ shelf: Shelf = Shelf()) async -> Sheet {
        let sheet = Sheet(steps)
        let time = ManualClock()
        var loop = ShellLoop(sheet, time: time) { (ShellTests.router(), nil) }
        let around = Surroundings(size: Size(columns: 1, rows: 1), now: time.now(), language: .ko)
        await loop.run(ScreenShell(ShellTests.router(shelf), around: around), opening: Destination("shelf"))
        return sheet
    }

    private static func keys(_ text: String) -> [TerminalInput] {
        text.unicodeScalars.map { .key(.text($0)) }
    }

    @Test func whatIsAskedForIsAnsweredAndShown() async {
        let sheet = await Self.run([
            Sheet.Step(seeing: "물건 3", input: Self.keys("jj")),
            Sheet.Step(seeing: "물건 3", input: [.key(Key(.enter))]),
            Sheet.Step(seeing: "> 물건 2번", input: [.key(Key(.escape))]),
            Sheet.Step(seeing: "> 선반\n", input: Self.keys("M") + [.key(.control("l")), .key(.control("z"))]),
            Sheet.Step(seeing: "마우스로 글을 선택", input: Self.keys("q")),
        ])
        #expect(sheet.left == 0)
        #expect(sheet.log.withLock { $0 } == ["mouse false", "redraw", "suspend"])
    }

    @Test func itEndsWithItsDisplay() async {
        let sheet = Sheet([Sheet.Step(seeing: "never shown", input: [])])
        sheet.end()
        var loop = ShellLoop(sheet, time: ManualClock()) { (ShellTests.router(), nil) }
        let around = Surroundings(size: Size(columns: 1, rows: 1), now: ManualClock().now(), language: .en)
        await loop.run(ScreenShell(ShellTests.router(), around: around), opening: Destination("shelf"))
        #expect(sheet.log.withLock { $0 } == [] && sheet.left == 1)
    }
}
