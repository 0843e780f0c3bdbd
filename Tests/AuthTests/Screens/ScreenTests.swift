import Auth
import AuthContract
import AuthScreens
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// Signing in and joining on a whole screen.
@Suite struct ScreenTests {
    /// A screen below that of signing in, to come back to.
    struct Floor: Screen {
        var actions: [Action] { [.open] }
        func start() -> (Int, [Request<Int>]) { (0, []) }
        func title(_ state: Int) -> Phrase { Phrase(en: "Floor", ko: "바닥") }
        func event(for input: ScreenInput, in state: Int) -> Int? {
            input == .action(Action.open.id) ? 1 : nil
        }
        func update(_ state: inout Int, _ event: Int, _ around: Surroundings) -> [Request<Int>] {
            [.open(.signIn)]
        }
        func view(_ state: Int, _ around: Surroundings) -> Frame { Frame(around.size) }
    }

    private static func stage(
        _ member: ConsoleMember, _ language: Language = .ko, _ size: Size = Size(columns: 80, rows: 24)
    ) async throws -> ShellStage {
        let router = Router(["floor": { _ in Mount(Floor()) }]).merging(.auth(try await member.services()))
        var stage = ShellStage(
            router, opening: Destination("floor"), size: size, language, clock: member.fixture.clock)
        stage.press("enter")
        return stage
    }

    private static func fill(_ stage: inout ShellStage, _ texts: String...) async {
        for text in texts {
            stage.type(text)
            stage.press("enter")
        }
        await stage.settle()
    }

    @Test func whoSignsInIsBackWhereTheyWere() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        try await member.session.end()
        var stage = try await Self.stage(member)
        await Self.fill(&stage, "minjun@example.com", "아무거나 12345")
        #expect(stage.text.contains("이메일 또는 비밀번호가 올바르지 않습니다"), "\(stage.text)")
        #expect(!stage.text.contains("아무거나"), "a password is shown")
        stage.press("ctrl-u")
        await Self.fill(&stage, ConsoleMember.password)
        #expect(stage.text.contains("민준 님, 반갑습니다.") && stage.renewals == 1, "\(stage.text)")
        #expect(stage.text.hasPrefix(" 마당 > 바닥\n"))
        #expect(try await member.session.current()?.member == member.signedIn?.account.id)
        #expect(member.emails.recall() == "minjun@example.com")
        stage.press("enter")
        #expect(stage.text.contains("minjun@example.com"), "the email is offered again")
    }

    @Test func whatIsWrongStandsBesideItsField() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        try await member.session.end()
        var stage = try await Self.stage(member)
        stage.press("ctrl-n")
        await Self.fill(&stage, "minjun@example.com", "1234", "1234", "민준")
        for (typed, fault) in [("minjun@example.com", "이미"), ("****", "8자 이상"), ("민준", "이미")] {
            let pattern = "  \(typed)\n  ! \(fault)"
            #expect(stage.text.contains(pattern), "\(pattern): \(stage.text)")
        }
        stage.press("ctrl-u")
        stage.type("so-yeon@example.com")
        #expect(
            stage.text.contains("  so-yeon@example.com\n\n"),
            "what is typed anew is not wrong yet: \(stage.text)")
    }

    @Test func whatIsTypedIsCheckedOnceItsFieldIsLeft() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        try await member.session.end()
        var stage = try await Self.stage(member)
        stage.press("ctrl-n")
        for (typed, fault) in [("MINJUN@example.com", "이미"), ("1234", "8자 이상"), ("12345", "일치하지 않습니다")] {
            stage.type(typed)
            stage.press("tab")
            await stage.settle()
            #expect(stage.text.contains("  ! \(fault)"), "\(fault): \(stage.text)")
        }
        stage.type("민준님")
        stage.press("tab")
        await stage.settle()
        #expect(stage.text.contains("  민준님\n  ! 이미"), "\(stage.text)")
        // Nothing is sent while the two passwords differ.
        stage.press("up")
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.hasPrefix(" 마당 > 바닥 > 가입\n"), "\(stage.text)")
    }

    @Test func whoHasTypedMuchIsAskedBeforeItIsLost() async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: false))
        stage.press("ctrl-n", "tab", "tab", "tab")
        stage.type("소연")
        stage.press("escape")
        #expect(stage.text.contains("가입하지 않고 나갈까요?"), "\(stage.text)")
        stage.press("n")
        #expect(stage.text.contains("소연"))
        stage.press("escape", "y")
        #expect(stage.text.hasPrefix(" 마당 > 바닥\n"), "\(stage.text)")
    }

    @Test(arguments: Language.allCases, ShellStage.sizes)
    func looksAsItDid(_ language: Language, _ size: Size) async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: false), language, size)
        stage.press("ctrl-n")
        await Self.fill(&stage, "minjun", "1234", "1234", "느티나무아래사는사람")
        try GoldenFolder("Auth").expectScreen("join", stage)
    }

    @Test(arguments: 0..<200) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: false))
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: KeyMap.Preset.allCases) func noTwoActionsShareAKey(_ preset: KeyMap.Preset) async throws
    {
        let services = try await ConsoleMember(isSignedIn: false).services()
        let stage = ShellStage(.auth(services), opening: .signIn, keys: KeyMap(preset))
        #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}
