import Composition
import Logging
import ServiceLifecycle
import Vocabulary
import Wire

/// Lets this server count requests together with the others of its database, every second.
struct LimitSharing: NamedService {
    static let name = "sharing of limits"
    let platform: LocalPlatform
    let limiter: RequestLimiter
    let logger: Logger

    /// Returns with the server, after a last exchange of its counts; a failed exchange is made up for by the
    /// next.
    func run() async {
        await cancelWhenGracefulShutdown {
            while (try? await Task.sleep(for: .seconds(1))) != nil { await exchange() }
        }
        await exchange()
    }

    private func exchange() async {
        do throws(ServiceFailure) {
            try await platform.exchange(limiter)
        } catch {
            logger.warning("request limits are not shared", metadata: ["reason": "\(error)"])
        }
    }
}
