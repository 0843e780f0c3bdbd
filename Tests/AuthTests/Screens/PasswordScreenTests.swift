import Auth
import AuthConsole
import AuthContract
import AuthScreens
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// The password of a member on whole screens: it is changed, and asked for before the account is deleted.
@Suite struct PasswordScreenTests {
    private static let newPassword = "새로 정한 비밀번호 2026"

    /// The member's account, opened from another screen, with the screen of that key upon it.
    private static func stage(_ member: ConsoleMember, _ key: String) async throws -> ShellStage {
        let router = Router(["floor": { _ in Mount(ScreenTests.Floor()) }])
            .merging(.auth(try await member.services()))
        var stage = ShellStage(
            router, opening: Destination("floor"), member: member.signedIn?.account.id,
            clock: member.fixture.clock)
        stage.press("i")
        await stage.settle()
        stage.press(key)
        return stage
    }

    @Test func aNewPasswordIsTypedTwice() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        var stage = try await Self.stage(member, "c")
        #expect(stage.text.contains("새 비밀번호 한 번 더"), "\(stage.text)")
        for text in [ConsoleMember.password, Self.newPassword] {
            stage.type(text)
            stage.press("enter")
        }
        stage.type("다른 비밀번호 2026")
        stage.press("enter")
        #expect(stage.text.contains("! 일치하지 않습니다"), "\(stage.text)")
        #expect(!stage.text.contains(Self.newPassword), "a password is never shown: \(stage.text)")
        stage.press("ctrl-u")
        stage.type(Self.newPassword)
        stage.press("enter")
        await stage.settle()
        #expect(stage.text.contains("비밀번호를 변경했습니다."), "\(stage.text)")
        let auth = try await member.services().auth
        _ = try await auth.login(
            email: "minjun@example.com", password: Self.newPassword, device: "madang (laptop)")
    }

    @Test func aWrongPasswordIsToldBesideItsField() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        var stage = try await Self.stage(member, "c")
        for text in ["틀린 비밀번호", Self.newPassword, Self.newPassword] {
            stage.type(text)
            stage.press("enter")
        }
        await stage.settle()
        #expect(stage.text.contains("현재 비밀번호") && stage.text.contains("! 일치하지 않습니다"), "\(stage.text)")
    }

    @Test func anAccountIsDeletedAfterItsPasswordAndAQuestion() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        var stage = try await Self.stage(member, "Z")
        stage.press("enter")
        #expect(!stage.text.contains("정말 탈퇴할까요?"), "the password is missing: \(stage.text)")
        stage.type(ConsoleMember.password)
        stage.press("enter")
        #expect(stage.text.contains("정말 탈퇴할까요?"), "\(stage.text)")
        stage.press("y")
        await stage.settle()
        #expect(stage.text.contains("탈퇴했습니다.") && stage.renewals == 1, "\(stage.text)")
        #expect(try await member.session.current() == nil)
    }

    @Test(arguments: ["c", "Z"], 0..<20)
    func nothingThatIsDoneBreaksIt(_ key: String, _ seed: UInt64) async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: true), key)
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }
}
