import Terminal
import TestKit
import Testing
import Vocabulary

/// Screens that tell others of what they have changed.
@Suite struct TellingTests {
    private static let known = AnyIdentifier(MemberID(RawIdentifier(high: 0, low: 1)))
    private static let other = AnyIdentifier(MemberID(RawIdentifier(high: 0, low: 2)))

    /// Counts how often it hears of a record, and tells of one.
    private struct Room: Screen {
        enum Event { case tell, heard, open }

        let name: String
        var tells = known

        static let tell = Action("room.tell", Phrase(en: "Tell", ko: "알리기"), [.text("t")])

        var actions: [Action] { [.open, Self.tell] }
        func start() -> (Int, [Request<Event>]) { (0, []) }
        func title(_ state: Int) -> Phrase { Phrase(name) }
        func event(for input: ScreenInput, in state: Int) -> Event? {
            if input.tells(of: { $0 == known }) { return .heard }
            switch input {
            case .action(Self.tell.id): return .tell
            case .action(Action.open.id): return .open
            default: return nil
            }
        }
        func update(_ state: inout Int, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
            switch event {
            case .tell: return [.tell(about: [tells])]
            case .heard: state += 1
            case .open: return [.open(Destination("above"))]
            }
            return []
        }
        func view(_ state: Int, _ around: Surroundings) -> Frame {
            var frame = Frame(around.size)
            frame.put(line: "\(name)에서 들은 횟수 \(state)", in: frame.bounds, .role(.text))
            return frame
        }
    }

    private static func stage(telling record: AnyIdentifier = known) -> ShellStage {
        let router = Router(
            [
                "second": { _ in Mount(Room(name: "둘째", tells: record)) },
                "above": { _ in Mount(Room(name: "위", tells: record)) },
            ],
            hosts: [
                "page": { _, router in
                    let tab = Tab(Phrase(en: "Second", ko: "둘째"), Destination("second"), rank: 1)
                    return Tabs(
                        Mount(Room(name: "첫째", tells: record)), named: Phrase(en: "First", ko: "첫째"), [tab],
                        router)
                }
            ])
        return ShellStage(router, opening: Destination("page"), size: Size(columns: 60, rows: 9))
    }

    @Test func everyTabHearsItAtOnce() {
        var stage = Self.stage()
        stage.press("]", "t")
        #expect(stage.text.contains("둘째에서 들은 횟수 1"), "\(stage.text)")
        stage.press("[")
        #expect(stage.text.contains("첫째에서 들은 횟수 1"), "\(stage.text)")
    }

    @Test func theScreensBelowHearIt() {
        var stage = Self.stage()
        stage.press("enter", "t")
        #expect(stage.text.contains("위에서 들은 횟수 1"), "\(stage.text)")
        stage.press("escape")
        #expect(stage.text.contains("첫째에서 들은 횟수 1"), "\(stage.text)")
    }

    @Test func ofAnotherRecordNothingIsReadAgain() {
        var stage = Self.stage(telling: Self.other)
        stage.press("t")
        #expect(stage.text.contains("첫째에서 들은 횟수 0"), "\(stage.text)")
    }
}
