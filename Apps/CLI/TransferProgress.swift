import Synchronization
import Terminal

/// What a copy says while it goes on where no bar can be shown: some ten lines.
final class TransferProgress: Sendable {
    private let console: Console
    private let step: Int
    private let done: Mutex<Int>

    init(_ console: Console, total: Int, done: Int) {
        self.console = console
        step = max(1, total / 10)
        self.done = Mutex(done)
    }

    /// Tells that more rows of a table went over.
    func tell(_ table: String, _ rows: Int) {
        let after = done.withLock { done in
            done += rows
            return done
        }
        let isNews = after / step > (after - rows) / step
        guard isNews, console.format != .json, !console.isErrorTerminal else { return }
        console.remark(Phrase(en: "\(table): \(after) rows so far", ko: "\(table): 지금까지 \(after)행"))
    }
}
