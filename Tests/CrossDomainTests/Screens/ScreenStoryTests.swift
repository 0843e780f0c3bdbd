import Comments
import Community
import ContractKit
import Deals
import Listings
import Terminal
import TestKit
import Testing
import Vocabulary

@testable import Composition

/// Screens of all domains together.
@Suite struct ScreenStoryTests {
    /// What somebody has before them who has just opened the program.
    private static func screens(of person: Person, _ stage: Stage, keys: KeyMap = KeyMap()) async throws
        -> ShellStage
    {
        var shell = ShellStage(
            Domain.all.screens(try await person.services), opening: .home, member: person.id,
            clock: stage.clock, keys: keys
        )
        await shell.settle()
        return shell
    }

    @Test("What is reserved on one screen is accepted on another, and both see it", arguments: Place.allCases)
    func reserving(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, buyer) = (try await stage.join("파는이"), try await stage.join("사는이"))
        var draft = ListingDraft(title: "캠핑 의자", price: Money(12_000, .krw), category: .general)
        draft.reservation = .onAcceptance
        _ = try await seller.services.listings.publish(draft, as: .onSale)
        var buying = try await Self.screens(of: buyer, stage)
        buying.press("enter")
        await buying.settle()
        buying.press("w")
        await buying.settle()
        #expect(buying.text.contains("캠핑 의자 > 회원") && buying.text.contains("\n파는이\n"), "\(buying.text)")
        buying.press("escape", "enter")
        #expect(buying.text.contains("6 나  캠핑 의자 > 예약"), "\(buying.text)")
        buying.press("ctrl-s")
        await buying.settle()
        #expect(buying.text.contains("예약을 요청했습니다.") && buying.text.contains("수락 대기"), "\(buying.text)")
        await buying.listen()
        var selling = try await Self.screens(of: seller, stage)
        selling.press("T")
        await selling.settle()
        #expect(selling.text.contains("내 거래") && selling.text.contains("캠핑 의자"), "\(selling.text)")
        selling.press("enter")
        await selling.settle()
        selling.press("a")
        await selling.settle()
        #expect(selling.text.contains("예약 확정"), "\(selling.text)")
        await buying.hear { $0 == .unread(1) }
        await buying.settle()
        #expect(buying.text.contains("예약 확정"), "\(buying.text)")
        #expect(buying.text.contains("새 알림 1") && buying.text.contains("예약을 수락했습니다."), "\(buying.text)")
        buying.press("escape")
        await buying.settle()
        #expect(buying.text.contains("예약 중"), "the listing is read anew: \(buying.text)")
        buying.press("enter")
        #expect(buying.text.contains("상태에서는 할 수 없습니다."), "\(buying.text)")
    }

    @Test("What is reported where it is seen waits for moderators", arguments: Place.allCases)
    func reporting(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, neighbour) = (try await stage.join("광고쟁이"), try await stage.join("이웃"))
        let keeper = try await stage.join("지킴이")
        try await stage.local.appoint(keeper.id, as: .moderator)
        _ = try await seller.publish("정품 시계")
        var shell = try await Self.screens(of: neighbour, stage)
        for keys in [["enter"], ["!"], ["enter", "ctrl-s"]] {
            for key in keys { shell.press(key) }
            await shell.settle()
        }
        #expect(shell.text.contains("신고했습니다.") && shell.text.contains("정품 시계"), "\(shell.text)")
        shell.press("w")
        await shell.settle()
        for keys in [["!"], ["down", "enter", "ctrl-s"]] {
            for key in keys { shell.press(key) }
            await shell.settle()
        }
        var keeping = try await Self.screens(of: try await stage.login("지킴이"), stage)
        keeping.press(":")
        keeping.type("신고 처리")
        keeping.press("enter")
        await keeping.settle()
        #expect(keeping.text.contains("정품 시계") && keeping.text.contains("\n광고쟁이"), "\(keeping.text)")
        keeping.press("enter")
        await keeping.settle()
        keeping.press("m")
        keeping.type("광고를 도배했습니다")
        keeping.press("ctrl-s")
        await keeping.settle()
        await #expect(throws: ListingError.self) { try await seller.publish("또 시계") }
        keeping.press("U", "y")
        await keeping.settle()
        _ = try await seller.publish("또 시계")
        var own = try await Self.screens(of: seller, stage)
        own.press("enter")
        await own.settle()
        own.press("!")
        #expect(!own.text.contains("> 신고"), "nobody reports what is theirs: \(own.text)")
    }

    @Test("A notice leads to what was said, and to the deal", arguments: Place.allCases)
    func noticing(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (seller, neighbour) = (try await stage.join("파는이"), try await stage.join("이웃"))
        _ = try await seller.publish("캠핑 의자")
        var told = try await Self.screens(of: seller, stage)
        told.press(":")
        told.type("알림")
        told.press("enter")
        await told.settle()
        await told.listen()
        var shell = try await Self.screens(of: neighbour, stage)
        for keys in [["enter"], ["c"], ["n"]] {
            for key in keys { shell.press(key) }
            await shell.settle()
        }
        shell.type("아직 있나요?")
        shell.press("ctrl-s")
        await shell.settle()
        shell.press("escape", "enter")
        await shell.settle()
        shell.press("ctrl-s")
        await shell.settle()
        await told.hear { $0 == .unread(2) }
        await told.settle()
        #expect(told.text.contains("댓글을 남겼습니다") && told.text.contains("를 예약했습니다"), "\(told.text)")
        for (keys, expected) in [(["enter"], "알림 > 캠핑 의자"), (["escape", "down", "enter"], "아직 있나요?")] {
            for key in keys { told.press(key) }
            await told.settle()
            #expect(told.text.contains(expected), "\(told.text)")
        }
    }

    @Test("What others do is seen on what is open, without a key", arguments: Place.allCases)
    func hearing(_ place: Place) async throws {
        let stage = try await Stage(place)
        let (owner, neighbour) = (try await stage.join("주인"), try await stage.join("이웃"))
        let chair = try await owner.publish("캠핑 의자")
        let draft = PostDraft(category: PostCategory.general.slug, title: "느티나무 아래", text: "모입시다")
        let post = AnyIdentifier(try await owner.services.board.publish(draft).post.id)
        let said = try await neighbour.services.comments
        var shell = try await Self.screens(of: owner, stage)
        await shell.listen()
        shell.press("enter")
        await shell.settle()
        _ = try await said.add(CommentDraft("아직 있나요?"), to: AnyIdentifier(chair))
        await shell.hear { $0 == .unread(1) }
        await shell.settle()
        #expect(shell.text.contains("댓글 1"), "\(shell.text)")
        shell.press("c")
        await shell.settle()
        _ = try await said.add(CommentDraft("또 여쭙니다"), to: AnyIdentifier(chair))
        await shell.hear { $0 == .unread(2) }
        await shell.settle()
        #expect(shell.text.contains("또 여쭙니다"), "\(shell.text)")
        shell.press("T")
        await shell.settle()
        #expect(shell.text.contains("거래가 없습니다"), "\(shell.text)")
        _ = try await neighbour.services.deals.reserve(Reservation(ListedID(chair.raw)))
        await shell.hear { $0 == .unread(3) }
        await shell.settle()
        #expect(shell.text.contains("내 거래") && !shell.text.contains("거래가 없습니다"), "\(shell.text)")
        var reading = ShellStage(
            Domain.all.screens(try await owner.services), opening: try #require(Domain.all.place(of: post)),
            member: owner.id, clock: stage.clock)
        await reading.settle()
        await reading.listen()
        _ = try await said.add(CommentDraft("저도 갈게요"), to: post)
        await reading.hear { $0 == .unread(4) }
        await reading.settle()
        #expect(reading.text.contains("댓글 1"), "\(reading.text)")
    }

    @Test("A visitor who wants to see their deals signs in first") func visiting() async throws {
        let stage = try await Stage(.memory)
        var shell = ShellStage(
            Domain.all.screens(stage.platform.anonymous), opening: .home, clock: stage.clock)
        await shell.settle()
        shell.press("T")
        await shell.settle()
        #expect(shell.text.contains("내 거래"), "\(shell.text)")
    }

    @Test("No key does two things, whichever domain an action comes from", arguments: KeyMap.Preset.allCases)
    func keys(_ preset: KeyMap.Preset) async throws {
        let stage = try await Stage(.memory)
        let person = try await stage.join("느티나무")
        let draft = ListingDraft(title: "캠핑 의자", price: Money(12_000, .krw), category: .general)
        _ = try await person.services.listings.publish(draft, as: .onSale)
        for keys in [
            [], ["enter"], ["T"], ["i"], ["n"], ["m"], ["enter", "e"], ["enter", "s"], ["enter", "w"],
            ["enter", "c"], ["enter", "w", "!"],
        ] {
            var shell = try await Self.screens(of: person, stage, keys: KeyMap(preset))
            for key in keys {
                shell.press(key)
                await shell.settle()
            }
            #expect(shell.shell.conflicts.isEmpty, "\(keys): \(shell.shell.conflicts)")
        }
    }
}
