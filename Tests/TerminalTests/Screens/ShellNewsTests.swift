import ContractKit
import Terminal
import TestKit
import Testing
import Vocabulary

/// What a member is told while a shell is open.
@Suite(.hangLimit) struct ShellNewsTests {
    private static let member = MemberID("mem_01m7yxr9q7es9ak9yt7snc4b5w")
    private static let other = MemberID("mem_01m7yxr9q7es9ak9yt7snc4b5x")
    private static let comment = Phrase("수연 님이 댓글을 남겼습니다.")

    /// A screen that says what it has heard.
    struct Listener: Screen {
        var actions: [Action] { [] }
        func start() -> ([String], [Request<Set<AnyIdentifier>?>]) { ([], []) }
        func title(_ state: [String]) -> Phrase { Phrase("칠판") }
        func event(for input: ScreenInput, in state: [String]) -> Set<AnyIdentifier>?? {
            guard case .heard(let records) = input else { return nil }
            return .some(records)
        }
        func update(
            _ state: inout [String], _ event: Set<AnyIdentifier>?, _ around: Surroundings
        ) -> [Request<Set<AnyIdentifier>?>] {
            state.append(event.map { "들음 \($0.count)" } ?? "모름")
            return []
        }
        func view(_ state: [String], _ around: Surroundings) -> Frame {
            var frame = Frame(around.size)
            frame.put(line: state.joined(separator: ", "), in: frame.bounds)
            return frame
        }
    }

    private static func router(_ sources: [ShellNews.Source] = []) -> Router {
        Router(["board": { _ in Mount(Listener()) }], news: sources)
            .merging(ShellTests.router())
    }

    private static func stage(as member: MemberID? = member, at place: String = "board") -> ShellStage {
        ShellStage(
            router(), opening: Destination(place), size: Size(columns: 60, rows: 8), member: member)
    }

    private static func record(_ text: String) throws -> AnyIdentifier { try #require(AnyIdentifier(text)) }

    @Test func howManyAreUnreadIsSaidBesideTheName() throws {
        var stage = Self.stage()
        stage.receive(.named("철수", try #require(Self.member)))
        stage.receive(.heard(.unread(3), of: Self.member))
        #expect(stage.text.hasPrefix(" 마당 > 칠판") && stage.text.contains("새 알림 3  철수\n"), "\(stage.text)")
        stage.receive(.heard(.unread(0), of: Self.member))
        #expect(stage.text.contains(" 철수\n") && !stage.text.contains("알림"), "\(stage.text)")
    }

    @Test func newsThatComeTogetherAreHeardTogether() throws {
        var stage = Self.stage()
        let one = try Self.record("lst_01k0000000000000000000000a")
        let two = try Self.record("pst_01k0000000000000000000000b")
        stage.receive(.heard(.told(Self.comment, about: [one]), of: Self.member))
        stage.receive(.heard(.told(Self.comment, about: [one, two]), of: Self.member))
        #expect(stage.text.contains("댓글을 남겼습니다.") && !stage.text.contains("들음"), "\(stage.text)")
        stage.pass(.seconds(1))
        #expect(stage.text.contains("\n들음 2\n"), "\(stage.text)")
        stage.receive(.heard(.missed, of: Self.member))
        stage.pass(.seconds(1))
        #expect(stage.text.contains("\n들음 2, 모름\n"), "\(stage.text)")
        stage.pass(.seconds(60))
        #expect(stage.text.contains("\n들음 2, 모름\n"), "nothing is heard twice: \(stage.text)")
    }

    @Test func newsWithoutAPauseAreHeardAllTheSame() throws {
        var stage = Self.stage()
        let one = try Self.record("lst_01k0000000000000000000000a")
        for _ in 0..<10 {
            stage.receive(.heard(.told(Self.comment, about: [one]), of: Self.member))
            stage.pass(.milliseconds(100))
        }
        #expect(stage.text.contains("들음 1, 들음 1"), "\(stage.text)")
    }

    @Test func whatIsForSomebodyElseIsNotTold() {
        var stage = Self.stage()
        stage.receive(.heard(.unread(7), of: Self.other))
        stage.receive(.heard(.told(Self.comment, about: []), of: nil))
        stage.pass(.seconds(1))
        #expect(!stage.text.contains("7") && !stage.text.contains("들음"), "\(stage.text)")
        stage.receive(.heard(.unread(7), of: Self.member))
        stage.receive(.renewed(Self.router(), Self.other))
        #expect(!stage.text.contains("7"), "what another has not read is not theirs: \(stage.text)")
    }

    @Test func whatCanBeUndoneStaysInSight() async {
        var stage = Self.stage(at: "shelf")
        await stage.settle()
        stage.press("d", "y")
        await stage.settle()
        stage.receive(.heard(.told(Self.comment, about: []), of: Self.member))
        #expect(stage.text.contains("u 되돌리기") && !stage.text.contains("수연"), "\(stage.text)")
    }

    @Test func onlyMembersAreListenedForAndWhoeverSignsInNext() async {
        let source: ShellNews.Source = { tell in
            tell(.unread(2))
        }
        var stage = Self.stage(as: nil)
        stage.receive(.renewed(Self.router([source]), nil))
        stage.receive(.renewed(Self.router([source]), Self.member))
        await stage.listen()
        #expect(stage.text.contains("새 알림 2"), "\(stage.text)")
    }

    @Test func aLoopListensUntilTheShellQuits() async {
        let sheet = ShellLoopTests.Sheet([
            .init(seeing: "새 알림 5", input: [.key(.control("c"))])
        ])
        let router = Self.router([
            { tell in
                tell(.unread(5))
                // As a stream does that is let go of.
                while !Task.isCancelled { await Task.yield() }
            }
        ])
        var loop = ShellLoop(sheet, time: ManualClock()) { (router, Self.member) }
        let around = Surroundings(
            size: Size(columns: 60, rows: 8), now: ManualClock().now(), language: .ko, member: Self.member)
        await loop.run(ScreenShell(router, around: around), opening: Destination("board"))
        #expect(sheet.left == 0)
    }
}
