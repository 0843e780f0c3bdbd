import ContractKit
import Synchronization
import Terminal
import TestKit
import Testing
import Vocabulary

/// A shell at a display.
@Suite struct ShellLoopTests {
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

    @Test(.timeLimit(.minutes(1))) func whatIsAskedForIsAnsweredAndShown() async {
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

    @Test(.timeLimit(.minutes(1))) func itEndsWithItsDisplay() async {
        let sheet = Sheet([])
        sheet.end()
        var loop = ShellLoop(sheet, time: ManualClock()) { (ShellTests.router(), nil) }
        let around = Surroundings(size: Size(columns: 1, rows: 1), now: ManualClock().now(), language: .en)
        await loop.run(ScreenShell(ShellTests.router(), around: around), opening: Destination("shelf"))
    }
}
