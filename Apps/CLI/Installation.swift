import Auth
import AuthConsole
import Commands
import Composition
import Settings
import Terminal
import Vocabulary

/// A command about the installation itself: its settings, and the backend that they name.
protocol InstallationCommand: GlobalOptionsCommand {
    /// Does it. Throws what went wrong for the program to report.
    func run(_ installation: Installation) async throws
}

/// What the settings of this run name: where the data is, and who is signed in there.
struct Installation: Sendable {
    let console: Console
    let settings: Settings
    let environment: [String: String]

    /// Where this backend's session is kept; in memory for a backend that ends with the program.
    var sessionStorage: any SessionStorage {
        switch settings.backend {
        case .memory: InMemorySessionStorage()
        case .sqlite, .postgres, .server:
            FileSessionStorage(in: settings.directories.state, for: settings.backend)
        }
    }

    /// Opens the platform for the body and closes it afterwards.
    func withPlatform(_ body: (any Platform, MemberSession) async throws -> Void) async throws {
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

    /// What the commands of domains work with: the backend is opened when they ask for services.
    var context: CommandContext {
        CommandContext(console, program: "madang", environment: environment) { actor, body in
            try await withPlatform { platform, session in
                var services = try await services(for: actor, platform, session)
                services.provide(SigningPlace.self, signingPlace(session))
                try await body(services)
            }
        }
    }

    private func services(
        for actor: CommandActor, _ platform: any Platform, _ session: MemberSession
    ) async throws(ServiceFailure) -> Services {
        switch actor {
        case .visitor: return platform.anonymous
        case .signedIn: return try await platform.services(for: session)
        case .leaving:
            do throws(ServiceFailure) {
                return try await platform.services(for: session)
            } catch {
                // A session that has ended already is left all the same.
                guard error.kind == .unauthenticated else { throw error }
                return platform.anonymous
            }
        }
    }

    private func signingPlace(_ session: MemberSession) -> SigningPlace {
        SigningPlace(
            session, emails: FileEmailMemory(in: settings.directories.state), device: "madang (\(hostName()))"
        )
    }
}
