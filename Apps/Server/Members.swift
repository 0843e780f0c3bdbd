import ArgumentParser
import Composition
import Glibc
import Settings
import UnicodeText
import Vocabulary

/// What an operator does to members on the machine itself.
struct Members: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Change members' roles, on the machine that has the database.",
        subcommands: [Appoint.self])
}

/// Gives a member a role, without being asked who asks: whoever may write the database may.
struct Appoint: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Give a member a role; it applies from the member's next request on.",
        discussion: """
            Works on the database itself, even while servers use it: this is how to appoint the first \
            operator. From then on operators can appoint others through a server.
            """)

    @OptionGroup var options: ServerOptions

    @Argument(help: ArgumentHelp("The email the member joined with.", valueName: "email"))
    var email: String

    @Argument(help: ArgumentHelp("member, moderator or operator.", valueName: "role"))
    var role: AppointedRole

    func run() async throws {
        let settings = try options.settings()
        try settings.requireLocalBackend()
        try settings.requireDatabase()
        let platform = try await LocalPlatform.open(settings)
        do {
            try await appoint(platform, settings)
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }

    private func appoint(_ platform: LocalPlatform, _ settings: Settings) async throws {
        guard let appointment = try await platform.appoint(email: email, as: role.role) else {
            throw ProgramFailure(
                "No member in \(settings.backend) has the email '\(email.harmless)'. They must join first.",
                exitStatus: .notFound)
        }
        let name = "\(appointment.email) (\(appointment.member))"
        let isSame = appointment.before == role.role
        try StandardOutput.write([
            isSame
                ? "\(name) is already \(role.role.rawValue)."
                : "\(name) is \(role.role.rawValue) now, and was \(appointment.before.rawValue)."
        ])
    }
}

/// A role as it is typed.
struct AppointedRole: ExpressibleByArgument {
    let role: Role

    init?(argument: String) {
        guard let role = Role(rawValue: argument) else { return nil }
        self.role = role
    }

    static let allValueStrings = Role.allCases.map(\.rawValue)
}

extension Settings {
    /// Whether the backend is a file that is not there.
    var isMissingFile: Bool {
        if case .sqlite(let path) = backend { access(path, F_OK) != 0 } else { false }
    }

    /// Throws if there is no database yet: nobody could be found in it.
    func requireDatabase() throws(ProgramFailure) {
        switch backend {
        case .memory:
            throw ProgramFailure(
                """
                The memory backend keeps nothing. Choose a database with --backend: sqlite:PATH or \
                postgres://….
                """,
                exitStatus: .usage)
        case .sqlite(let path) where isMissingFile:
            throw ProgramFailure(
                "\(path) does not exist; create it with 'madang-server migrate'.", exitStatus: .notFound)
        case .sqlite, .postgres, .server: return
        }
    }
}

extension String {
    /// The text without what could command a terminal.
    fileprivate var harmless: String {
        let scalars = unicodeScalars.map { $0.isControl || $0.isInvisibleFormat ? "\u{FFFD}" : $0 }
        return String(String.UnicodeScalarView(scalars))
    }
}
