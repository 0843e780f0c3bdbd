/// Asks again and again until an answer is enough, with pauses that grow, or until the person presses Ctrl-C.
public struct Polling: Sendable {
    /// Waits that long; answers false if the person has interrupted it.
    public typealias Pause = @Sendable (Duration) async -> Bool

    /// How it ended.
    public enum End<Answer: Sendable>: Sendable {
        /// By that answer.
        case answered(Answer)
        /// By Ctrl-C.
        case interrupted
    }

    private let pause: Pause
    private let hearsInterrupts: Bool

    /// Waits by the clock of the system and hears Ctrl-C.
    public static let system = Polling({ (try? await Task.sleep(for: $0)) != nil }, hearsInterrupts: true)

    /// Pauses so: for tests, which do not wait.
    public init(pausing pause: @escaping Pause) { self.init(pause, hearsInterrupts: false) }

    private init(_ pause: @escaping Pause, hearsInterrupts: Bool) {
        (self.pause, self.hearsInterrupts) = (pause, hearsInterrupts)
    }

    /// The pauses: 2 seconds at first, each half as long again as the one before, at most 10 seconds.
    static func pause(after asked: Int) -> Duration {
        asked < 5 ? .milliseconds([2_000, 3_000, 4_500, 6_750, 10_000][asked]) : .seconds(10)
    }

    /// Asks until an answer is enough. Ctrl-C ends the program no more meanwhile: it ends the pause and the
    /// question. Throws what `ask` throws.
    public func ask<Answer: Sendable, Failure: Error>(
        _ ask: @escaping @Sendable () async throws(Failure) -> Answer,
        until isEnough: @escaping @Sendable (Answer) -> Bool
    ) async throws(Failure) -> End<Answer> {
        let watch = hearsInterrupts ? InterruptWatch() : nil
        let work = Task { await repeated(ask, until: isEnough) }
        let listening = watch.map { watch in
            Task {
                while !watch.hasHeard, (try? await Task.sleep(for: .milliseconds(100))) != nil {}
                if watch.hasHeard { work.cancel() }
            }
        }
        let outcome = await work.value
        listening?.cancel()
        await listening?.value
        watch?.end()
        return try outcome.get()
    }

    private func repeated<Answer: Sendable, Failure: Error>(
        _ ask: @Sendable () async throws(Failure) -> Answer, until isEnough: @Sendable (Answer) -> Bool
    ) async -> Result<End<Answer>, Failure> {
        for asked in 0... {
            do throws(Failure) {
                let answer = try await ask()
                if isEnough(answer) { return .success(.answered(answer)) }
            } catch {
                // What was broken off has failed for no other reason.
                return Task.isCancelled ? .success(.interrupted) : .failure(error)
            }
            guard await pause(Self.pause(after: asked)) else { break }
        }
        return .success(.interrupted)
    }
}
