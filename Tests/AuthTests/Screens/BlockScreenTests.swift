import Auth
import AuthContract
import AuthScreens
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// A member blocks another from that one's page, and sees in their own account whom they have blocked.
@Suite struct BlockScreenTests {
    /// A member before the page of a neighbour, or before their own account.
    private static func stage(
        _ member: ConsoleMember, _ language: Language = .ko, _ size: Size = ShellStage.sizes[0],
        at place: Destination
    ) async throws -> ShellStage {
        let router = Router(["floor": { _ in Mount(ScreenTests.Floor()) }])
            .merging(.auth(try await member.services()))
        var stage = ShellStage(
            router, opening: place, size: size, language, member: member.signedIn?.account.id,
            clock: member.fixture.clock)
        await stage.settle()
        return stage
    }

    private static func neighbour(_ member: ConsoleMember) async throws -> MemberID {
        let draft = JoinDraft(email: "bora@example.com", password: ConsoleMember.password, nickname: "보라")
        return try await member.fixture.anonymous.join(draft, device: "phone").account.id
    }

    private static func press(_ keys: [String], _ stage: inout ShellStage) async {
        for key in keys {
            stage.press(key)
            await stage.settle()
        }
    }

    @Test func aMemberIsBlockedAndUnblockedFromTheirPage() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let neighbour = try await Self.neighbour(member)
        var stage = try await Self.stage(member, at: .member(neighbour))
        await Self.press(["b"], &stage)
        #expect(stage.text.contains("보라 님을 차단할까요?"), "\(stage.text)")
        await Self.press(["n"], &stage)
        let auth = try await member.services().auth
        #expect(try await auth.blocked(.first).items.isEmpty)
        await Self.press(["b", "y"], &stage)
        #expect(stage.text.contains("차단했습니다."), "\(stage.text)")
        #expect(try await auth.blocked(.first).items.map(\.card.id) == [neighbour])
        await Self.press(["u"], &stage)
        #expect(stage.text.contains("차단을 해제했습니다."), "\(stage.text)")
        #expect(try await auth.blocked(.first).items.isEmpty)
        await Self.press(["b", "y", "B"], &stage)
        #expect(try await auth.blocked(.first).items.isEmpty, "unblocked where they were blocked")
    }

    @Test func nobodyIsAskedToBlockThemselvesNorDoVisitorsBlock() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let own = try #require(member.signedIn?.account.id)
        var stage = try await Self.stage(member, at: .member(own))
        await Self.press(["b"], &stage)
        #expect(!stage.text.contains("차단"), "\(stage.text)")
        let visitor = try await ConsoleMember(isSignedIn: false)
        let neighbour = try await Self.neighbour(visitor)
        stage = try await Self.stage(visitor, at: .member(neighbour))
        await Self.press(["b"], &stage)
        #expect(stage.text.contains("보라") && !stage.text.contains("차단"), "\(stage.text)")
    }

    @Test func whoIsBlockedIsListedAndUnblocked() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let neighbour = try await Self.neighbour(member)
        let auth = try await member.services().auth
        try await auth.block(neighbour)
        var stage = try await Self.stage(member, at: .account)
        await Self.press(["b"], &stage)
        #expect(stage.text.contains("차단한 회원") && stage.text.contains("보라"), "\(stage.text)")
        await Self.press(["D", "y"], &stage)
        #expect(stage.text.contains("차단한 회원이 없습니다.") && stage.text.contains("해제했습니다."), "\(stage.text)")
        #expect(try await auth.blocked(.first).items.isEmpty)
        await Self.press(["u"], &stage)
        #expect(stage.text.contains("보라"), "\(stage.text)")
        #expect(try await auth.blocked(.first).items.map(\.card.id) == [neighbour])
    }

    @Test(arguments: Language.allCases, ShellStage.sizes)
    func looksAsItDid(_ language: Language, _ size: Size) async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let neighbour = try await Self.neighbour(member)
        for (name, place, keys) in [
            ("asking", Destination.member(neighbour), ["b"]),
            ("done", .member(neighbour), ["b", "y"]),
            ("list", .account, ["b"]),
        ] {
            var stage = try await Self.stage(member, language, size, at: place)
            await Self.press(keys, &stage)
            try GoldenFolder("Auth").expectScreen("block-\(name)", stage)
        }
    }

    @Test(arguments: 0..<100) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let neighbour = try await Self.neighbour(member)
        try await member.services().auth.block(neighbour)
        var stage = try await Self.stage(member, at: seed % 2 == 0 ? .account : .member(neighbour))
        if seed % 2 == 0 { await Self.press(["b"], &stage) }
        let fault = await stage.live(through: 50, seed: seed)
        #expect(fault == nil && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}
