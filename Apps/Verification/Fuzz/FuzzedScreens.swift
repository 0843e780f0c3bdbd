import Composition
import ContractKit
import SampleKit
import Terminal
import Vocabulary

/// Sends fifty random events to the screens of all domains, while answers come in any order, or never.
struct FuzzedScreens {
    private static let events = 50

    private var seeded: SeededGenerator
    private var shell: ScreenShell
    private let router: Router
    private let member: MemberID?
    private var now: Timestamp
    private var work: [(ticket: Ticket, body: @Sendable () async -> any Sendable)] = []
    private var hasQuit = false

    /// Before a place of their own, as a member who may do everything or, each fourth, as a visitor.
    init(_ number: Int, _ seed: UInt64) async throws {
        let place = try await FuzzPlace.open()
        member = number % 4 == 3 ? nil : place.member
        router = Domain.all.screens(member == nil ? place.visitorServices : place.services)
        seeded = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(number))
        now = place.now
        let around = Surroundings(
            size: Size(columns: 80, rows: 24), now: now, language: number % 2 == 0 ? .ko : .en, member: member
        )
        shell = ScreenShell(router, keys: KeyMap(number % 2 == 0 ? .vi : .arrows), around: around)
        perform(shell.open(.home))
    }

    /// Does them, and notes where a frame is not the terminal's size or commands it.
    mutating func check(_ number: Int, _ report: inout FuzzReport) async {
        for event in 0..<Self.events where !hasQuit {
            await happen()
            let frame = shell.frame()
            if frame.size != shell.size {
                let told = FuzzFault.Reason(en: "a frame of another size", ko: "크기가 다른 화면")
                return report.fault(number, told, Array("event \(event): \(frame.size)".utf8))
            }
            let lines = frame.text.split(separator: "\n")
            if let hostile = lines.first(where: { !$0.unicodeScalars.allSatisfy(FuzzedText.isHarmless) }) {
                let told = FuzzFault.Reason(en: "commands the terminal", ko: "터미널에 명령합니다")
                return report.fault(number, told, Array("event \(event): \(hostile)".utf8))
            }
        }
        report.note(member == nil ? "visited" : "signed in")
    }

    private mutating func happen() async {
        switch Int.random(in: 0..<10, using: &seeded) {
        case 0:
            now = now.advanced(by: .milliseconds(Int64.random(in: 0...7_000, using: &seeded)))
            perform(shell.receive(.clock(now)))
        case 1: perform(shell.receive(.heard(.missed, of: member)))
        case 2...5 where !work.isEmpty:
            let next = work.remove(at: Int.random(in: 0..<work.count, using: &seeded))
            let answer = await next.body()
            perform(shell.receive(.answer(next.ticket, answer)))
        default: perform(shell.receive(.terminal(.random(using: &seeded))))
        }
    }

    private mutating func perform(_ commands: [ShellCommand]) {
        for command in commands {
            switch command {
            case .run(let ticket, let body): work.append((ticket, body))
            case .renew: perform(shell.receive(.renewed(router, member)))
            case .quit: hasQuit = true
            case .cancel, .wake, .copy, .takeMouse, .use, .redraw, .suspend, .keep, .pictures, .listen:
                break
            }
        }
    }
}
