import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

/// How the person and a member stand to each other, as a line of the member's page, where `f` follows them.
struct FollowLine: Screen {
    struct State: Hashable {
        /// Nil until it has been read, and where the member cannot be seen.
        var relation: FollowRelation?
    }

    enum Event {
        case came(Result<FollowRelation, FeedError>), look
        case follow, change(Bool), changed(Bool, Result<FollowRelation, FeedError>)
    }

    let member: MemberID
    let feed: any FeedRepository

    static let follow = Action("feed.follow", Phrase(en: "Follow", ko: "팔로우"), [.text("f")], isShown: true)

    /// What stands beside a member that the person follows.
    static let followed = Phrase(en: "following", ko: "팔로우 중")

    /// What is told after a change.
    static func done(_ follows: Bool) -> Phrase {
        follows
            ? Phrase(en: "You follow the member.", ko: "팔로우했습니다.")
            : Phrase(en: "You follow the member no longer.", ko: "팔로우를 취소했습니다.")
    }

    var actions: [Action] { [Self.follow] }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Self.follow.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        state.relation == nil || around.member == member ? .absent : .possible
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.follow.id): .follow
        case .appeared, .renewed: .look
        default: input.tells { $0 == AnyIdentifier(member) } ? .look : nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let relation)): state.relation = relation
        // The page itself says what is wrong.
        case .came(.failure): state.relation = nil
        case .look: return [load()]
        case .follow: return state.relation.map { [change(!$0.isFollowed)] } ?? []
        case .change(let follows): return [change(follows)]
        case .changed(let follows, .success(let relation)):
            state.relation = relation
            return [.toast(Self.done(follows), undo: .change(!follows))]
        case .changed(let follows, .failure(let error)):
            return [.failed(error, retry: .change(follows))]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "relation") { [member, feed] in
            .came(await Result { () async throws(FeedError) in try await feed.relation(to: member) })
        }
    }

    private func change(_ follows: Bool) -> Request<Event> {
        .load(slot: "follow") { [member, feed] in
            .changed(follows, await feed.setFollow(follows, of: member))
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        guard let relation = state.relation, around.member != member else { return frame }
        frame.put(line: relation.words.text(in: around.language), in: frame.bounds, .role(.good))
        return frame
    }
}

extension FollowRelation {
    /// How the two stand to each other; blank if neither follows the other.
    fileprivate var words: Phrase {
        switch (isFollowed, followsBack) {
        case (true, true): Phrase(en: "you follow each other", ko: "서로 팔로우")
        case (true, false): FollowLine.followed
        case (false, true): Phrase(en: "follows you", ko: "나를 팔로우함")
        case (false, false): Phrase("")
        }
    }
}

extension FeedRepository {
    /// Follows a member, or follows them no longer.
    func setFollow(_ follows: Bool, of member: MemberID) async -> Result<FollowRelation, FeedError> {
        await Result { () async throws(FeedError) in
            follows ? try await follow(member) : try await unfollow(member)
        }
    }
}
