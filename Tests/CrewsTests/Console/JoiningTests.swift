import Commands
import ContractKit
import Crews
import CrewsConsole
import Terminal
import Testing
import Vocabulary

/// What joining leads to on the command line.
@Suite struct JoiningTests {
    @Test(arguments: ["join", "pay"]) func noSeatIsKeptWhereItsFeeCannotBePaid(_ verb: String) async throws {
        let neighbours = try await CrewNeighbours()
        let crew = try #require(neighbours.names["{basketball}"].flatMap { CrewID($0) })
        let stranger = neighbours.verbs(of: .stranger)
        _ = try await stranger.leave(crew)
        var services = neighbours.services(of: .stranger)
        services.provide(ServerPages.self, .none)
        let context = CommandContext(Console.recording().console, services: services)
        await #expect(throws: UsageError.self) {
            try await context.run(CrewsCommand.self, [verb, "\(crew)"])
        }
        let state = try await stranger.membership(in: crew)?.membership.state
        #expect(state?.takesSeat != true, "a seat is kept: \(state as Any)")
    }

    @Test(arguments: [
        ("pay", "결제할 것이 없습니다"), ("leave", "'성동 농구' 크루 회원이 아닙니다."),
    ])
    func aPersonWhoLeftIsToldSo(_ verb: String, _ message: String) async throws {
        let neighbours = try await CrewNeighbours()
        let crew = try #require(neighbours.names["{basketball}"].flatMap { CrewID($0) })
        let stranger = neighbours.verbs(of: .stranger)
        _ = try await stranger.leave(crew)
        let context = CommandContext(
            Console.recording().console, services: neighbours.services(of: .stranger))
        do {
            try await context.run(CrewsCommand.self, [verb, "\(crew)"])
            Issue.record("It was done")
        } catch let error as UsageError {
            #expect(error.phrase.ko.contains(message), "\(error.phrase)")
        }
        let state = try await stranger.membership(in: crew)?.membership.state
        #expect(state?.isOver != false, "\(state as Any)")
    }

    @Test func onlyThoseWhoAnsweredAreNoted() async throws {
        let neighbours = try await CrewNeighbours()
        let meeting = try #require(neighbours.names["{meeting}"])
        let context = CommandContext(Console.recording().console, services: neighbours.services(of: .owner))
        do {
            try await context.run(CrewsCommand.self, ["attendance", meeting, "--came", "하늘"])
            Issue.record("It was noted")
        } catch let error as UsageError {
            #expect(error.phrase.ko == "이 모임에 답한 사람 중에 '하늘' 님이 없습니다.")
        }
    }

    @Test func aBanIsLifted() async throws {
        let neighbours = try await CrewNeighbours()
        let recording = Console.recording(
            ConsoleOptions(language: .ko, allowsColour: false, assumesYes: true),
            now: neighbours.environment.clock.rough)
        let context = CommandContext(recording.console, services: neighbours.services(of: .owner))
        for words in [
            ["remove", "새벽 풋살", "민준", "--ban", "30"],
            ["restore", "새벽 풋살", "민\u{110C}\u{116E}\u{11AB}"],
        ] {
            try await context.run(CrewsCommand.self, words)
        }
        #expect(recording.output.contains("가입 제한을 풀었습니다: 민준 (새벽 풋살)"), "\(recording.output)")
    }

    @Test func aMeetingNamesItsCrew() async throws {
        let neighbours = try await CrewNeighbours()
        let recording = Console.recording()
        let meeting = try #require(neighbours.names["{meeting}"])
        try await CommandContext(recording.console, services: neighbours.services(of: .member)).run(
            CrewsCommand.self, ["meeting", meeting])
        #expect(recording.output.contains("새벽 풋살"), "\(recording.output)")
    }

    @Test func programsThatDoNotWaitGetThePayment() async throws {
        let neighbours = try await CrewNeighbours()
        let options = ConsoleOptions(format: .plain, language: .ko, allowsColour: false)
        let recording = Console.recording(options)
        try await CommandContext(recording.console, services: neighbours.services(of: .stranger)).run(
            CrewsCommand.self, ["join", "성동 농구", "--no-wait"])
        #expect(recording.output.hasPrefix("[성동 농구 가입비 (joining fee), 30000"), "\(recording.output)")
    }
}
