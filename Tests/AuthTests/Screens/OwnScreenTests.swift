import Auth
import AuthContract
import AuthScreens
import Commands
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// The section of the member's own places, and the tabs of a profile.
@Suite struct OwnScreenTests {
    private static let own = Destination("own")

    /// Tabs of two other domains, one of which only the member of the profile sees.
    private static let record = RecordDestinations(tabs: { record in
        [
            Tab(Phrase(en: "Goods", ko: "물건"), Destination("goods"), rank: 10),
            Tab(
                Phrase(en: "Liked", ko: "좋아요"), Destination("liked"), rank: 20,
                onlyFor: record.typed(MemberSubject.self)),
        ]
    })

    private static func stage(
        _ member: ConsoleMember, _ language: Language = .ko, _ size: Size = ShellStage.sizes[0],
        at place: Destination = own
    ) async throws -> ShellStage {
        let router = Router([
            "goods": { _ in Mount(ScreenTests.Floor()) }, "liked": { _ in Mount(ScreenTests.Floor()) },
        ])
        let destinations = AuthDestinations(log: Destination("log"), record: record)
        var stage = ShellStage(
            router.merging(.auth(try await member.services(), destinations: destinations)), opening: place,
            size: size, language, member: member.signedIn?.account.id, clock: member.fixture.clock)
        await stage.settle()
        return stage
    }

    private static func press(_ keys: [String], _ stage: inout ShellStage) async {
        for key in keys {
            stage.press(key)
            await stage.settle()
        }
    }

    @Test func aVisitorSignsInOrJoinsByARow() async throws {
        let visitor = try await ConsoleMember(isSignedIn: false)
        var stage = try await Self.stage(visitor)
        #expect(stage.text.hasPrefix(" 마당 > 나\n로그인\n가입\n\n"), "\(stage.text)")
        await Self.press(["enter"], &stage)
        #expect(stage.text.contains("로그인합니다."), "\(stage.text)")
        await Self.press(["escape", "down", "enter"], &stage)
        #expect(stage.text.contains("이 동네에 가입합니다."), "\(stage.text)")
        let password = ConsoleMember.password
        for text in ["bora@example.com", password, password, "보라"] {
            stage.type(text)
            stage.press("enter")
        }
        await stage.settle()
        #expect(stage.text.contains("보라 님, 반갑습니다.") && stage.renewals == 1, "\(stage.text)")
    }

    @Test func aMemberReachesTheirAccountAndTheirProfile() async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: true))
        #expect(stage.text.hasPrefix(" 마당 > 나\n내 정보\n\n"), "\(stage.text)")
        await Self.press(["enter"], &stage)
        #expect(stage.text.contains("이메일: minjun@example.com"), "\(stage.text)")
        await Self.press(["v"], &stage)
        #expect(stage.text.contains("> 나 > 내 정보 > 회원\n[프로필] 물건  좋아요\n민준\n"), "\(stage.text)")
    }

    @Test func anOperatorReachesAllMembers() async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: true, role: .operator))
        await Self.press(["down", "enter"], &stage)
        #expect(stage.text.contains("> 나 > 회원 관리") && stage.text.contains("서연"), "\(stage.text)")
    }

    @Test func aProfileHoldsWhatOtherDomainsShowOfTheMember() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let draft = JoinDraft(email: "bora@example.com", password: ConsoleMember.password, nickname: "보라")
        let other = try await member.fixture.anonymous.join(draft, device: "phone").account.id
        var stage = try await Self.stage(member, at: .member(other))
        #expect(stage.text.hasPrefix(" 마당 > 회원\n[프로필] 물건\n보라\n"), "\(stage.text)")
        await Self.press(["]"], &stage)
        #expect(stage.text.hasPrefix(" 마당 > 회원 · 물건\n 프로필 [물건]\n"), "\(stage.text)")
        await Self.press(["b"], &stage)
        #expect(!stage.text.contains("차단할까요"), "that is done on the profile: \(stage.text)")
        await Self.press(["]", "b"], &stage)
        #expect(stage.text.contains("보라 님을 차단할까요?"), "\(stage.text)")
    }

    @Test(arguments: Language.allCases, ShellStage.sizes)
    func looksAsItDid(_ language: Language, _ size: Size) async throws {
        let visitor = try await ConsoleMember(isSignedIn: false)
        let member = try await ConsoleMember(isSignedIn: true)
        let leader = try await ConsoleMember(isSignedIn: true, role: .operator)
        let id = try #require(member.signedIn?.account.id)
        for (name, person, place) in [
            ("visitor", visitor, Self.own), ("member", member, Self.own), ("operator", leader, Self.own),
            ("profile", member, .member(id)),
        ] {
            let stage = try await Self.stage(person, language, size, at: place)
            try GoldenFolder("Auth").expectScreen("own-\(name)", stage)
        }
    }

    @Test(arguments: 0..<100) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async throws {
        let member = try await ConsoleMember(isSignedIn: seed % 3 > 0)
        var stage = try await Self.stage(member)
        if seed % 3 == 1 { await Self.press(["enter", "v", "]"], &stage) }
        let fault = await stage.live(through: 50, seed: seed)
        #expect(fault == nil && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}
