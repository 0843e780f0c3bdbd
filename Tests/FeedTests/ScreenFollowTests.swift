import ContractKit
import Feed
import FeedContract
import FeedScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Following on a whole screen: on a member's page, and in lists.
@Suite struct ScreenFollowTests {
    @Test func aMembersPageFollowsTheMemberAndTakesThatBack() async throws {
        let stage = try await ScreenStage()
        let place = try stage.page(of: stage.members.owner)
        var shell = await stage.shell(of: stage.members.moderator, at: place)
        #expect(shell.text.contains("[소개] 피드  팔로워  팔로잉\n회원 화면\n"), "\(shell.text)")
        await shell.go("f")
        #expect(shell.text.contains("팔로우 중") && shell.text.contains("팔로우했습니다."), "\(shell.text)")
        await shell.go("u")
        #expect(shell.text.contains("팔로우를 취소했습니다."), "\(shell.text)")
        #expect(!shell.text.contains("팔로우 중"), "\(shell.text)")
    }

    @Test func itSaysHowTheTwoStand() async throws {
        let stage = try await ScreenStage()
        let (owner, buyer) = (stage.members.owner, stage.members.buyer)
        var shell = await stage.shell(of: owner, at: try stage.page(of: buyer))
        #expect(shell.text.contains("서로 팔로우"), "\(shell.text)")
        await shell.go("f")
        #expect(shell.text.contains("나를 팔로우함"), "\(shell.text)")
        shell = await stage.shell(of: owner, at: try stage.page(of: owner))
        await shell.go("f")
        #expect(!shell.text.contains("팔로우했습니다."), "members do not follow themselves: \(shell.text)")
        shell = await stage.shell(of: .anonymous, at: try stage.page(of: owner))
        await shell.go("f")
        #expect(shell.text.contains("찾을 수 없습니다."), "there is no screen to sign in here: \(shell.text)")
    }

    @Test func tabsShowThePostsAndBothSidesOfFollows() async throws {
        let stage = try await ScreenStage()
        let place = try stage.page(of: stage.members.owner)
        var shell = await stage.shell(of: stage.members.moderator, at: place)
        await shell.go("tab")
        #expect(shell.text.contains("[피드]") && shell.text.contains("첫 가을"), "\(shell.text)")
        #expect(!shell.text.contains("저도요") && !shell.text.contains("광고"), "\(shell.text)")
        await shell.go("tab", "down", "f")
        #expect(shell.text.contains("[팔로워]") && shell.text.contains("팔로우했습니다."), "\(shell.text)")
        let line = shell.text.split(separator: "\n").first { $0.hasPrefix("buyer") } ?? ""
        #expect(line.contains("팔로우 중"), "\(shell.text)")
        await shell.go("tab")
        #expect(shell.text.contains("[팔로잉]") && shell.text.contains("\nbuyer"), "\(shell.text)")
        await shell.go("enter")
        #expect(shell.text.contains("[소개]"), "the page of the member: \(shell.text)")
    }

    @Test func likedPostsAreTheMembersOwn() async throws {
        let stage = try await ScreenStage()
        let (owner, buyer) = (stage.members.owner, stage.members.buyer)
        var shell = await stage.shell(of: buyer, at: try stage.page(of: buyer))
        await shell.go("tab", "tab")
        #expect(shell.text.contains("[좋아요한 글]") && shell.text.contains("첫 가을"), "\(shell.text)")
        shell = await stage.shell(of: owner, at: try stage.page(of: buyer))
        #expect(!shell.text.contains("좋아요한 글"), "\(shell.text)")
    }

    @Test func oneDoesNotFollowOneself() async throws {
        let stage = try await ScreenStage()
        let (owner, buyer) = (stage.members.owner, stage.members.buyer)
        var shell = await stage.shell(of: buyer, at: try stage.page(of: owner))
        // The owner's followers: the stranger, and the buyer.
        await shell.go("tab", "tab", "down", "f")
        #expect(shell.text.contains("자신을 팔로우하거나"), "\(shell.text)")
    }
}
