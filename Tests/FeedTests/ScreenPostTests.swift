import ContractKit
import Feed
import FeedContract
import FeedScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// A post on a whole screen, and where it leads.
@Suite struct ScreenPostTests {
    /// A member before the post that wears a listing, the last but one of the list.
    private static func worn(_ stage: ScreenStage, as principal: Principal) async -> ShellStage {
        var shell = await stage.shell(of: principal)
        await shell.go("end", "up", "enter")
        return shell
    }

    @Test func itLeadsToTheListingTheAuthorAndTheComments() async throws {
        let stage = try await ScreenStage()
        var shell = await Self.worn(stage, as: stage.members.buyer)
        #expect(shell.text.contains("착용한 물건: 전북 현대 홈 유니폼"), "\(shell.text)")
        await shell.go("w")
        #expect(shell.text.contains("\n물건 화면\n"), "\(shell.text)")
        await shell.go("tab")
        #expect(shell.text.contains("[착용한 글]") && shell.text.contains("A first line"), "\(shell.text)")
        await shell.go("enter")
        #expect(shell.text.contains("착용한 물건: 전북 현대 홈 유니폼"), "and back to the post: \(shell.text)")
        await shell.go("a")
        #expect(shell.text.contains("회원 화면"), "\(shell.text)")
        await shell.go("escape", "c")
        #expect(shell.text.contains("댓글 A first line"), "\(shell.text)")
    }

    @Test func itsHashtagsLeadToTheirPosts() async throws {
        let stage = try await ScreenStage()
        var shell = await Self.worn(stage, as: stage.members.buyer)
        await shell.go("enter")
        #expect(shell.text.hasPrefix(" 해시태그\n#오늘의코디\n#직관룩\n"), "\(shell.text)")
        await shell.go("down", "enter")
        #expect(shell.text.hasPrefix(" #직관룩\n") && shell.text.contains("A first line"), "\(shell.text)")
        #expect(!shell.text.contains("저도요"), "\(shell.text)")
        await shell.go("escape", "escape", "escape", "home", "enter", "#")
        #expect(shell.text.contains("> #오늘의코디"), "the only one is opened at once: \(shell.text)")
    }

    @Test func photosAreTurnedAndSeenLarge() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.buyer, drawing: true)
        await shell.go("end", "enter", "]")
        #expect(shell.text.contains("2/2 사진 2"), "\(shell.text)")
        await shell.go("v")
        #expect(shell.text.contains("> 사진\n") && shell.text.contains("2/2 사진 2"), "\(shell.text)")
    }

    @Test func itIsLikedAndThatIsTakenBack() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.moderator)
        await shell.go("end", "enter", "f")
        #expect(shell.text.contains("♥ 좋아요 3") && shell.text.contains("좋아요를 눌렀습니다."), "\(shell.text)")
        await shell.go("u")
        #expect(shell.text.contains("좋아요 2") && !shell.text.contains("♥"), "\(shell.text)")
        shell = await stage.shell(of: stage.members.owner)
        await shell.go("end", "enter", "f")
        #expect(shell.text.contains("내 글에 좋아요를 누를 수 없습니다."), "\(shell.text)")
    }

    @Test func theSellerTakesTheListingOut() async throws {
        let stage = try await ScreenStage()
        var shell = await Self.worn(stage, as: stage.members.stranger)
        await shell.go("x", "D", "e")
        #expect(shell.text.contains("착용한 물건: 전북"), "others may not: \(shell.text)")
        shell = await Self.worn(stage, as: stage.members.owner)
        await shell.go("x")
        #expect(shell.text.contains("내 물건의 연결을 해제할까요?"), "\(shell.text)")
        await shell.go("y")
        #expect(shell.text.contains("연결을 해제했습니다."), "\(shell.text)")
        #expect(!shell.text.contains("착용한 물건: 전북"), "\(shell.text)")
    }

    @Test func itsAuthorEditsAndRemovesIt() async throws {
        let stage = try await ScreenStage()
        var shell = await Self.worn(stage, as: stage.members.buyer)
        await shell.go("e")
        shell.type(" #봄비")
        await shell.go("ctrl-s")
        #expect(shell.text.contains("수정했습니다.") && shell.text.contains("#봄비"), "\(shell.text)")
        await shell.go("t")
        #expect(shell.text.contains("수정하기 전") && shell.text.contains("직관 갑니다!"), "\(shell.text)")
        await shell.go("t", "D")
        #expect(shell.text.contains("이 글을 삭제할까요?"), "\(shell.text)")
        await shell.go("y")
        #expect(shell.text.contains("삭제했습니다.") && !shell.text.contains("A first line"), "\(shell.text)")
    }

    @Test func whatOthersDoIsSeenWithoutAKey() async throws {
        let stage = try await ScreenStage()
        let owner = stage.members.owner
        var shell = await stage.shell(of: owner)
        await shell.go("end", "enter")
        #expect(shell.text.contains("좋아요 2"), "\(shell.text)")
        let post = stage.feed.posts[0]
        _ = try await stage.verbs(of: stage.members.moderator).like(post)
        shell.receive(.heard(.told(Phrase("소식"), about: [AnyIdentifier(post)]), of: owner.memberID))
        shell.pass(.seconds(1))
        await shell.settle()
        #expect(shell.text.contains("좋아요 3"), "\(shell.text)")
    }

    @Test func aVisitorReadsIt() async throws {
        let stage = try await ScreenStage()
        let shell = await Self.worn(stage, as: .anonymous)
        #expect(shell.text.contains("A first line") && shell.text.contains("#직관룩"), "\(shell.text)")
        #expect(!shell.text.contains("삭제"), "what only its author may is no visitor's key: \(shell.text)")
    }
}
