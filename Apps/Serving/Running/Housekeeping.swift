import Composition
import Logging
import ServiceLifecycle
import Synchronization
import Vocabulary

/// Runs the platform's jobs beside the requests, and logs failures that no request is answered with.
struct Housekeeping: NamedService {
    static let name = "housekeeping"
    let platform: LocalPlatform
    let logger: Logger

    /// What has been logged already.
    private struct Told {
        var unreadableRows = 0
        var letters = LetterFailures()
        var waiting = 0
        var waitingReason = ""
    }

    /// Returns with the server; a job that fails is tried again after its interval.
    func run() async {
        let failures = ToldFailures(logger)
        await cancelWhenGracefulShutdown {
            async let jobs: Void = JobRunner(platform.jobs) { failures.tell($0, $1) }.run()
            var told = Told()
            while (try? await Task.sleep(for: .seconds(10))) != nil {
                tellUnreadableRows(&told)
                tellDepartures(&told)
                tellLetters(&told)
            }
            await jobs
        }
    }

    /// Tells of rows that lists have left out since.
    private func tellUnreadableRows(_ told: inout Told) {
        let (count, reason) = platform.unreadableRows
        if count > told.unreadableRows {
            logger.error(
                "rows that cannot be read are left out of lists: 'madang-server check' names them",
                metadata: ["times": "\(count - told.unreadableRows)", "reason": "\(reason)"])
        }
        told.unreadableRows = count
    }

    /// Tells of withdrawals that are not finished, when their number or the reason is another.
    private func tellDepartures(_ told: inout Told) {
        let now = platform.waitingDepartures
        if now.waiting == told.waiting, now.reason == told.waitingReason { return }
        if now.waiting > 0 {
            logger.warning(
                "withdrawals are not finished; they are tried again every ten seconds",
                metadata: ["members": "\(now.waiting)", "reason": "\(now.reason)"])
        } else {
            logger.info("all withdrawals are finished", metadata: ["members": "\(told.waiting)"])
        }
        (told.waiting, told.waitingReason) = (now.waiting, now.reason)
    }

    /// Tells of letters that could not be sent or removed since.
    private func tellLetters(_ told: inout Told) {
        let (now, before) = (platform.letterFailures, told.letters)
        let reason: Logger.MetadataValue = "\(now.reason)"
        if now.unsent > before.unsent {
            logger.warning(
                "letters could not be sent and are lost",
                metadata: ["letters": "\(now.unsent - before.unsent)", "reason": reason])
        }
        if now.unremoved > before.unremoved {
            logger.warning(
                "letters to members who withdrew could not be removed; those that can be go after 30 days",
                metadata: ["members": "\(now.unremoved - before.unremoved)", "reason": reason])
        }
        told.letters = now
    }
}

/// Logs the failure of a job once, until it is another or the job has succeeded in between.
private final class ToldFailures: Sendable {
    private let logger: Logger
    private let reasons = Mutex([String: String]())

    init(_ logger: Logger) { self.logger = logger }

    func tell(_ job: String, _ failure: ServiceFailure?) {
        let reason = failure.map { "\($0)" }
        let before = reasons.withLock { reasons in
            let before = reasons[job]
            reasons[job] = reason
            return before
        }
        if reason == before { return }
        let metadata: Logger.Metadata = ["job": "\(job)", "reason": "\(reason ?? before ?? "")"]
        if reason == nil {
            logger.info("job works again", metadata: metadata)
        } else {
            logger.warning("job failed, and is tried again", metadata: metadata)
        }
    }
}
