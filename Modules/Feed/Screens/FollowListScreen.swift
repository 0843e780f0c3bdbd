import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

/// The members on one side of a member's follows, with endless scrolling.
struct FollowListScreen: Screen {
    struct State: Hashable {
        var pages = PagedList<FollowView>()
    }

    enum Event {
        case list(ListEvent<FollowView, FeedError>)
        case follow, change(MemberID, Bool), changed(MemberID, Bool, Result<FollowRelation, FeedError>)
    }

    let side: FollowSide
    let member: MemberID
    let feed: any FeedRepository
    let destinations: RecordDestinations

    var actions: [Action] { [.open, FollowLine.follow, FeedScreen.refresh] + Action.moving }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        return (state, [state.pages.begin(ask: ask).map { .list($0) }])
    }

    func title(_ state: State) -> Phrase { side.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Action.open.id: state.pages.list.selected.flatMap(place) == nil ? .absent : .possible
        case FollowLine.follow.id:
            switch state.pages.list.selected?.id {
            case nil: .absent
            case around.member: .refused(FeedError.oneself.phrase)
            default: .possible
            }
        default: .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if input == .action(FollowLine.follow.id) { return .follow }
        return ListEvent(input, refresh: FeedScreen.refresh, selection: state.pages.list.selection).map {
            .list($0)
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .list(.open) where state.pages.list.selected.flatMap(place) == nil: return []
        case .list(let event):
            let requests = state.pages.update(event, rows: around.size.rows, ask: ask) {
                place(of: $0) ?? .feed(of: $0.id)
            }
            return requests.map { $0.map { .list($0) } }
        case .follow:
            return state.pages.list.selected.map { [change($0.id, !$0.isFollowed)] } ?? []
        case .change(let id, let follows): return [change(id, follows)]
        case .changed(let id, let follows, .success(let relation)):
            if let row = state.pages.list.row(id) { state.pages.update(row.standing(relation)) }
            return [.toast(FollowLine.done(follows), undo: .change(id, !follows))]
        case .changed(let id, let follows, .failure(let error)):
            return [.failed(error, retry: .change(id, follows))]
        }
    }

    private func place(of row: FollowView) -> Destination? { destinations.place(of: AnyIdentifier(row.id)) }

    private func change(_ id: MemberID, _ follows: Bool) -> Request<Event> {
        .load(slot: "follow \(id)") { [feed] in
            .changed(id, follows, await feed.setFollow(follows, of: id))
        }
    }

    private var ask: @Sendable (PageRequest) async throws(FeedError) -> Page<FollowView> {
        { [side, member, feed] page throws(FeedError) in try await feed.follows(side, of: member, page) }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let language = around.language
        frame.put(state.pages.list, in: frame.bounds, language, nothing: side.nothing) {
            frame, row, part, isSelected in
            let followed = row.isFollowed ? FollowLine.followed.text(in: language) : ""
            let columns = [
                RowColumn(row.since, around, from: 50),
                RowColumn(followed, width: 12, from: 30, .good),
            ]
            frame.put(title: row.member.name(in: language), columns, in: part, isSelected: isSelected)
        }
        return frame
    }
}

extension FollowSide {
    var title: Phrase {
        switch self {
        case .followers: Phrase(en: "Followers", ko: "팔로워")
        case .following: Phrase(en: "Following", ko: "팔로잉")
        }
    }

    /// The text of an empty list.
    var nothing: Phrase {
        switch self {
        case .followers: Phrase(en: "No followers yet.", ko: "아직 팔로워가 없습니다.")
        case .following:
            Phrase(
                en: "No members are followed yet. On a member's page f follows.",
                ko: "팔로우하는 회원이 없습니다. 회원 화면에서 f로 팔로우합니다.")
        }
    }
}

extension FollowView {
    /// The same as the person stands to the member now.
    func standing(_ relation: FollowRelation) -> FollowView {
        FollowView(member: member, since: since, isFollowed: relation.isFollowed)
    }
}
