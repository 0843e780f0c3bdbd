import Composition
import Logging
import ServiceLifecycle

/// Tidies up beside the requests, every ten seconds, and tells of failures that no request is answered with.
struct Housekeeping: NamedService {
    static let name = "housekeeping"
    let platform: LocalPlatform
    let logger: Logger

    /// What has been told of already.
    private struct Told {
        var unreadableRows = 0
        var letters = LetterFailures()
        var waiting = 0
        var waitingReason = ""
        var failure = ""
    }

    /// Returns with the server; what fails is tried again the next time.
    func run() async {
        await cancelWhenGracefulShutdown {
            var told = Told()
            while (try? await Task.sleep(for: .seconds(10))) != nil {
                await tidy(&told)
                tellUnreadableRows(&told)
                tellDepartures(&told)
                tellLetters(&told)
            }
        }
    }

    /// Tells of a failure once, until it is another or was none in between.
    private func tidy(_ told: inout Told) async {
        do {
            try await platform.tidy()
            if told.failure != "" { logger.info("tidying works again") }
            told.failure = ""
        } catch {
            let reason = "\(error)"
            if reason != told.failure { logger.warning("tidying failed", metadata: ["reason": "\(reason)"]) }
            told.failure = reason
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
