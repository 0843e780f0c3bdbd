import Commands
import ContractKit
import Crews
import CrewsFakes
import CrewsScreens
import Terminal
import TestKit
import Testing
import Vocabulary

/// Meetings and their calendar, seats that are being paid for, and a session that is lost in a tab.
extension ScreenStoryTests {
    @Test func aMeetingIsSetUpAndSeenInItsTab() async throws {
        var stage = try await ScreenTests.stage(
            try await CrewNeighbours(), as: .owner, at: "{futsal}", keys: ["]", "]", "n"])
        stage.type("달밤 \u{1111}\u{116E}\u{11BA}살")
        stage.press("down", "down")
        stage.type("2026-02-10 20:00")
        stage.press("down")
        stage.type("22:00")
        await stage.go("ctrl-s")
        #expect(
            stage.text.contains("모임 1개를 만들었습니다.") && stage.text.contains("달밤 풋살"), "\(stage.text)")
    }

    @Test func aPrivateAddressIsMadeCopiedAndRevoked() async throws {
        var stage = try await ScreenTests.stage(
            try await CrewNeighbours(), as: .member, keys: ["m", "y"])
        #expect(stage.text.contains("비공개 주소가 없습니다."), "\(stage.text)")
        await stage.go("n")
        #expect(stage.text.contains("https://madang.example/calendar/"), "\(stage.text)")
        await stage.go("y")
        #expect(stage.copied.map { $0.hasSuffix("/crew.ics") } == [true], "\(stage.copied)")
        for key in ["x", "y"] { await stage.go(key) }
        #expect(
            stage.text.contains("주소를 없앴습니다.") && stage.text.contains("비공개 주소가 없습니다."), "\(stage.text)")
    }

    @Test("While the fee is paid the seat is shown as kept, to the person and to all others")
    func seatBeingPaid() async throws {
        let neighbours = try await CrewNeighbours()
        let crew = try #require(neighbours.names["{basketball}"].flatMap { CrewID($0) })
        let own = try #require(try await neighbours.verbs(of: .stranger).membership(in: crew))
        let now = neighbours.environment.clock.rough
        try await neighbours.service.hold(
            Purchase(
                order: neighbours.environment.ids.next(), record: try #require(own.record),
                buyer: own.membership.member, total: Money(30_000, .krw),
                until: now.advanced(by: .seconds(1800))))
        let stage = try await ScreenTests.stage(neighbours, as: .stranger, at: "{basketball}")
        #expect(
            stage.text.contains("결제 중") && stage.text.contains("결제하는 동안 자리를 잡아 둡니다."), "\(stage.text)")
        let other = try await ScreenTests.stage(neighbours, as: .visitor, at: "{basketball}")
        #expect(other.text.contains("가입 중 1명"), "\(other.text)")
    }

    @Test func noSeatIsKeptWithoutAServerToPayAt() async throws {
        let neighbours = try await CrewNeighbours()
        let crew = try #require(neighbours.names["{basketball}"].flatMap { CrewID($0) })
        let stranger = neighbours.verbs(of: .stranger)
        _ = try await stranger.leave(crew)
        let stage = try await ScreenTests.stage(
            neighbours, as: .stranger, at: "{basketball}", keys: ["a"], pages: ServerPages.none)
        #expect(stage.text.contains("웹 페이지에는 서버가 필요합니다."), "\(stage.text)")
        let state = try await stranger.membership(in: crew)?.membership.state
        #expect(state?.takesSeat != true, "a seat is kept: \(state as Any)")
    }

    @Test(arguments: ["]", "]]", "]]]"])
    func oneWhoseSessionHasEndedReadsOnInTheSameTab(_ keys: String) async throws {
        let neighbours = try await CrewNeighbours()
        var lost = CrewRepositoryFake(forwardingTo: neighbours.verbs(of: .member))
        lost.people = { _, _, _ throws(CrewError) in throw .service(.signInRequired) }
        lost.meetings = { _, _, _ throws(CrewError) in throw .service(.signInRequired) }
        lost.ledger = { _, _ throws(CrewError) in throw .service(.signInRequired) }
        var services = Services()
        services.provide((any CrewRepository).self, lost)
        let crew = try #require(neighbours.names["{futsal}"].flatMap { CrewID($0) })
        let member = neighbours.principal(.member).memberID
        var stage = ShellStage(
            ScreenTests.router(services, LockedValue([])), opening: .crew(crew), member: member,
            clock: neighbours.environment.clock)
        await stage.settle()
        for key in keys { await stage.go("\(key)") }
        #expect(stage.text.contains("찾을 수 없습니다."), "there is no screen to sign in here: \(stage.text)")
        #expect(!stage.text.contains("크루 회원만 볼 수 있습니다."), "\(stage.text)")
        let found = neighbours.services(of: .member)
        stage.receive(.renewed(ScreenTests.router(found, LockedValue([])), member))
        await stage.settle()
        let read = ["]": "민준", "]]": "토요 정기 훈련", "]]]": "현금"]
        #expect(stage.text.contains(try #require(read[keys])), "\(stage.text)")
    }
}
