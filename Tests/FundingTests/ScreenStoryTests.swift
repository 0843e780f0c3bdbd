import Commands
import ContractKit
import Funding
import FundingFakes
import FundingScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people do with campaigns on a whole screen.
@Suite struct ScreenStoryTests {
    @Test func campaignsAreFoundByTheirTitles() async throws {
        var stage = try await ScreenTests.stage(try await ScreenNeighbours(), as: .visitor)
        #expect(stage.text.contains("겨울 난방비") && stage.text.contains("겨울 사료와 담요"), "\(stage.text)")
        #expect(stage.text.contains("64%") && stage.text.contains("██████░░░░"), "\(stage.text)")
        stage.press("/")
        stage.type("\u{1102}\u{1161}\u{11AB}방비")
        await stage.go("enter")
        #expect(stage.text.contains("겨울 난방비") && !stage.text.contains("담요"), "\(stage.text)")
        stage.press("/", "ctrl-u")
        await stage.go("enter")
        await stage.go("t")
        #expect(stage.text.contains("가을 예방 접종") && stage.text.contains("낡은 견사"), "\(stage.text)")
    }

    @Test("A backing leads to its payment, and the total is seen in every tab afterwards")
    func oneBacksACampaign() async throws {
        let (neighbours, followed) = (try await ScreenNeighbours(), LockedValue<[AnyIdentifier]>([]))
        var stage = try await ScreenTests.stage(
            neighbours, as: .backer, at: "{amount}", keys: ["]", "]", "]", "[", "[", "["], followed: followed)
        #expect(stage.text.contains("64%"), "\(stage.text)")
        await stage.go("b")
        stage.type("36,000")
        await stage.go("ctrl-s")
        #expect(stage.text.contains("후원을 골랐습니다."), "\(stage.text)")
        try await neighbours.pay(try #require(followed.now.first), for: .backer)
        await stage.go("escape")
        #expect(stage.text.contains("100%"), "it is read anew: \(stage.text)")
    }

    @Test func itemsAreChosenOneByOne() async throws {
        let (neighbours, followed) = (try await ScreenNeighbours(), LockedValue<[AnyIdentifier]>([]))
        var stage = try await ScreenTests.stage(
            neighbours, as: .backer, at: "{items}", keys: ["]", "b"], followed: followed)
        #expect(stage.text.contains("10개 중 7개 남음"), "\(stage.text)")
        stage.type("99999")
        await stage.go("ctrl-s")
        #expect(stage.text.contains("1 이상 10000 이하"), "\(stage.text)")
        stage.press("ctrl-u")
        stage.type("2")
        stage.press("down", "down")
        stage.press(" ")
        #expect(stage.text.contains("익명"), "\(stage.text)")
        await stage.go("ctrl-s")
        let record = try #require(followed.now.first?.typed(BackingSubject.self))
        let backing = try await neighbours.verbs(of: .backer).backing(record).backing
        #expect(backing.amount == Money(90_000, .krw) && backing.isAnonymous)
    }

    @Test func aBackerSeesWhatWasGivenAndWithdraws() async throws {
        var stage = try await ScreenTests.stage(try await ScreenNeighbours(), as: .backer, keys: ["m"])
        #expect(stage.text.contains("2026") && stage.text.contains("₩285,000"), "\(stage.text)")
        await stage.go("x")
        #expect(stage.text.contains("후원을 취소할까요?"), "\(stage.text)")
        await stage.go("y")
        #expect(stage.text.contains("후원을 취소했습니다."), "\(stage.text)")
        #expect(stage.text.contains("₩150,000"), "the year is added up anew: \(stage.text)")
    }

    @Test func aReceiptIsMadeAndPrinted() async throws {
        var stage = try await ScreenTests.stage(
            try await ScreenNeighbours(), as: .backer, keys: ["m", "a", "enter"])
        #expect(stage.text.contains("김하린") && stage.text.contains("법정 기부금 영수증이 아니며"), "\(stage.text)")
        await stage.go("n")
        #expect(
            stage.text.contains("https://madang.example/receipt/AAAAAAAAAAAAAAAAAAAAAA"), "\(stage.text)")
        await stage.go("a")
        stage.type("김하린")
        await stage.go("enter")
        #expect(stage.text.contains("영수증을 발급했습니다.") && stage.text.contains("연간"), "\(stage.text)")
    }

    @Test func anOwnerWritesPublishesAndCancels() async throws {
        var stage = try await ScreenTests.stage(try await ScreenNeighbours(), as: .owner, at: "{draft}")
        await stage.go("a")
        #expect(stage.text.contains("펀딩을 열까요?"), "\(stage.text)")
        await stage.go("y")
        #expect(stage.text.contains("펀딩을 열었습니다.") && stage.text.contains("0%"), "\(stage.text)")
        await stage.go("e")
        #expect(stage.text.contains("봄맞이 울타리") && !stage.text.contains("목표 금액"), "\(stage.text)")
        stage.press("escape")
        await stage.settle()
        await stage.go("D")
        #expect(stage.text.contains("펀딩을 취소할까요?"), "\(stage.text)")
        await stage.go("y")
        #expect(stage.text.contains("펀딩을 취소했습니다."), "\(stage.text)")
    }

    @Test func anOwnerTellsBackers() async throws {
        var stage = try await ScreenTests.stage(
            try await ScreenNeighbours(), as: .owner, at: "{done}", keys: ["n"])
        for _ in 0..<2 { stage.press("down") }
        stage.type("사료도 보냈습니다")
        await stage.go("ctrl-s")
        #expect(stage.text.contains("후원자에게 알렸습니다."), "\(stage.text)")
        for key in ["]", "]"] { await stage.go(key) }
        #expect(stage.text.contains("사료도 보냈습니다"), "\(stage.text)")
    }

    @Test func leavingAFormAsksThePersonWhoHasTyped() async throws {
        var stage = try await ScreenTests.stage(
            try await ScreenNeighbours(), as: .owner, at: "{shelter}", keys: ["n", "escape"])
        #expect(stage.text.contains("느티나무 쉼터"), "\(stage.text)")
        await stage.go("n")
        stage.type("봄")
        stage.press("escape")
        #expect(stage.text.contains("입력한 내용을 버릴까요?"), "\(stage.text)")
    }

    @Test func linesOfItemsAreReadAndSaid() async throws {
        var stage = try await ScreenTests.stage(
            try await ScreenNeighbours(), as: .owner, at: "{shelter}", keys: ["n"])
        for _ in 0..<4 { stage.press("down") }
        stage.type("사료 20kg, 다섯 포")
        await stage.go("ctrl-s")
        #expect(stage.text.contains("1번째 줄"), "\(stage.text)")
    }
}

/// Failures, and persons who have not signed in.
extension ScreenStoryTests {
    @Test func onlyTheTreasurerSeesAmounts() async throws {
        let neighbours = try await ScreenNeighbours()
        let keys = ["]", "]", "]"]
        var stage = try await ScreenTests.stage(neighbours, as: .visitor, at: "{amount}", keys: keys)
        #expect(stage.text.contains("하린 · 힘내세요!") && !stage.text.contains("₩30,000"), "\(stage.text)")
        #expect(!stage.text.contains("s 후원 내역"), "\(stage.text)")
        stage = try await ScreenTests.stage(neighbours, as: .treasurer, at: "{amount}", keys: keys + ["s"])
        #expect(stage.text.contains("₩34,000") && stage.text.contains("[익명]"), "\(stage.text)")
    }

    @Test func aVisitorIsLedToSignIn() async throws {
        var stage = try await ScreenTests.stage(try await ScreenNeighbours(), as: .visitor, at: "{amount}")
        await stage.go("b")
        #expect(stage.text.contains("찾을 수 없습니다."), "there is no screen to sign in here: \(stage.text)")
    }

    @Test func anOutageIsToldAndTriedAgain() async throws {
        let neighbours = try await ScreenNeighbours()
        let (real, isDown) = (neighbours.verbs(of: .visitor), LockedValue(true))
        var verbs = FundingRepositoryFake(forwardingTo: real)
        verbs.backers = { id, page throws(FundingError) in
            if isDown.now { throw .service(.unavailable("")) }
            return try await real.backers(of: id, page)
        }
        var services = Services()
        services.provide((any FundingRepository).self, verbs)
        var stage = ShellStage(
            ScreenTests.router(services, LockedValue([])),
            opening: .campaign(try neighbours.campaign("{amount}")), member: nil,
            clock: neighbours.environment.clock)
        await stage.settle()
        for key in ["]", "]", "]"] { await stage.go(key) }
        #expect(stage.text.contains("읽지 못했습니다. r을 누르면"), "\(stage.text)")
        isDown.withLock { $0 = false }
        await stage.go("r")
        #expect(stage.text.contains("하린"), "\(stage.text)")
    }
}
