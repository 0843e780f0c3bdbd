import Auth
import AuthContract
import AuthScreens
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// What operators see of members on a whole screen, and do about them.
@Suite struct OperatorScreenTests {
    /// An operator before their own account, among some neighbours.
    private static func stage(
        _ member: ConsoleMember, _ language: Language = .ko, _ size: Size = ShellStage.sizes[0]
    ) async throws -> ShellStage {
        let router = Router.auth(
            try await member.services(), destinations: AuthDestinations(log: Destination("log")))
        var stage = ShellStage(
            router, opening: .account, size: size, language, member: member.signedIn?.account.id,
            clock: member.fixture.clock)
        await stage.settle()
        return stage
    }

    /// Presses keys, each when all that was asked for before is answered.
    private static func press(_ keys: [String], _ stage: inout ShellStage) async {
        for key in keys {
            stage.press(key)
            await stage.settle()
        }
    }

    @Test func aMemberIsFoundSuspendedAndRestored() async throws {
        let member = try await ConsoleMember(isSignedIn: true, role: .operator)
        var stage = try await Self.stage(member)
        await Self.press(["m", "/"], &stage)
        stage.type("BORA")
        await Self.press(["enter"], &stage)
        #expect(stage.text.contains("bora@example.com") && !stage.text.contains("서연"), "\(stage.text)")
        await Self.press(["enter", "x", "enter"], &stage)
        #expect(stage.text.contains("이유") && !stage.text.contains("정지했습니다"), "a reason: \(stage.text)")
        stage.type("반복된 광고")
        await Self.press(["enter"], &stage)
        #expect(stage.text.contains("이용을 정지했습니다.") && stage.text.contains("이유: 반복된 광고"), "\(stage.text)")
        stage.press("x")
        #expect(!stage.text.contains("이용 정지, 이유"), "it is done: \(stage.text)")
        await Self.press(["t", "enter"], &stage)
        #expect(stage.text.contains("정지를 해제했습니다.") && stage.text.contains("정상"), "\(stage.text)")
        await Self.press(["d", "enter", "escape"], &stage)
        #expect(stage.text.contains("매니저"), "the list is read anew: \(stage.text)")
        await Self.press(["escape"], &stage)
        #expect(stage.text.contains("서연"), "all members again: \(stage.text)")
    }

    @Test func theLastOperatorStays() async throws {
        let member = try await ConsoleMember(isSignedIn: true, role: .operator)
        var stage = try await Self.stage(member)
        await Self.press(["m", "end", "enter"], &stage)
        #expect(stage.text.contains("민준"), "\(stage.text)")
        await Self.press(["m", "enter"], &stage)
        #expect(try await member.services().auth.account().role == .operator)
        #expect(stage.text.contains("마지막 운영자입니다."), "\(stage.text)")
    }

    @Test func nobodyElseIsLedThere() async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: true))
        await Self.press(["m", "a"], &stage)
        #expect(stage.text.contains("민준") && !stage.text.contains("회원 관리"), "\(stage.text)")
    }

    @Test func theStatesAreSeenOneAfterTheOther() async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: true, role: .operator))
        await Self.press(["m", "s", "s"], &stage)
        #expect(stage.text.contains("그런 회원이 없습니다."), "nobody is suspended: \(stage.text)")
        await Self.press(["s"], &stage)
        #expect(stage.text.contains("탈퇴한 회원") && !stage.text.contains("gone"), "\(stage.text)")
        await Self.press(["s"], &stage)
        #expect(stage.text.contains("서연"), "\(stage.text)")
    }

    @Test(arguments: Language.allCases, ShellStage.sizes)
    func looksAsItDid(_ language: Language, _ size: Size) async throws {
        let member = try await ConsoleMember(isSignedIn: true, role: .operator)
        let views = [
            ("staff", []), ("members", ["m"]), ("managed", ["m", "enter"]),
            ("acting", ["m", "down", "enter", "x"]),
        ]
        for (name, keys) in views {
            var stage = try await Self.stage(member, language, size)
            await Self.press(keys, &stage)
            try GoldenFolder("Auth").expectScreen(name, stage, prefix: "operator-")
        }
    }

    @Test(arguments: 0..<200) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: true, role: .operator))
        await Self.press(seed % 2 == 0 ? ["m"] : ["m", "down", "enter"], &stage)
        let fault = await stage.live(through: 50, seed: seed)
        #expect(fault == nil && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}
