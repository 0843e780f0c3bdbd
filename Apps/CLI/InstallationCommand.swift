import Commands
import Operations
import Settings
import Terminal

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
                    console.remark(
                        Phrase(en: "Created \(settings.backend).", ko: "\(settings.backend)을(를) 만들었습니다."))
                }
                let visit = Visit(installation: self, platform: platform, session: session, console: console)
                try await visit.run(for: actor, body)
            }
        }
    }
}
