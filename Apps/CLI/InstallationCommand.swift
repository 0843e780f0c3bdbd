import Auth
import AuthConsole
import Commands
import Composition
import Operations
import Settings
import Terminal
import Vocabulary

/// A command about the installation itself: its settings, and the backend that they name.
protocol InstallationCommand: GlobalOptionsCommand {
    /// Does it. Throws what went wrong for the program to report.
    func run(_ installation: Installation, on console: Console) async throws
}

extension Installation {
    /// What the commands of domains work with: the backend is opened when they ask for services.
    func context(on console: Console) -> CommandContext {
        CommandContext(console, program: "madang", environment: environment) { actor, body in
            let makesOne = actor == .newcomer && isMissing
            try await withPlatform(makingDatabase: makesOne) { platform, session in
                if makesOne {
                    console.note(
                        Phrase(en: "Created \(settings.backend).", ko: "\(settings.backend)을(를) 만들었습니다."))
                }
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
        case .visitor, .newcomer: return platform.anonymous
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
