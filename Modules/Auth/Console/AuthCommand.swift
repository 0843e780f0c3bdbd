public import ArgumentParser
import Auth
import Commands
import Terminal
import Vocabulary

/// `madang auth`: accounts and sessions.
public struct AuthCommand: ParsableCommand {
    /// Its name, its help, and what stands below it.
    public static var configuration: CommandConfiguration {
        .words(
            "auth", en: "Join, sign in and out, and manage your account.", ko: "가입, 로그인, 계정 관리.",
            subcommands: [
                Join.self, Login.self, Logout.self, Whoami.self, SessionsCommand.self, Password.self,
                Reset.self,
                Withdraw.self,
            ])
    }

    /// Made by the parser.
    public init() {}
}

struct Join: FormCommand {
    static var configuration: CommandConfiguration {
        .words(
            "join", en: "Create an account and sign in.", ko: "가입하고 로그인합니다.",
            examples: [
                Phrase("madang auth join"), Phrase("madang auth join --backend https://madang.example"),
            ])
    }
    @OptionGroup var options: JoinOptions
    @OptionGroup var resuming: ResumeOption
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
    static var shortcut: String? { "join" }

    func run(_ context: CommandContext) async throws {
        try await context.auth(for: .newcomer) { try await $0.join(options) }
    }
}

struct Login: RunnableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "login", en: "Sign in.", ko: "로그인합니다.",
            examples: [Phrase("madang auth login --backend https://madang.example")])
    }
    @OptionGroup var options: LoginOptions
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions
    static var shortcut: String? { "login" }

    func run(_ context: CommandContext) async throws {
        try await context.auth(for: .visitor) { try await $0.login(options) }
    }
}

struct Logout: RunnableCommand {
    static var shortcut: String? { "logout" }
    static var configuration: CommandConfiguration {
        .words(
            "logout", en: "Sign out.", ko: "로그아웃합니다.",
            examples: [Phrase("madang auth logout")])
    }
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        try await context.auth(for: .leaving) { try await $0.logout() }
    }
}

struct Whoami: RunnableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "whoami", en: "Show who is signed in.", ko: "로그인한 계정을 봅니다.",
            examples: [Phrase("madang auth whoami")])
    }
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws { try await context.auth { try await $0.whoami() } }
}

struct Password: RunnableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "password", en: "Change your password; all other sessions end.",
            ko: "비밀번호를 변경합니다. 다른 세션은 모두 종료됩니다.",
            examples: [Phrase("madang auth password")])
    }
    @OptionGroup var options: PasswordOptions
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        try await context.auth { try await $0.password(options) }
    }
}

struct Reset: RunnableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "reset", en: "Set a new password with a code from an operator.", ko: "운영자가 준 코드로 새 비밀번호를 정합니다.",
            examples: [Phrase("madang auth reset --email jo@example.com")])
    }
    @OptionGroup var options: LoginOptions
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        try await context.auth(for: .visitor) { try await $0.reset(options) }
    }
}

struct Withdraw: RunnableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "withdraw", en: "Delete your account and its listings.", ko: "탈퇴합니다. 등록한 물건도 삭제됩니다.",
            examples: [Phrase("madang auth withdraw")])
    }
    @OptionGroup var options: PasswordOptions
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        try await context.auth { try await $0.withdraw(options) }
    }
}

/// `madang auth sessions`: lists sessions by default.
struct SessionsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "sessions", en: "List and end your sessions.", ko: "내 세션을 보고 종료합니다.",
            subcommands: [List.self, End.self], fallback: List.self)
    }

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "List your sessions.", ko: "내 세션을 봅니다.",
                examples: [Phrase("madang auth sessions")])
        }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.auth { try await $0.sessions() }
        }
    }

    struct End: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "end", en: "End a session, or all of them.", ko: "세션 하나 또는 전체를 종료합니다.",
                examples: [Phrase("madang auth sessions end 2"), Phrase("madang auth sessions end --others")])
        }
        @OptionGroup var options: EndSessionOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.auth { try await $0.endSession(options) }
        }
    }
}

extension CommandContext {
    /// Runs the body with the account commands, on behalf of the actor.
    func auth(
        for actor: CommandActor = .signedIn, _ body: (AuthCommands) async throws -> Void
    ) async throws {
        try await withServices(for: actor) { services in
            let place = try services.signingPlace
            try await body(
                AuthCommands(
                    try services.auth, at: place, console, lists: services.lastLists,
                    uploads: services.provided((any PictureUploading).self),
                    drawing: services.provided((any PictureDrawing).self),
                    counted: services.memberCountWordings))
        }
    }
}
