import Auth
import AuthConsole
import AuthContract
import Commands
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// One call of a verb as a person makes it.
struct ConsoleScene: Sendable {
    /// The file in which the texts are kept.
    let name: String
    /// The words behind the command; `{me}` stands for the member's identifier, `{file}`
    /// for a file.
    let words: [String]
    var isSignedIn = true
    var role = Role.member
    /// What the person types, line by line; `*` stands for the right password.
    var input: [String] = []
    /// Whether they type it at a terminal.
    var isTerminal = false
    var yes = false
    /// Whether they have blocked a neighbour before.
    var hasBlocked = false
    /// The command: `auth login`.
    let command: String

    static let all = joining + sessions + profiles + leaving + operators

    static let joining = [
        ConsoleScene(
            name: "join-stdin",
            words: ["--email", "seoyeon@example.com", "--nickname", "서연", "--password-stdin"],
            isSignedIn: false, input: ["*"], command: "auth join"),
        ConsoleScene(
            name: "join-answers", words: [], isSignedIn: false,
            input: ["seoyeon@example.com", "서연", "*", "other", "*", "*"], isTerminal: true,
            command: "auth join"),
        ConsoleScene(
            name: "join-invalid",
            words: ["--email", "seoyeon", "--nickname", "서 연", "--phone", "1", "--password-stdin"],
            isSignedIn: false, input: ["12345678"], command: "auth join"),
        ConsoleScene(
            name: "join-taken",
            words: ["--email", "MINJUN@example.com", "--nickname", "민준", "--password-stdin"],
            input: ["*"], command: "auth join"),
        ConsoleScene(
            name: "join-no-password", words: ["--email", "a@example.com", "--nickname", "서연"],
            isSignedIn: false,
            command: "auth join"),
        ConsoleScene(
            name: "login", words: ["--email", "minjun@example.com", "--password-stdin"], input: ["*"],
            command: "auth login"),
        ConsoleScene(
            name: "login-wrong", words: ["--email", "minjun@example.com", "--password-stdin"],
            input: ["wrong"],
            command: "auth login"),
        ConsoleScene(
            name: "login-answers", words: [], input: ["minjun@example.com", "*"], isTerminal: true,
            command: "auth login"),
    ]

    static let sessions = [
        ConsoleScene(name: "whoami", words: [], command: "auth whoami"),
        ConsoleScene(name: "whoami-visitor", words: [], isSignedIn: false, command: "auth whoami"),
        ConsoleScene(name: "sessions", words: [], command: "auth sessions"),
        ConsoleScene(
            name: "sessions-end-others", words: ["--others"], yes: true, command: "auth sessions end"),
        ConsoleScene(name: "sessions-end-all", words: ["--all"], command: "auth sessions end"),
        ConsoleScene(name: "sessions-end-nothing", words: [], command: "auth sessions end"),
        ConsoleScene(
            name: "sessions-end-unknown", words: ["ses_00000000000000000000000001"],
            command: "auth sessions end"),
        ConsoleScene(name: "logout", words: [], command: "auth logout"),
        ConsoleScene(name: "logout-visitor", words: [], isSignedIn: false, command: "auth logout"),
    ]

    static let profiles = [
        ConsoleScene(name: "profile", words: [], command: "profile show"),
        ConsoleScene(name: "profile-other", words: ["{me}"], command: "profile show"),
        ConsoleScene(
            name: "profile-unknown", words: ["mem_00000000000000000000000001"], command: "profile show"),
        ConsoleScene(name: "profile-no-id", words: ["민준"], command: "profile show"),
        ConsoleScene(
            name: "profile-edit", words: ["--introduction", "동네에서 축구합니다.", "--phone", ""],
            command: "profile edit"),
        ConsoleScene(
            name: "profile-edit-answers", words: [], input: ["", "안녕하세요.", "-", "", "en"], isTerminal: true,
            command: "profile edit"),
        ConsoleScene(
            name: "profile-edit-mail-language", words: ["--mail-language", "en"], command: "profile edit"),
        ConsoleScene(name: "profile-edit-nothing", words: [], command: "profile edit"),
        ConsoleScene(
            name: "profile-edit-business",
            words: [
                "--business-name", "느티나무 상점", "--representative", "김민준", "--business-address", "서울 마포구 12",
                "--business-phone", "02-123-4567", "--business-email", "shop@example.com",
                "--registration-number", "123-45-67891",
            ], command: "profile edit"),
        ConsoleScene(
            name: "profile-edit-business-answers", words: ["--business"],
            input: [
                "느티나무 상점", "김민준", "서울 마포구 12", "02-123-4567", "shop@example.com", "123-45-67891",
                "제2026-서울마포-0123호",
            ], isTerminal: true, command: "profile edit"),
        ConsoleScene(
            name: "profile-edit-business-invalid",
            words: ["--business", "--business-name", "느티나무 상점", "--registration-number", "123-45-67890"],
            command: "profile edit"),
        ConsoleScene(name: "profile-edit-private", words: ["--private"], command: "profile edit"),
        ConsoleScene(
            name: "profile-edit-private-business", words: ["--private", "--business-name", "느티나무 상점"],
            command: "profile edit"),
        ConsoleScene(
            name: "profile-picture", words: ["{file}", "--description", "빨간 유니폼을 입은 민준"],
            command: "profile picture"),
        ConsoleScene(
            name: "profile-picture-remove", words: ["--remove"], yes: true, command: "profile picture"),
        ConsoleScene(
            name: "profile-picture-declined", words: ["--remove"], input: ["n"], isTerminal: true,
            command: "profile picture"),
        ConsoleScene(name: "profile-picture-nothing", words: [], command: "profile picture"),
        ConsoleScene(
            name: "profile-picture-both", words: ["{file}", "--remove"], command: "profile picture"),
        ConsoleScene(
            name: "profile-picture-visitor", words: ["{file}"], isSignedIn: false,
            command: "profile picture"),
        ConsoleScene(
            name: "profile-edit-invalid",
            words: ["--nickname", "a b", "--birthday", "내일", "--mail-language", "fr"],
            command: "profile edit"),
    ]

    static let leaving = [
        ConsoleScene(
            name: "password", words: ["--password-stdin"], input: ["*", "새 느티나무 아래 43"],
            command: "auth password"),
        ConsoleScene(
            name: "password-invalid", words: ["--password-stdin"], input: ["wrong", "short"],
            command: "auth password"),
        ConsoleScene(
            name: "withdraw", words: ["--password-stdin"], input: ["*"], yes: true, command: "auth withdraw"),
        ConsoleScene(
            name: "withdraw-answers", words: [], input: ["민준", "*"], isTerminal: true,
            command: "auth withdraw"),
        ConsoleScene(
            name: "withdraw-declined", words: [], input: ["y"], isTerminal: true, command: "auth withdraw"),
    ]
}

/// What people see of accounts on the command line, in both languages and for programs.
@Suite struct ConsoleTests {
    private static let folder = GoldenFolder("Auth")

    @Test(arguments: ConsoleScene.all.map(\.name))
    func looksAsItDid(_ name: String) async throws {
        let scene = try #require(ConsoleScene.all.first { $0.name == name })
        var text = "$ madang \(name): \(scene.words.joined(separator: " "))\n\n"
        for form in ConsoleForm.all { text += try await transcript(of: scene, form) }
        #expect(!text.contains(ConsoleMember.password), "a password is shown")
        try Self.folder.expect(text, "console-\(name).txt")
    }

    @Test func theEmailIsOfferedTheNextTime() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let first = Console.recording(input: ["minjun@example.com", ConsoleMember.password])
        try await member.run("auth login", [], on: first.console)
        let second = Console.recording(input: ["", ConsoleMember.password])
        try await member.run("auth login", [], on: second.console)
        #expect(second.errors == "Email [minjun@example.com]: Password: ")
        #expect(second.output == "Signed in as 민준 (minjun@example.com).\n")
    }

    @Test func whatIsComplainedAboutIsAskedForAgain() async throws {
        let member = try await ConsoleMember(isSignedIn: false)
        let answers = ["seoyeon", "seoyeon@example.com", "서연", "password", "*", "*"]
        let console = Console.recording(
            ConsoleOptions(language: .ko), input: answers.map { $0 == "*" ? ConsoleMember.password : $0 })
        try await member.run("auth join", [], on: console.console)
        #expect(console.errors.contains("이메일: 다음과") && console.errors.contains("비밀번호: 너무 쉽게"))
        #expect(console.output == "서연 님, 환영합니다! 로그인되었습니다.\n")
        #expect(member.emails.recall() == "seoyeon@example.com")
    }

    @Test func sessionsAreKeptAndForgotten() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let console = Console.recording(ConsoleOptions(assumesYes: true)).console
        #expect(try await member.session.current() != nil)
        try await member.run("auth sessions end", ["--others"], on: console)
        #expect(try await member.session.current() != nil)
        try await member.run("auth logout", [], on: console)
        #expect(try await member.session.current() == nil)
    }

    private func transcript(of scene: ConsoleScene, _ form: ConsoleForm) async throws -> String {
        let member = try await ConsoleMember(isSignedIn: scene.isSignedIn, role: scene.role)
        let me = member.signedIn.map { "\($0.account.id)" } ?? ""
        let neighbour = try await member.fixture.member(withEmail: "bora@example.com")
        let bora = neighbour.map { "\($0)" } ?? ""
        if scene.hasBlocked, let neighbour { try await member.services().auth.block(neighbour) }
        let folder = try TemporaryFolder()
        try folder.write("a picture", to: "me.jpg")
        let names = ["{me}": me, "{bora}": bora, "{file}": folder.path + "/me.jpg"]
        let words = scene.words.map { names[$0] ?? $0 }
        let input = scene.input.map { $0 == "*" ? ConsoleMember.password : $0 }
        return await form.transcript(
            now: member.fixture.clock.now(), input: input, isTerminal: scene.isTerminal, yes: scene.yes,
            reporting: { console, error in console.report(failure: error) }
        ) { console in
            try await member.run(scene.command, words, on: console)
        }
    }
}
