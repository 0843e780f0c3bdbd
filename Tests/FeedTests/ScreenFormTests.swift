import ContractKit
import Feed
import FeedContract
import FeedScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// The form of a post on a whole screen.
@Suite struct ScreenFormTests {
    @Test func photosAndATextArePosted() async throws {
        let stage = try await ScreenStage(empty: true)
        try stage.choose("앞모습", "뒷모습")
        var shell = await stage.shell(of: stage.members.buyer)
        await shell.go("n", "ctrl-p", "ctrl-p", "<", "tab")
        #expect(shell.text.contains("사진 2/5  1 뒷모습 2 앞모습"), "\(shell.text)")
        shell.type("오늘은 #단\u{1111}\u{116E}\u{11BC}룩")
        await shell.go("enter")
        shell.type("둘째 줄")
        await shell.go("ctrl-s")
        #expect(shell.text.contains("> 오늘은 #단풍룩") && shell.text.contains("올렸습니다."), "\(shell.text)")
        #expect(shell.text.contains("둘째 줄"), "\(shell.text)")
        let posted = try await stage.verbs(of: stage.members.buyer).posts(.newest, .first).items
        #expect(posted.map { $0.post.content.photos.map(\.description) } == [["뒷모습", "앞모습"]])
        await shell.go("escape")
        #expect(shell.text.contains("오늘은 #단풍룩"), "the list is read anew: \(shell.text)")
    }

    @Test func aPhotoIsNeeded() async throws {
        let stage = try await ScreenStage(empty: true)
        var shell = await stage.shell(of: stage.members.buyer)
        await shell.go("n")
        #expect(shell.text.contains("사진 0/5  (한 장 이상)"), "\(shell.text)")
        shell.type("오늘의 코디")
        await shell.go("ctrl-s")
        #expect(shell.text.contains("! ") && shell.text.contains("오늘의 코디"), "\(shell.text)")
    }

    @Test func aPostFromAListingWearsIt() async throws {
        let stage = try await ScreenStage(empty: true)
        try stage.choose("거울 앞")
        let place = ScreenStage.page(of: stage.feed.listing)
        var shell = await stage.shell(of: stage.members.buyer, at: place)
        await shell.go("tab")
        #expect(shell.text.contains("이 물건을 착용한 글이 없습니다."), "\(shell.text)")
        await shell.go("n")
        #expect(shell.text.contains("\(stage.feed.listing)"), "\(shell.text)")
        await shell.go("ctrl-p", "ctrl-s")
        #expect(shell.text.contains("올렸습니다."), "\(shell.text)")
        #expect(shell.text.contains("착용한 물건: 전북 현대 홈 유니폼"), "\(shell.text)")
        await shell.go("escape")
        #expect(shell.text.contains("[착용한 글]") && shell.text.contains("(사진 1장)"), "\(shell.text)")
    }

    @Test func whatIsNoListingIsRefusedAtItsField() async throws {
        let stage = try await ScreenStage(empty: true)
        try stage.choose("앞모습")
        var shell = await stage.shell(of: stage.members.buyer)
        await shell.go("n", "ctrl-p", "tab", "tab")
        shell.type("유니폼")
        await shell.go("ctrl-s")
        #expect(shell.text.contains("lst_…"), "its form is told: \(shell.text)")
        await shell.go("ctrl-u")
        shell.type("lst_00000000000000000000000000")
        await shell.go("ctrl-s")
        #expect(shell.text.contains("! ") && shell.text.contains("글 올리기"), "\(shell.text)")
    }

    @Test func leavingAsksAfterSomethingWasTyped() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.buyer)
        await shell.go("n", "escape")
        #expect(shell.text.contains("[최신]"), "\(shell.text)")
        await shell.go("n")
        shell.type("단풍")
        await shell.go("escape")
        #expect(shell.text.contains("입력한 내용을 버릴까요?"), "\(shell.text)")
        await shell.go("y")
        #expect(shell.text.contains("[최신]"), "\(shell.text)")
    }

    @Test func whatWasTypedIsThereAgain() async throws {
        let stage = try await ScreenStage()
        try stage.choose("앞모습")
        var shell = await stage.shell(of: stage.members.buyer)
        await shell.go("n", "ctrl-p", "tab")
        shell.type("단풍나무 아래")
        let kept = shell.kept
        #expect(kept.drafts.count == 1)
        shell = await stage.shell(of: stage.members.buyer, drafts: kept)
        await shell.go("n")
        #expect(shell.text.contains("지난번에 쓰던 내용을 되살렸습니다."), "\(shell.text)")
        #expect(shell.text.contains("단풍나무 아래") && shell.text.contains("1 앞모습"), "\(shell.text)")
        await shell.go("ctrl-s")
        #expect(shell.text.contains("올렸습니다.") && shell.kept.drafts.isEmpty, "\(shell.text)")
    }

    @Test func whatIsTypedBeforeThePostIsReadStandsInIt() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.buyer)
        await shell.go("end", "up", "enter")
        shell.press("e")
        shell.type(" 고쳐 씀")
        await shell.settle()
        #expect(shell.text.contains(" 고쳐 씀"), "\(shell.text)")
    }

    @Test func anEditThatCameInBetweenLeavesWhatWasTypedOut() async throws {
        let stage = try await ScreenStage()
        let buyer = stage.members.buyer
        var shell = await stage.shell(of: buyer)
        await shell.go("end", "up", "enter", "e")
        shell.type(" 쓰다 만 말")
        let kept = shell.kept
        let verbs = stage.verbs(of: buyer)
        var draft = FeedPostDraft(try await verbs.post(stage.feed.posts[1]).post)
        draft.text = "다른 곳에서 바꿈"
        _ = try await verbs.edit(stage.feed.posts[1], draft, expecting: nil)
        shell = await stage.shell(of: buyer, drafts: kept)
        await shell.go("end", "up", "enter", "e")
        #expect(shell.text.contains("다른 곳에서 바꿈") && !shell.text.contains("쓰다 만 말"), "\(shell.text)")
        #expect(shell.text.contains("그사이 글이 수정되어"), "\(shell.text)")
    }
}
