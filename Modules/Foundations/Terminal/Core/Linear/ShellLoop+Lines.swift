import Vocabulary

extension ShellLoop {
    /// Opens the place and reads it line by line on the console's output, without escape sequences, until the
    /// shell quits, the input ends or the person interrupts. Each line waits at most `patience` for running
    /// work.
    public mutating func talk(
        _ shell: ScreenShell, opening destination: Destination, on console: Console,
        patience: Duration = .seconds(20)
    ) async {
        var shell = shell
        shell.goLinear()
        await keepingDrafts { loop in
            await loop.talkUntilTheEnd(&shell, opening: destination, console, patience)
        }
    }

    private mutating func talkUntilTheEnd(
        _ shell: inout ScreenShell, opening destination: Destination, _ console: Console, _ patience: Duration
    ) async {
        defer { end() }
        var (talk, coming) = (LinearTalk(), events.makeAsyncIterator())
        console.output.write(Self.greeting.text(in: shell.around.language) + "\n")
        var hasEnded = perform(shell.open(destination))
        while !hasEnded {
            let isDone = await settle(&shell, &coming, patience)
            guard let isDone else { break }
            for line in talk.news(of: &shell) { console.output.write(line + "\n") }
            if !isDone { console.output.write(Self.stillBusy.text(in: shell.around.language) + "\n") }
            guard let line = console.line(behind: shell.linearPrompt(talk.view)) else { break }
            let overdue = shell.receive(.clock(time.now()))
            hasEnded = perform(overdue + shell.receive(.line(line)))
        }
        console.output.flush()
    }

    /// Waits until no work is running, at most that long. Returns whether all work is done; nil if the shell
    /// has quit meanwhile.
    private mutating func settle(
        _ shell: inout ScreenShell, _ coming: inout AsyncStream<ShellEvent>.AsyncIterator,
        _ patience: Duration
    ) async -> Bool? {
        let end = ContinuousClock.now + patience
        let limit = Task { [feed, time] in
            guard (try? await Task.sleep(for: patience)) != nil else { return }
            feed.yield(.clock(time.now()))
        }
        defer { limit.cancel() }
        while shell.isBusy, ContinuousClock.now < end, let event = await coming.next() {
            if take(event, &shell) { return nil }
        }
        return !shell.isBusy
    }

    private static let greeting = Phrase(
        en: "Madang, line by line. ? tells what can be done, an empty line the screen again; q ends it.",
        ko: "줄 단위로 쓰는 마당입니다. ?는 할 수 있는 것을, 빈 줄은 화면을 다시 들려줍니다. q를 입력하면 끝냅니다.")
    private static let stillBusy = Phrase(
        en: "This is taking long. An empty line tells whether it has come.",
        ko: "오래 걸리고 있습니다. 빈 줄을 입력하면 그동안 온 것을 들려줍니다.")
}

extension ScreenShell {
    /// Whether work is running whose result is outstanding.
    var isBusy: Bool { pending.busySince != nil || isRenewing }
}

extension Console {
    /// Reads a line; nil at the end, and on an interrupt. Without a person at the input, the prompt is a line
    /// of its own.
    fileprivate func line(behind prompt: (text: String, isSecret: Bool)) -> String? {
        let text = isInteractive ? prompt.text : prompt.text.trimmedEnd + "\n"
        let ask = {
            output.write(text)
            output.flush()
        }
        if prompt.isSecret { return try? input.nextSecretLine(announce: ask) }
        ask()
        return input.nextLine()
    }
}

extension String {
    fileprivate var trimmedEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}

/// A display that shows nothing, for a shell that is read line by line.
public struct SilentDisplay: Display {
    public let events = AsyncStream<TerminalEvent> { _ in }

    /// Nothing is ever shown.
    public init() {}

    public func show(_ frame: Frame) {}
    public func copy(_ text: String) {}
    public func take(mouse: Bool) {}
    public func use(_ theme: Theme) {}
    public func redraw() {}
    public func suspend() {}
    public func close() {}
}
