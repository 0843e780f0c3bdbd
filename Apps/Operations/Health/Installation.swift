public import Auth
public import Composition
import Glibc
public import Settings

/// What the settings of a program's run name: where the data is, and who is signed in there.
public struct Installation: Sendable {
    /// The settings, read.
    public let settings: Settings
    /// The variables of the run.
    public let environment: [String: String]

    /// Memberwise.
    public init(_ settings: Settings, environment: [String: String]) {
        self.settings = settings
        self.environment = environment
    }

    /// Where this backend's session is kept; in memory for a backend that ends with the program.
    var sessionStorage: any SessionStorage {
        switch settings.backend {
        case .memory: InMemorySessionStorage()
        case .sqlite, .postgres, .server:
            FileSessionStorage(in: settings.directories.state, for: settings.backend)
        }
    }

    /// Whether the settings name a file that is not there.
    public var isMissing: Bool {
        if case .sqlite(let path) = settings.backend { access(path, F_OK) != 0 } else { false }
    }

    /// Whether nobody has said where the data is: then a file that is not there is no mistake, only the
    /// beginning.
    public var isAtDefault: Bool {
        settings.entries.contains { $0.key == .backend && $0.source == .default }
    }

    /// Opens the platform for the body, with the session that is kept for it, and closes it afterwards. Where
    /// there is no database and none is to be made, an empty place is shown if nobody has named it.
    ///
    /// Throws `noDatabase` for a place that was named and is not there, what `Backend.requireNoRemains` and
    /// `Backend.open` throw, and what the body throws.
    public func withPlatform(
        makingDatabase: Bool = false, _ body: (any Platform, MemberSession) async throws -> Void
    ) async throws {
        let isEmpty = isMissing && !makingDatabase
        if isEmpty { try settings.backend.requireNoRemains() }
        if isEmpty, !isAtDefault { throw InstallationError.noDatabase(settings.backend) }
        let platform: any Platform =
            isEmpty
            ? LocalPlatform.inMemory(.ephemeral(time: SystemClock())) : try await Backend.open(settings)
        do {
            if let local = platform as? LocalPlatform { try await local.resumeDepartures() }
            try await body(platform, platform.session(keptIn: sessionStorage))
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }
}
