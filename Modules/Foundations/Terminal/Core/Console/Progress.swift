import Synchronization
import UnicodeText

/// Shows that work goes on, once it has lasted for 100 ms, and disappears when it is done.
public final class Progress: Sendable {
    private struct State {
        var done = 0
        var frames = 0
    }

    /// What is counted.
    public enum Unit: Sendable {
        /// Rows, listings: whole things.
        case things
        /// Bytes, told in megabytes.
        case bytes
    }

    private static let turning = Array("|/-\\")
    private let label: String
    private let total: Int?
    private let unit: Unit
    private let state = Mutex(State())

    init(_ label: String, of total: Int?, in unit: Unit = .things) {
        self.label = label.safeLine
        self.total = total
        self.unit = unit
    }

    /// Adds completed items of the total.
    public func advance(by count: Int = 1) {
        state.withLock { $0.done += count }
    }

    /// The progress line after this time: nothing before 100 ms, then the line anew.
    func frame(after elapsed: Duration, width: Int) -> String {
        guard elapsed >= .milliseconds(100) else { return "" }
        return state.withLock { state in
            state.frames += 1
            return Self.erase + text(state).truncated(to: width - 1)
        }
    }

    /// What to write when the work is done: nothing if nothing was shown.
    func ending() -> String {
        state.withLock { $0.frames > 0 ? Self.erase : "" }
    }

    /// Back to the start of the line, line erased (ECMA-48, EL).
    private static let erase = "\r\u{1B}[2K"

    private func text(_ state: State) -> String {
        guard let total, total > 0 else {
            return "\(label) \(Self.turning[state.frames % Self.turning.count])"
        }
        let filled = min(20, max(0, state.done) * 20 / total)
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 20 - filled)
        return "\(label) [\(bar)] \(count(state.done, of: total))"
    }

    private func count(_ done: Int, of total: Int) -> String {
        switch unit {
        case .things: "\(done)/\(total)"
        case .bytes: "\(Self.megabytes(done))/\(Self.megabytes(total)) MB"
        }
    }

    /// In steps of a tenth.
    private static func megabytes(_ bytes: Int) -> String {
        let tenths = (bytes + 50_000) / 100_000
        return "\(tenths / 10).\(tenths % 10)"
    }
}

extension Console {
    /// Does the work and meanwhile shows its progress on the errors if they go to a terminal: with a bar if
    /// the total is known. Writes nothing for work that is done within 100 ms.
    public func withProgress<Result: Sendable, Failure: Error>(
        _ label: Phrase, of total: Int? = nil, in unit: Progress.Unit = .things,
        _ work: (Progress) async throws(Failure) -> Result
    )
        async throws(Failure) -> Result
    {
        let progress = Progress(label.text(in: language), of: total, in: unit)
        guard isErrorTerminal, format != .json else { return try await work(progress) }
        output.flush()
        let display = Task { [errors, width] in
            let clock = ContinuousClock()
            let start = clock.now
            while (try? await clock.sleep(for: .milliseconds(100))) != nil {
                errors.write(progress.frame(after: start.duration(to: clock.now), width: width))
                errors.flush()
            }
        }
        let outcome: Swift.Result<Result, Failure>
        do throws(Failure) {
            outcome = .success(try await work(progress))
        } catch {
            outcome = .failure(error)
        }
        display.cancel()
        await display.value
        errors.write(progress.ending())
        errors.flush()
        return try outcome.get()
    }
}
