import Auth
import AuthConsole
import AuthContract
import AuthFakes
import AuthScreens
import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// A member's own account on a whole screen.
@Suite struct AccountScreenTests {
    /// A member before a floor, with another screen of the same member's services upon it.
    private static func stage(
        _ member: ConsoleMember, _ language: Language = .ko, _ size: Size = ShellStage.sizes[0],
        replacing change: (inout AuthRepositoryFake) -> Void = { _ in }
    ) async throws -> ShellStage {
        var services = try await member.services()
        var fake = AuthRepositoryFake(forwardingTo: try services.auth)
        change(&fake)
        services.provide((any AuthRepository).self, fake)
        let router = Router(["floor": { _ in Mount(ScreenTests.Floor()) }]).merging(.auth(services))
        var stage = ShellStage(
            router, opening: Destination("floor"), size: size, language, member: member.signedIn?.account.id,
            clock: member.fixture.clock)
        stage.press("i")
        await stage.settle()
        return stage
    }

    @Test func aNicknameIsChangedAndSeen() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        var stage = try await Self.stage(member)
        #expect(stage.text.contains("민준\n\n이메일: minjun@example.com"), "\(stage.text)")
        stage.press("e")
        await stage.settle()
        stage.press("ctrl-u")
        stage.type("느티나무")
        stage.press("enter")
        stage.type("자전거를 고칩니다.")
        stage.press("enter", "enter")
        await stage.settle()
        #expect(stage.renewals == 1 && stage.text.contains("저장했습니다."), "\(stage.text)")
        stage.receive(.renewed(Router.auth(try await member.services()), member.signedIn?.account.id))
        await stage.settle()
        #expect(stage.text.contains("\n느티나무\n자전거를 고칩니다.\n"), "\(stage.text)")
        let account = try await member.services().auth.account()
        #expect(account.nickname == "느티나무" && account.phone != nil && account.birthday != nil)
    }

    @Test func whatIsTypedBeforeTheProfileIsReadStandsInIt() async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: true))
        stage.press("e", "ctrl-u")
        stage.type("느티나무")
        await stage.settle()
        #expect(stage.text.contains("  느티나무\n"), "\(stage.text)")
    }

    @Test func whatIsWrongStandsBesideItsFieldAndIsNotLost() async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: true))
        stage.press("e")
        await stage.settle()
        stage.press("ctrl-u")
        stage.type("가")
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("  가\n  ! 2자 이상"), "\(stage.text)")
        stage.press("escape")
        #expect(stage.text.contains("저장하지 않고 나갈까요?"), "\(stage.text)")
        stage.press("n")
        #expect(stage.text.contains("  가\n"))
        stage.press("escape", "y")
        #expect(stage.text.hasPrefix(" 마당 > 바닥 > 내 정보\n"), "\(stage.text)")
    }

    @Test func anEditThatCameTooLateIsToldAndCanBeSavedAgain() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        var stage = try await Self.stage(member)
        stage.press("e")
        await stage.settle()
        stage.type("아")
        _ = try await member.services().auth.editProfile(ProfileDraft(nickname: "소연", introduction: "딴 데서"))
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("민준아") && stage.text.contains("다른 곳에서"), "\(stage.text)")
        stage.press("ctrl-s")
        await stage.settle()
        #expect(try await member.services().auth.account().nickname == "민준아")
    }

    @Test func aBusinessIsDeclaredAndTakenBack() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        var stage = try await Self.stage(member)
        stage.press("e")
        await stage.settle()
        stage.press("tab", "tab")
        stage.type("아무말")
        #expect(stage.text.contains("판매 구분: 개인, 사업자\n  개인"), "a choice takes no text: \(stage.text)")
        stage.type(" ")
        for text in ["느티나무 상점", "김민준", "서울 마포구 12", "02-123-4567", "shop@example.com", "123-45-67890"] {
            stage.press("tab")
            stage.type(text)
        }
        stage.press("ctrl-s")
        await stage.settle()
        #expect(stage.text.contains("  123-45-67890\n  ! "), "\(stage.text)")
        stage.press("ctrl-u")
        stage.type("123-45-67891")
        stage.press("ctrl-s")
        await stage.settle()
        let business = try #require(try await member.services().auth.account().business)
        #expect(business.name == "느티나무 상점" && business.registrationNumber == "1234567891")
        #expect(business.mailOrderNumber == nil)
        stage.receive(.renewed(Router.auth(try await member.services()), member.signedIn?.account.id))
        await stage.settle()
        stage.press("e")
        await stage.settle()
        stage.press("tab", "tab")
        stage.type(" ")
        stage.press("ctrl-s")
        await stage.settle()
        #expect(try await member.services().auth.account().sellerKind == .private)
    }

    @Test func whoSignsOutIsAVisitorWhereTheyWere() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        var stage = try await Self.stage(member)
        stage.press("x")
        #expect(stage.text.contains("이 기기에서 로그아웃할까요?"), "\(stage.text)")
        stage.press("y")
        await stage.settle()
        stage.receive(.renewed(.auth(try await member.services()), nil))
        #expect(stage.text.hasPrefix(" 마당 > 바닥\n") && stage.text.contains("로그아웃했습니다."), "\(stage.text)")
        #expect(try await member.session.current() == nil && stage.renewals == 1)
    }

    @Test func whoseSessionHasEndedSignsInAndIsWhereTheyWere() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        var stage = try await Self.stage(member) { fake in
            fake.sessions = { () throws(AuthError) in throw .service(.accessInvalid) }
        }
        stage.press("s")
        await stage.settle()
        #expect(stage.text.hasPrefix(" 마당 > 바닥 > 내 정보 > 세션 > 로그인\n"), "\(stage.text)")
        stage.type("minjun@example.com")
        stage.press("enter")
        stage.type(ConsoleMember.password)
        stage.press("enter")
        await stage.settle()
        stage.receive(.renewed(.auth(try await member.services()), member.signedIn?.account.id))
        await stage.settle()
        #expect(stage.text.hasPrefix(" 마당 > 바닥 > 내 정보 > 세션\n"), "\(stage.text)")
        #expect(stage.text.contains("현재 기기") && stage.text.contains("다른 기기"), "\(stage.text)")
    }

    @Test func aSessionEndsAndThisOneSignsOut() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        var stage = try await Self.stage(member)
        stage.press("s")
        await stage.settle()
        #expect(stage.text.contains("다른 기기") && stage.text.contains("현재 기기"), "\(stage.text)")
        stage.press("home", "D")
        #expect(stage.text.contains("다른 기기의 세션을 종료할까요?"), "\(stage.text)")
        stage.press("y")
        await stage.settle()
        #expect(stage.text.contains("세션을 종료했습니다."), "\(stage.text)")
        #expect(try await member.services().auth.sessions().map(\.device) == ["madang (laptop)"])
        stage.press("A")
        #expect(stage.text.contains("다른 세션이 없습니다."), "\(stage.text)")
        stage.press("D", "y")
        await stage.settle()
        stage.receive(.renewed(.auth(try await member.services()), nil))
        await stage.settle()
        #expect(stage.text.hasPrefix(" 마당 > 바닥\n"), "\(stage.text)")
        #expect(try await member.session.current() == nil)
    }

    @Test func allOtherSessionsEnd() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        var stage = try await Self.stage(member)
        stage.press("s")
        await stage.settle()
        stage.press("A", "y")
        await stage.settle()
        #expect(stage.text.contains("다른 세션을 모두 종료했습니다."), "\(stage.text)")
        #expect(try await member.services().auth.sessions().map(\.isCurrent) == [true])
    }

    @Test(arguments: Language.allCases, ShellStage.sizes)
    func looksAsItDid(_ language: Language, _ size: Size) async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let id = try #require(member.signedIn?.account.id)
        for (name, key) in [
            ("account", nil), ("account-edit", "e"), ("sessions", "s"), ("sign-out", "x"), ("password", "c"),
            ("leaving", "Z"),
        ] {
            var stage = try await Self.stage(member, language, size)
            stage.receive(.named("민준", id))
            if let key { stage.press(key) }
            await stage.settle()
            try GoldenFolder("Auth").expectScreen(name, stage)
        }
    }

    @Test(arguments: Language.allCases, ShellStage.sizes)
    func aPortraitStandsBesideWhatIsKnown(_ language: Language, _ size: Size) async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let id = try #require(member.signedIn?.account.id)
        let portrait = member.fixture.pictures.add(by: id, "빨간 유니폼을 입은 민준")
        _ = try await member.services().auth.changePicture(to: portrait.id)
        var stage = try await Self.stage(member, language, size)
        stage.drawPictures()
        stage.makePictures()
        try GoldenFolder("Auth").expectScreen("portrait", stage)
    }

    @Test func aPortraitIsChosenAmongFilesAndTakenAway() async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let (files, folder) = (ChosenFiles(), try TemporaryFolder())
        try folder.write("a photo", to: "me.jpg")
        let photo = PickedFile(folder.path + "/me.jpg", description: "나")
        files.rest = [PickedFile(folder.path + "/none.jpg"), photo]
        let router = Router.auth(try await member.services()).merging(files.router)
        var stage = ShellStage(
            router, opening: .account, member: member.signedIn?.account.id, clock: member.fixture.clock)
        await stage.settle()
        stage.press("X")
        #expect(!stage.text.contains("프로필 사진을 뺄까요?"), "there is none: \(stage.text)")
        stage.press("p")
        await stage.settle()
        #expect(stage.text.contains("none.jpg: 파일이 없습니다."), "\(stage.text)")
        stage.press("p")
        await stage.settle()
        #expect(stage.text.contains("프로필 사진을 바꿨습니다."), "\(stage.text)")
        #expect(try await member.services().auth.account().picture?.description == "나")
        stage.press("X", "y")
        await stage.settle()
        #expect(stage.text.contains("프로필 사진을 뺐습니다."), "\(stage.text)")
        #expect(try await member.services().auth.account().picture == nil)
    }

    @Test(arguments: Language.allCases, ShellStage.sizes)
    func aMemberIsSeenByEverybody(_ language: Language, _ size: Size) async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let id = try #require(member.signedIn?.account.id)
        let portrait = member.fixture.pictures.add(by: id, "빨간 유니폼을 입은 민준")
        let services = try await member.services()
        _ = try await services.auth.changePicture(to: portrait.id)
        _ = try await services.auth.editProfile(
            ProfileDraft(nickname: "민준", introduction: "주말마다 공을 찹니다. 반가워요."))
        var stage = ShellStage(
            .auth(services, ConsoleMember.counted), opening: .member(id), size: size, language,
            clock: member.fixture.clock)
        stage.drawPictures()
        await stage.settle()
        stage.makePictures()
        try GoldenFolder("Auth").expectScreen("member", stage)
    }

    @Test(arguments: 0..<200) func nothingThatIsDoneBreaksIt(_ seed: UInt64) async throws {
        var stage = try await Self.stage(try await ConsoleMember(isSignedIn: true))
        if !seed.isMultiple(of: 3) { stage.press(seed.isMultiple(of: 2) ? "e" : "s") }
        #expect(await stage.live(through: 50, seed: seed) == nil)
    }

    @Test(arguments: KeyMap.Preset.allCases, ["i", "ie", "is"])
    func noTwoActionsShareAKey(_ preset: KeyMap.Preset, _ keys: String) async throws {
        let member = try await ConsoleMember(isSignedIn: true)
        let services = try await member.services()
        let router = Router(["floor": { _ in Mount(ScreenTests.Floor()) }]).merging(.auth(services))
        var stage = ShellStage(
            router, opening: Destination("floor"), member: member.signedIn?.account.id,
            keys: KeyMap(preset))
        for key in keys { stage.press("\(key)") }
        #expect(!stage.text.isEmpty && stage.shell.conflicts.isEmpty, "\(stage.shell.conflicts)")
    }
}
