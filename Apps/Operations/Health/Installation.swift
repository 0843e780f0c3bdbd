public import Auth
public import Composition
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

    /// Opens the platform for the body, with the session that is kept for it, and closes it afterwards.
    /// Throws as `Backend.open` does, and what the body throws.
    public func withPlatform(_ body: (any Platform, MemberSession) async throws -> Void) async throws {
        let platform = try await Backend.open(settings)
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
