import ArgumentParser
import Commands
import Composition
import Glibc
import Settings
import Terminal
import UnicodeText
import Vocabulary

/// Commands for an operator to manage members on the server's machine.
struct Members: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "members", en: "Look after members, on the machine that has the database.",
            ko: "데이터베이스가 있는 컴퓨터에서 회원을 관리합니다.", subcommands: [Appoint.self, ExportMember.self])
    }
}

/// Sets a member's role without authentication: the right to write the database suffices.
struct Appoint: ServerCommand, ExplainedCommand {
    static var configuration: CommandConfiguration {
        .words(
            "appoint", en: "Give a member a role; it applies from the member's next request on.",
            ko: "회원에게 역할을 줍니다. 회원의 다음 요청부터 적용됩니다.",
            examples: [Phrase("madang-server members appoint bora@example.com operator")])
    }
    static let explanation = Phrase(
        en: """
            Works on the database itself, even while servers use it: this is how to appoint the first \
            operator. From then on operators can appoint others through a server.
            """,
        ko: """
            서버가 쓰는 중에도 데이터베이스에서 직접 바꿉니다. 첫 운영자는 이렇게 임명합니다. 그다음부터는 운영자가 서버를 \
            통해 다른 사람을 임명할 수 있습니다.
            """)

    @OptionGroup(title: GlobalOptions.title) var options: ServerOptions

    @Argument(help: .words(en: "The email the member joined with.", ko: "회원이 가입한 이메일.", value: "email"))
    var email: String

    @Argument(
        help: .words(
            en: "member, moderator or operator.", ko: "member(회원), moderator(매니저), operator(운영자).",
            value: "role"))
    var role: AppointedRole

    func run(serving domains: [Domain]) async throws {
        try await options.withPlatform(serving: domains) { try await appoint($0, $1) }
    }

    private func appoint(_ platform: LocalPlatform, _ settings: Settings) async throws {
        guard let appointment = try await platform.appoint(email: email, as: role.role) else {
            throw ProgramFailure.nobody(email, settings, "They must join first.", ko: "먼저 가입해야 합니다.")
        }
        let name = "\(appointment.email) (\(appointment.member))"
        let isSame = appointment.before == role.role
        let (now, before) = (role.role.words, appointment.before.words)
        try StandardOutput.write([
            isSame
                ? Phrase(en: "\(name) is already \(now.en).", ko: "\(name): 이미 \(now.ko)입니다.")
                : Phrase(
                    en: "\(name) is \(now.en) now, and was \(before.en).",
                    ko: "\(name): 역할을 바꿨습니다. \(before.ko) → \(now.ko)")
        ])
    }
}

extension ProgramFailure {
    /// No member has that email; `advice` says what to do.
    static func nobody(
        _ email: String, _ settings: Settings, _ advice: String, ko korean: String
    ) -> ProgramFailure {
        ProgramFailure(
            Phrase(
                en: "No member in \(settings.backend) has the email '\(email.harmless)'. \(advice)",
                ko: "\(settings.backend)에 이메일이 '\(email.harmless)'인 회원이 없습니다. \(korean)"),
            exitStatus: .notFound)
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

extension ServerOptions {
    /// Opens the existing database of these domains for the body and closes it afterwards. Throws if there is
    /// none, and what the body throws.
    func withPlatform(
        serving domains: [Domain], _ body: (LocalPlatform, Settings) async throws -> Void
    ) async throws {
        let settings = try settings()
        try settings.requireLocalBackend()
        try settings.requireDatabase()
        let platform = try await LocalPlatform.open(settings, domains: domains)
        do {
            try await body(platform, settings)
        } catch {
            await platform.close()
            throw error
        }
        await platform.close()
    }
}

extension Settings {
    /// Whether the backend is a missing file.
    var isMissingFile: Bool {
        if case .sqlite(let path) = backend { access(path, F_OK) != 0 } else { false }
    }

    /// Throws if there is no database yet, which therefore has no members, or if it is being restored or was
    /// lost.
    func requireDatabase() throws {
        try backend.requireNoRemains()
        try requireLastingBackend()
        guard isMissingFile, case .sqlite(let path) = backend else { return }
        throw ProgramFailure(
            Phrase(
                en: "\(path) does not exist; create it with 'madang-server migrate'.",
                ko: "\(path) 파일이 없습니다. 'madang-server migrate'로 만드세요."), exitStatus: .notFound)
    }

    /// Throws for the backend that ends with the program.
    func requireLastingBackend() throws(ProgramFailure) {
        guard backend == .memory else { return }
        throw ProgramFailure(
            Phrase(
                en: "The memory backend keeps nothing. Choose a database with --backend: sqlite:PATH or "
                    + "postgres://….",
                ko: "memory 백엔드는 아무것도 저장하지 않습니다. --backend로 데이터베이스를 고르세요: sqlite:PATH 또는 "
                    + "postgres://…."),
            exitStatus: .usage)
    }
}

extension String {
    /// The text without characters that could control a terminal.
    var harmless: String {
        let scalars = unicodeScalars.map { $0.isControl || $0.isInvisibleFormat ? "\u{FFFD}" : $0 }
        return String(String.UnicodeScalarView(scalars))
    }
}
