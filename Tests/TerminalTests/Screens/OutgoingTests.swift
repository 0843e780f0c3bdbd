import ContractKit
import Synchronization
import Terminal
import TestKit
import Testing
import Vocabulary

/// What somebody does while the server cannot be reached is sent once it can be.
@Suite struct OutgoingTests {
    private static let member = MemberID(RawIdentifier(high: 1, low: 2))
    private static let other = MemberID(RawIdentifier(high: 1, low: 3))

    private func stage(
        _ post: PostOffice, drafts: KeptDrafts = KeptDrafts(), sendsLater: Bool = true,
        clock: ManualClock = ManualClock(), member: MemberID? = member
    ) -> ShellStage {
        ShellStage(
            post.router, opening: Destination("desk"), member: member, clock: clock, drafts: drafts,
            sendsLater: sendsLater)
    }

    /// A stage on which `a` was done in vain.
    private func waiting(_ post: PostOffice, clock: ManualClock = ManualClock()) async -> ShellStage {
        var stage = stage(post, clock: clock)
        stage.press("a")
        await stage.settle()
        return stage
    }

    @Test func whatCannotBeSentIsKeptAndSentOnceInItsOrder() async {
        let post = PostOffice(isOpen: false)
        var stage = await waiting(post)
        #expect(stage.text.contains("다시 연결되면 보냅니다.") && stage.text.contains("연결 끊김"), "\(stage.text)")
        stage.press("b", "a")
        await stage.settle()
        #expect(stage.kept.outgoing.map(\.subject) == ["b", "a"], "the last about each counts")
        #expect(stage.kept.outgoing.allSatisfy { $0.member == Self.member })
        post.isOpen = true
        stage.pass(.seconds(31))
        await stage.settle()
        #expect(post.arrived == ["b", "a"])
        #expect(stage.kept.outgoing.isEmpty && stage.text.contains("모두 보냈습니다."), "\(stage.text)")
        stage.pass(.seconds(3_600))
        await stage.settle()
        #expect(post.arrived == ["b", "a"], "nothing is sent twice")
    }

    @Test func whatWaitsOutlivesTheProgram() async {
        let post = PostOffice(isOpen: false)
        let first = await waiting(post)
        post.isOpen = true
        var second = stage(post, drafts: first.kept)
        await second.settle()
        #expect(post.arrived == ["a"] && second.kept.outgoing.isEmpty)
    }

    @Test func theServerIsTriedEveryHalfMinuteAndAtOnceWhenItAnswers() async {
        let post = PostOffice(isOpen: false)
        var stage = await waiting(post)
        for tries in 2...4 {
            stage.pass(.seconds(31))
            await stage.settle()
            #expect(post.tries == tries)
        }
        stage.receive(.old(since: Timestamp(microseconds: 0)))
        #expect(stage.text.contains("보낼 것 1"), "\(stage.text)")
        post.isOpen = true
        stage.receive(.old(since: nil))
        await stage.settle()
        #expect(post.arrived == ["a"])
    }

    @Test func whatTheServerRefusesIsToldAndIsADraftAgain() async {
        let post = PostOffice(isOpen: false)
        var stage = await waiting(post)
        post.refusal = Phrase(en: "Too long.", ko: "너무 깁니다.")
        stage.pass(.seconds(31))
        await stage.settle()
        #expect(stage.text.contains("너무 깁니다."), "\(stage.text)")
        #expect(stage.kept.outgoing.isEmpty)
        #expect(stage.kept.drafts.map(\.values) == [["text": "a"]])
        #expect(stage.kept.drafts.first?.member == Self.member)
    }

    @Test func whoeverComesNextSendsNothingOfOthers() async {
        let post = PostOffice(isOpen: false)
        var stage = await waiting(post)
        post.isOpen = true
        stage.receive(.renewed(post.router, Self.other))
        stage.pass(.seconds(31))
        await stage.settle()
        #expect(post.arrived.isEmpty && stage.kept.outgoing.count == 1)
        stage.receive(.renewed(post.router, Self.member))
        await stage.settle()
        #expect(post.arrived == ["a"])
    }

    @Test(arguments: [true, false])
    func afterAMonthThePersonIsAsked(_ isWanted: Bool) async {
        let (post, clock) = (PostOffice(isOpen: false), ManualClock())
        var stage = await waiting(post, clock: clock)
        stage.pass(.seconds(29 * 86_400))
        await stage.settle()
        post.isOpen = true
        stage.pass(.seconds(31))
        #expect(stage.text.contains("지금 보낼까요?"), "\(stage.text)")
        #expect(post.arrived.isEmpty)
        stage.press(isWanted ? "y" : "n")
        await stage.settle()
        #expect(post.arrived == (isWanted ? ["a"] : []))
        #expect(stage.kept.outgoing.isEmpty && stage.kept.drafts.isEmpty == isWanted)
    }

    @Test func nothingIsKeptWhereThereIsNoServerNorAMember() async {
        for (sendsLater, member) in [(false, Self.member), (true, nil)] {
            let post = PostOffice(isOpen: false)
            var stage = stage(post, sendsLater: sendsLater, member: member)
            stage.press("a")
            await stage.settle()
            #expect(stage.kept.outgoing.isEmpty && !stage.text.contains("보냅니다"), "\(stage.text)")
        }
    }

    @Test func aFullQueueRefusesWhatIsNewAndLosesNothing() async {
        let post = PostOffice(isOpen: false)
        let full = KeptDrafts(outgoing: (0..<100).map { PostOffice.letter("\($0)", by: Self.member) })
        var stage = stage(post, drafts: full)
        await stage.settle()
        stage.press("a")
        await stage.settle()
        #expect(!stage.text.contains("다시 연결되면 보냅니다."), "\(stage.text)")
        #expect(stage.kept == KeptDrafts(), "what waits has not changed")
    }

    @Test func twoProgramsKeepWhatBothHaveToSend() {
        let (one, two) = (PostOffice.letter("a", by: Self.member), PostOffice.letter("b", by: Self.member))
        let kept = KeptDrafts(outgoing: [one])
        let merged = KeptDrafts(outgoing: [two]).merged(into: kept, since: KeptDrafts())
        #expect(merged.outgoing == [one, two])
        #expect(KeptDrafts().merged(into: merged, since: KeptDrafts(outgoing: [one])).outgoing == [two])
    }
}

/// Takes letters while it is open.
private final class PostOffice: Sendable {
    private struct State {
        var isOpen: Bool
        var refusal: Phrase?
        var arrived: [String] = []
        var tries = 0
    }

    private let state: Mutex<State>

    init(isOpen: Bool) { state = Mutex(State(isOpen: isOpen)) }

    var isOpen: Bool {
        get { state.withLock { $0.isOpen } }
        set { state.withLock { $0.isOpen = newValue } }
    }

    var refusal: Phrase? {
        get { state.withLock { $0.refusal } }
        set { state.withLock { $0.refusal = newValue } }
    }

    /// What was taken, in its order.
    var arrived: [String] { state.withLock { $0.arrived } }
    /// How often anybody came.
    var tries: Int { state.withLock { $0.tries } }

    func send(_ text: String) -> Outgoing.Delivery {
        state.withLock { state in
            state.tries += 1
            if let refusal = state.refusal { return .refused(refusal) }
            guard state.isOpen else { return .unreachable }
            state.arrived.append(text)
            return .sent
        }
    }

    static func letter(_ text: String, by member: MemberID? = nil) -> Outgoing {
        Outgoing(
            "letter", about: text, ["text": text], words: Phrase(en: "Letter \(text)", ko: "편지 \(text)"),
            draft: Destination("letter"), by: member, at: ManualClock().now())
    }

    var router: Router {
        Router(
            ["desk": { [self] _ in Mount(Desk(post: self)) }],
            senders: ["letter": { [self] values in send(values["text"] ?? "") }])
    }
}

/// A screen that sends letters.
private struct Desk: Screen {
    enum Event: Sendable { case write(String), came(String, Outgoing.Delivery), kept }

    let post: PostOffice
    var actions: [Action] {
        ["a", "b"].map {
            Action(ActionID(rawValue: $0), Phrase(en: $0, ko: $0), [.text(Unicode.Scalar($0) ?? " ")])
        }
    }

    func start() -> (Int, [Request<Event>]) { (0, []) }
    func title(_ state: Int) -> Phrase { Phrase(en: "Desk", ko: "책상") }

    func event(for input: ScreenInput, in state: Int) -> Event? {
        if case .action(let action) = input { .write(action.rawValue) } else { nil }
    }

    func update(_ state: inout Int, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .write(let text): return [.load(slot: text) { [post] in .came(text, post.send(text)) }]
        case .came(_, .sent), .kept: state += 1
        case .came(let text, _):
            let outage = ServiceFailure.unavailable("http://127.0.0.1")
            return [.later(PostOffice.letter(text), kept: .kept, after: outage, retry: .write(text))]
        }
        return []
    }

    func view(_ state: Int, _ around: Surroundings) -> Frame { Frame(around.size) }
}
