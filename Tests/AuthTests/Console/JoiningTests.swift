import Auth
import AuthConsole
import Terminal
import Testing
import Vocabulary

/// A joining person hears at once what is wrong with an answer, by the command and on the screen.
@Suite struct JoiningTests {
    /// Joins as a visitor beside the member 민준; what is asked and told, and the kept answers.
    private static func join(
        _ words: [String] = [], _ input: [String]
    ) async throws -> (errors: String, output: String, kept: [String]) {
        let member = try await ConsoleMember(isSignedIn: true)
        try await member.session.end()
        let answers = FormAnswers()
        var options = ConsoleOptions(language: .en, allowsColour: false)
        options.answers = answers
        let recording = Console.recording(options, input: input)
        try await member.run("auth join", words, on: recording.console)
        return (recording.errors, recording.output, answers.all.map { "\($0.question)=\($0.text)" })
    }

    private static let password = ConsoleMember.password

    @Test func eachAnswerIsCheckedAsItIsGiven() async throws {
        let joined = try await Self.join(
            [],
            [
                "seoyeon", "MINJUN@example.com", "seoyeon@example.com", "서 연", "민준", "민준님", "운영자", "서연",
                "1234",
                Self.password, Self.password,
            ])
        let lines = [
            "Email:   Email must look like name@example.com", "Email:   Email is already taken",
            "Email: Nickname:   Nickname contains characters that are not allowed",
            "Nickname:   Nickname is already taken", "Nickname:   Nickname is already taken",
            "Nickname:   Nickname is reserved for those who run this site: choose another",
            "Nickname: Password:   Password must have at least 8 characters", "Password: Password again: ",
        ]
        #expect(joined.errors == lines.joined(separator: "\n"), "\(joined.errors)")
        #expect(joined.output.contains("Welcome, 서연!"))
        #expect(joined.kept == ["--email=seoyeon@example.com", "--nickname=서연"], "no password is kept")
    }

    @Test func whatOptionsGiveIsCheckedToo() async throws {
        let joined = try await Self.join(
            ["--email", "minjun@example.com", "--nickname", "서연", "--phone", "1", "--birthday", "내일"],
            ["seoyeon@example.com", Self.password, Self.password, "010-1234-5678", ""])
        #expect(joined.errors.hasPrefix("  Email is already taken\nEmail: "), "\(joined.errors)")
        #expect(joined.errors.contains("Phone (optional) must look like 010-1234-5678"), "\(joined.errors)")
        #expect(joined.output.contains("Welcome, 서연!"))
    }

    /// The contract has the same rules; an account of the same form is checked without a server.
    @Test func aFormTellsItsOwnFieldErrors() throws {
        let now = Timestamp(microseconds: 1_780_000_000_000_000)
        func fields(_ draft: JoinDraft) -> [String] { draft.fieldErrors(at: now).map(\.field) }
        let sound = JoinDraft(email: "a@example.com", password: Self.password, nickname: "서연")
        #expect(fields(sound).isEmpty)
        var draft = JoinDraft(email: "a", password: "1", nickname: "", phone: "1", birthday: "2026-01-01")
        #expect(fields(draft) == ["email", "nickname", "password", "phone", "birthday"])
        draft.language = "fr"
        #expect(fields(draft).last == "language")
    }
}
