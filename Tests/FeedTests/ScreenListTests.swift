import ContractKit
import Feed
import FeedContract
import FeedFakes
import FeedScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Lists of posts on a whole screen.
@Suite struct ScreenListTests {
    /// A line of the list, counted from 0, below the heading and the orders.
    private static func line(_ number: Int, of shell: ShellStage) -> Substring {
        shell.text.split(separator: "\n", omittingEmptySubsequences: false)[number + 2]
    }

    @Test func aKeyAndAClickChangeTheOrder() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.buyer)
        #expect(shell.text.contains("[최신] 인기  팔로잉"), "\(shell.text)")
        #expect(Self.line(1, of: shell).contains("저도요 #오늘의코디"), "\(shell.text)")
        await shell.go("o")
        #expect(shell.text.contains("[인기]"), "\(shell.text)")
        #expect(Self.line(0, of: shell).contains("첫 가을 코디입니다."), "the liked one: \(shell.text)")
        await shell.go("o")
        #expect(shell.text.contains("[팔로잉]") && shell.text.contains("첫 가을"), "\(shell.text)")
        #expect(!shell.text.contains("저도요"), "of members that are followed alone: \(shell.text)")
        shell.click("최신")
        await shell.settle()
        #expect(shell.text.contains("[최신]") && shell.text.contains("저도요"), "\(shell.text)")
    }

    @Test func aVisitorLooksAndSignsInToSeeFollowedMembers() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: .anonymous)
        await shell.go("o", "o")
        #expect(shell.text.contains("[최신]") && shell.text.contains("저도요"), "\(shell.text)")
        shell.click("팔로잉")
        #expect(shell.text.contains("찾을 수 없습니다."), "there is no screen to sign in here: \(shell.text)")
        await shell.go("n")
        #expect(shell.text.contains("[최신]"), "only members post: \(shell.text)")
        await shell.go("enter")
        #expect(shell.text.contains("#오늘의코디"), "\(shell.text)")
    }

    @Test func emptyListsSayWhatToDo() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.moderator)
        await shell.go("o", "o")
        #expect(shell.text.contains("팔로우하는 회원의 글이 없습니다."), "\(shell.text)")
        await shell.go("F")
        #expect(shell.text.contains("좋아요를 누른 글이 없습니다."), "\(shell.text)")
        let empty = try await ScreenStage(empty: true)
        shell = await empty.shell(of: empty.members.buyer)
        #expect(shell.text.contains("n을 누르면 올릴 수 있습니다."), "\(shell.text)")
        await shell.go("t")
        #expect(shell.text.contains("3명 이상이 쓴 해시태그가 없습니다."), "\(shell.text)")
    }

    @Test func aHashtagIsTypedOrTakenFromThoseOfTheWeek() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.buyer)
        await shell.go("#")
        shell.type("오늘의\u{110F}\u{1169}\u{1103}\u{1175}")
        await shell.go("enter")
        #expect(shell.text.contains("> #오늘의코디") && shell.text.contains("저도요"), "\(shell.text)")
        #expect(!shell.text.contains("(사진 3장)"), "posts with the hashtag alone: \(shell.text)")
        await shell.go("escape", "/")
        shell.type("1 2")
        await shell.go("enter")
        #expect(shell.text.contains("해시태그는 공백 없이"), "\(shell.text)")
        await shell.go("#", "escape", "t")
        #expect(shell.text.contains("#오늘의코디") && shell.text.contains("3명"), "\(shell.text)")
        await shell.go("enter")
        #expect(shell.text.contains("> #오늘의코디"), "\(shell.text)")
    }

    @Test func aLikeIsGivenAndTakenBack() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.buyer)
        await shell.go("down", "f")
        #expect(shell.text.contains("좋아요를 눌렀습니다."), "\(shell.text)")
        #expect(Self.line(1, of: shell).contains("♥1"), "\(shell.text)")
        await shell.go("u")
        #expect(shell.text.contains("좋아요를 취소했습니다."), "\(shell.text)")
        #expect(!Self.line(1, of: shell).contains("♥"), "\(shell.text)")
        await shell.go("enter", "f", "escape")
        #expect(Self.line(1, of: shell).contains("♥1"), "a like on the post's own screen: \(shell.text)")
        await shell.go("f")
        await shell.go("end", "up", "f")
        #expect(shell.text.contains("내 글에 좋아요를 누를 수 없습니다."), "\(shell.text)")
        await shell.go("F")
        #expect(shell.text.contains("첫 가을") && !shell.text.contains("저도요"), "\(shell.text)")
    }

    @Test func aLikeWithoutTheServerIsSentLater() async throws {
        let stage = try await ScreenStage()
        let buyer = stage.members.buyer
        var (services, verbs) = (Services(), FeedRepositoryFake(forwardingTo: stage.verbs(of: buyer)))
        verbs.like = { _ throws(FeedError) in
            throw .service(.unreachable(english: "Connection refused", korean: "연결이 거부되었습니다"))
        }
        services.provide((any FeedRepository).self, verbs)
        var shell = ShellStage(
            .feed(services), opening: .feed, member: buyer.memberID, clock: stage.feed.environment.clock,
            sendsLater: true)
        await shell.settle()
        await shell.go("down", "f")
        #expect(shell.text.contains("다시 연결되면 보냅니다."), "\(shell.text)")
        #expect(Self.line(1, of: shell).contains("♥1") && shell.kept.outgoing.count == 1, "\(shell.text)")
    }

    @Test func columnAndGridKeepThePlace() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.buyer, drawing: true)
        await shell.go("down", "down", "v", "enter")
        #expect(shell.text.contains("> (사진 3장)"), "\(shell.text)")
        await shell.go("escape", "left", "v", "enter")
        #expect(shell.text.contains("> 저도요"), "left moves in the grid: \(shell.text)")
        await shell.go("left", "enter")
        #expect(shell.text.contains("> 저도요"), "left goes back in the column: \(shell.text)")
    }

    @Test func theColumnShowsWhatBelongsToAPost() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.buyer, drawing: true)
        await shell.go("end")
        for words in ["주인", "첫 가을 코디입니다. #오늘의코디", "♥ 좋아요 2 · 댓글 12 · 사진 2"] {
            #expect(shell.text.contains(words), "\(words): \(shell.text)")
        }
        await shell.go("up")
        #expect(shell.text.contains("착용한 물건: 전북 현대 홈 유니폼"), "\(shell.text)")
        shell.take(.input(.mouse(Mouse(.wheel(.up), column: 3, row: 5))))
        #expect(shell.text.contains("사진 3"), "a turn of the wheel is a post: \(shell.text)")
    }

    @Test func whereNoPicturesAreShownPostsAreLines() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.buyer)
        await shell.go("v")
        #expect(shell.text.contains("여기서는 사진을 볼 수 없습니다."), "\(shell.text)")
        #expect(shell.text.contains("(사진 3장)") && shell.text.contains("저도요"), "\(shell.text)")
    }

    @Test func pagesComeWhileOneGoesOn() async throws {
        let stage = try await ScreenStage(empty: true)
        let environment = stage.feed.environment
        let owner = try #require(stage.members.owner.memberID)
        for number in 1...230 {
            let photo = environment.pictures.add(by: owner, "사진").id
            _ = try await stage.verbs(of: stage.members.owner)
                .publish(FeedPostDraft(text: "코디 \(number)번", photos: [photo]))
            environment.clock.advance(by: .seconds(60))
        }
        var shell = await stage.shell(of: stage.members.buyer)
        await shell.go("end", "end", "end")
        #expect(shell.text.contains("코디 1번"), "\(shell.text)")
        await shell.go("home")
        #expect(shell.text.contains("코디 230번"), "\(shell.text)")
    }

    @Test func ownPostsSayHowTheyStand() async throws {
        let stage = try await ScreenStage()
        var shell = await stage.shell(of: stage.members.owner)
        await shell.go("m")
        #expect(shell.text.contains("> 내 피드 글") && shell.text.contains("숨김"), "\(shell.text)")
        await shell.go("enter")
        #expect(shell.text.contains("광고를 되풀이했습니다"), "\(shell.text)")
    }
}
