import Commands
import ContractKit
import Crews
import CrewsFakes
import CrewsScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// What people do with crews on a whole screen.
@Suite struct ScreenStoryTests {
    @Test("A request that is accepted in one tab is seen in the others before anything is read again")
    func tabsStayInStep() async throws {
        let neighbours = try await CrewNeighbours()
        var stage = try await ScreenTests.stage(neighbours, as: .owner, at: "{futsal}")
        #expect(stage.text.contains("2/12명"), "\(stage.text)")
        for key in ["]", "s"] { await stage.go(key) }
        #expect(stage.text.contains("하린") && stage.text.contains("신청 1"), "\(stage.text)")
        await stage.go("a")
        #expect(stage.text.contains("수락: 하린."), "\(stage.text)")
        stage.press("[")
        #expect(stage.text.contains("3/12명"), "turn the tab without waiting: \(stage.text)")
        await stage.settle()
        for key in ["]", "s", "s", "s", "s"] { await stage.go(key) }
        #expect(stage.text.contains("하린") && stage.text.contains("신청 0"), "\(stage.text)")
    }

    @Test func crewsAreFoundByTheirNames() async throws {
        var stage = try await ScreenTests.stage(try await CrewNeighbours(), as: .stranger)
        #expect(stage.text.contains("새벽 풋살") && stage.text.contains("성동 농구"), "\(stage.text)")
        stage.press("/")
        stage.type("\u{1102}\u{1169}\u{11BC}구")
        await stage.go("enter")
        #expect(stage.text.contains("성동 농구") && !stage.text.contains("새벽 풋살"), "\(stage.text)")
        stage.press("/", "ctrl-u")
        await stage.go("enter")
        for key in ["c", "c"] { await stage.go(key) }
        #expect(stage.text.contains("풋살") && !stage.text.contains("성동 농구"), "\(stage.text)")
    }

    @Test func oneIsFoundedAndEdited() async throws {
        var stage = try await ScreenTests.stage(try await CrewNeighbours(empty: true), as: .owner)
        await stage.go("n")
        stage.type("단\u{1111}\u{116E}\u{11BC} 러닝")
        await stage.go("ctrl-s")
        #expect(
            stage.text.contains("크루 > 단풍 러닝") && stage.text.contains("크루를 만들었습니다."), "\(stage.text)")
        await stage.go("e")
        #expect(stage.text.contains("단풍 러닝"), "\(stage.text)")
        stage.press("escape")
        await stage.settle()
        await stage.go("D")
        #expect(stage.text.contains("크루를 닫을까요?"), "\(stage.text)")
        await stage.go("y")
        #expect(stage.text.contains("크루를 닫았습니다."), "\(stage.text)")
        stage.pass(.seconds(7))
        #expect(stage.text.contains("R 다시 열기"), "the keys are seen again: \(stage.text)")
        await stage.go("R")
        #expect(stage.text.contains("크루를 다시 열었습니다."), "\(stage.text)")
    }

    @Test func typingASportTakesThePlaceOfTheOneThatStands() async throws {
        var stage = try await ScreenTests.stage(try await CrewNeighbours(empty: true), as: .owner)
        await stage.go("n")
        stage.type("단풍")
        stage.press("down")
        stage.type("풋\u{1109}\u{1161}\u{11AF}")
        await stage.go("ctrl-s")
        #expect(stage.text.contains("풋살") && !stage.text.contains("축구"), "\(stage.text)")
    }

    @Test func aBlankAmountOfCashIsMissing() async throws {
        var stage = try await ScreenTests.stage(
            try await CrewNeighbours(), as: .member, at: "{futsal}", keys: ["]", "]", "]", "n"])
        await stage.go("ctrl-s")
        #expect(stage.text.contains("! 필수 항목입니다") && !stage.text.contains("1 이상"), "\(stage.text)")
    }

    @Test func leavingAFormAsksWhoHasTyped() async throws {
        var stage = try await ScreenTests.stage(try await CrewNeighbours(empty: true), as: .owner)
        for key in ["n", "escape"] { await stage.go(key) }
        #expect(stage.text.contains("아직 크루가 없습니다."), "\(stage.text)")
        await stage.go("n")
        stage.type("단풍")
        stage.press("escape")
        #expect(stage.text.contains("입력한 내용을 버릴까요?"), "\(stage.text)")
        await stage.go("y")
        #expect(stage.text.contains("아직 크루가 없습니다."), "\(stage.text)")
    }

    @Test func aKeptSeatIsPaidForAndTheCrewIsSeenAsItIsThen() async throws {
        let (neighbours, followed) = (try await CrewNeighbours(), LockedValue<[AnyIdentifier]>([]))
        var stage = try await ScreenTests.stage(
            neighbours, as: .stranger, at: "{basketball}", followed: followed)
        #expect(stage.text.contains("b 키로 가입비"), "\(stage.text)")
        await stage.go("b")
        let record = try #require(followed.now.first)
        let buyer = try #require(neighbours.principal(.stranger).memberID)
        let purchase = Purchase(
            order: neighbours.environment.ids.next(), record: record, buyer: buyer,
            total: Money(30_000, .krw),
            until: neighbours.environment.clock.rough.advanced(by: .seconds(1800)))
        try await neighbours.service.hold(purchase)
        try await neighbours.service.fulfil(purchase)
        await stage.go("escape")
        #expect(!stage.text.contains("b 결제"), "it is read anew: \(stage.text)")
        let crew = try #require(neighbours.names["{basketball}"].flatMap { CrewID($0) })
        let own = try await neighbours.verbs(of: .stranger).membership(in: crew)
        #expect(own?.membership.state == .member)
    }

    @Test func aFullCrewHasAList() async throws {
        var stage = try await ScreenTests.stage(try await CrewNeighbours(), as: .member, at: "{full}")
        await stage.go("a")
        #expect(stage.text.contains("대기자로 등록했습니다."), "\(stage.text)")
        await stage.go("x")
        #expect(stage.text.contains("대기를 취소할까요?"), "\(stage.text)")
        await stage.go("y")
        #expect(stage.text.contains("취소했습니다."), "\(stage.text)")
        stage.pass(.seconds(7))
        #expect(stage.text.contains("a 가입"), "the keys are seen again: \(stage.text)")
    }

    @Test func aMemberAnswersWithGuests() async throws {
        var stage = try await ScreenTests.stage(try await CrewNeighbours(), as: .member, at: "{meeting}")
        await stage.go("x")
        #expect(stage.text.contains("불참."), "\(stage.text)")
        await stage.go("p")
        stage.press("ctrl-u")
        stage.type("2")
        await stage.go("enter")
        #expect(stage.text.contains("동반 2명"), "three do not fit, so they wait: \(stage.text)")
    }

    @Test func theTreasurerEntersCashAndTakesItBack() async throws {
        let neighbours = try await CrewNeighbours()
        var stage = try await ScreenTests.stage(
            neighbours, as: .member, at: "{futsal}", keys: ["]", "]", "]", "n"])
        stage.type("12,000")
        stage.press("down")
        stage.type("생수")
        await stage.go("ctrl-s")
        #expect(stage.text.contains("장부에 적었습니다.") && stage.text.contains("생수"), "\(stage.text)")
        for key in ["end", "x"] { await stage.go(key) }
        #expect(stage.text.contains("내역을 취소할까요?"), "\(stage.text)")
        await stage.go("y")
        #expect(stage.text.contains("내역을 취소했습니다.") && stage.text.contains("취소: "), "\(stage.text)")
    }

    @Test func duesAreSetWhereTheyAreListed() async throws {
        var stage = try await ScreenTests.stage(
            try await CrewNeighbours(), as: .member, at: "{futsal}", keys: ["d", "p", "ctrl-u"])
        stage.type("25,000")
        await stage.go("ctrl-s")
        await stage.go("escape")
        #expect(stage.text.contains("2026-03부터 매달 10일까지 ₩25,000"), "\(stage.text)")
    }

    @Test func duesLeadToTheirPayment() async throws {
        let (neighbours, followed) = (try await CrewNeighbours(), LockedValue<[AnyIdentifier]>([]))
        var stage = try await ScreenTests.stage(
            neighbours, as: .member, at: "{futsal}", keys: ["d"], followed: followed)
        #expect(stage.text.contains("2026-02") && stage.text.contains("납부 전"), "\(stage.text)")
        await stage.go("b")
        #expect(followed.now.map(\.description) == [neighbours.names["{due}"]])
    }
}

/// Failures, and persons who have not signed in.
extension ScreenStoryTests {
    @Test func aVisitorSeesTheCrewAndIsLedToSignIn() async throws {
        var stage = try await ScreenTests.stage(try await CrewNeighbours(), as: .visitor, at: "{futsal}")
        for key in ["]", "]"] { await stage.go(key) }
        #expect(stage.text.contains("크루 회원만 볼 수 있습니다."), "\(stage.text)")
        await stage.go("]")
        #expect(stage.text.contains("크루 회원만 볼 수 있습니다."), "\(stage.text)")
        for key in ["]", "a"] { await stage.go(key) }
        #expect(stage.text.contains("찾을 수 없습니다."), "there is no screen to sign in here: \(stage.text)")
    }

    @Test func oneWhoseSessionHasEndedGoesOnWhereTheyWere() async throws {
        let neighbours = try await CrewNeighbours()
        var lost = CrewRepositoryFake(forwardingTo: neighbours.verbs(of: .member))
        lost.join = { _, _ throws(CrewError) in throw .service(.signInRequired) }
        var services = Services()
        services.provide((any CrewRepository).self, lost)
        let crew = try #require(neighbours.names["{full}"].flatMap { CrewID($0) })
        let member = neighbours.principal(.member).memberID
        var stage = ShellStage(
            ScreenTests.router(services, LockedValue([])), opening: .crew(crew), member: member,
            clock: neighbours.environment.clock)
        await stage.settle()
        await stage.go("a")
        #expect(stage.text.contains("찾을 수 없습니다."), "there is no screen to sign in here: \(stage.text)")
        let found = neighbours.services(of: .member)
        stage.receive(.renewed(ScreenTests.router(found, LockedValue([])), member))
        await stage.settle()
        #expect(stage.text.contains("대기자로 등록했습니다."), "\(stage.text)")
    }

    @Test(arguments: ["]", "d"]) func anOutageIsToldAndTriedAgain(_ key: String) async throws {
        let neighbours = try await CrewNeighbours()
        let (real, isDown) = (neighbours.verbs(of: .member), LockedValue(true))
        var verbs = CrewRepositoryFake(forwardingTo: real)
        verbs.people = { id, list, page throws(CrewError) in
            if isDown.now { throw .service(.unavailable("")) }
            return try await real.people(of: id, list, page)
        }
        verbs.dues = { id, list, page throws(CrewError) in
            if isDown.now { throw .service(.unavailable("")) }
            return try await real.dues(of: id, list, page)
        }
        var services = Services()
        services.provide((any CrewRepository).self, verbs)
        let crew = try #require(neighbours.names["{futsal}"].flatMap { CrewID($0) })
        var stage = ShellStage(
            ScreenTests.router(services, LockedValue([])), opening: .crew(crew),
            member: neighbours.principal(.member).memberID, clock: neighbours.environment.clock)
        await stage.settle()
        await stage.go(key)
        #expect(stage.text.contains("읽지 못했습니다. r을 누르면"), "\(stage.text)")
        isDown.withLock { $0 = false }
        await stage.go("r")
        #expect(stage.text.contains("민준") || stage.text.contains("2026-02"), "\(stage.text)")
    }
}
