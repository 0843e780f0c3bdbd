import Composition
import Logging
import ServiceLifecycle

/// Tidies up beside the requests, every ten seconds.
struct Housekeeping: NamedService {
    static let name = "housekeeping"
    let platform: LocalPlatform
    let logger: Logger

    /// Returns with the server; what fails is tried again the next time.
    func run() async {
        await cancelWhenGracefulShutdown {
            var known = 0
            while (try? await Task.sleep(for: .seconds(10))) != nil {
                known = tellUnreadableRows(beyond: known)
                do {
                    try await platform.tidy()
                } catch {
                    logger.warning("tidying failed", metadata: ["reason": "\(error)"])
                }
            }
        }
    }

    /// Tells of rows that lists have left out since, and answers how many there are by now.
    private func tellUnreadableRows(beyond known: Int) -> Int {
        let (count, reason) = platform.unreadableRows
        if count > known {
            logger.error(
                "rows that cannot be read are left out of lists: 'madang-server check' names them",
                metadata: ["times": "\(count - known)", "reason": "\(reason)"])
        }
        return count
    }
}
