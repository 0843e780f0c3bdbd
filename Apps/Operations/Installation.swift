public import Auth
public import Composition
import Glibc
public import Settings

/// The installation that a program's settings name: its data, and the member signed in there.
public struct Installation: Sendable {
    /// The settings, read.
    public let settings: Settings
    /// The mistake in the configuration file, without which the settings were then read; nil for none.
    public let settingsFault: SettingsError?
    /// The environment variables of the run.
    public let environment: [String: String]
    /// The domains that the program composes.
    public let domains: [Domain]

    /// Takes settings that have been read, and the domains that the program composes.
    public init(
        _ settings: Settings, fault: SettingsError? = nil, environment: [String: String],
        domains: [Domain] = Domain.all
    ) {
        self.settings = settings
        settingsFault = fault
        self.environment = environment
        self.domains = domains
    }

    /// The storage of this backend's session; in memory for a backend that ends with the program.
    var sessionStorage: any SessionStorage {
        switch settings.backend {
        case .memory: InMemorySessionStorage()
        case .sqlite, .postgres, .server:
            FileSessionStorage(in: settings.directories.state, for: settings.backend)
        }
    }

    /// Whether the settings name a missing file.
    public var isMissing: Bool {
        if case .sqlite(let path) = settings.backend { access(path, F_OK) != 0 } else { false }
    }

    /// Whether the backend is the default: a missing file is then no mistake, but a first start.
    public var isAtDefault: Bool {
        settings.entries.contains { $0.key == .backend && $0.source == .default }
    }

    /// Opens the platform with its stored session for the body and closes it afterwards. If the database is
    /// missing and is not to be made, the default backend is replaced by an empty platform in memory.
    ///
    /// Throws `noDatabase` for a named database that is missing, what `Backend.requireNoRemains` and
    /// `Backend.open` throw, and what the body throws.
    public func withPlatform(
        makingDatabase: Bool = false, _ body: (any Platform, MemberSession) async throws -> Void
    ) async throws {
        let isEmpty = isMissing && !makingDatabase
        if isEmpty { try settings.backend.requireNoRemains() }
        if isEmpty, !isAtDefault { throw InstallationError.noDatabase(settings.backend) }
        let platform: any Platform =
            isEmpty
            ? LocalPlatform.inMemory(.ephemeral(time: SystemClock()), domains: domains)
            : try await Backend.open(settings, domains: domains)
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
