import Commands
import Feed
import FeedConsole
import Terminal
import Vocabulary

/// One post: its photos, its text, and where it leads.
struct FeedPostScreen: Screen {
    struct State: Hashable {
        var view: FeedPostView?
        /// The first line that is seen.
        var top = 0
        /// Which photo is seen, from 0.
        var photo = 0
        /// The shown texts before its edits; nil if they are not open.
        var history: [FeedPostRevision]?
        /// Whether the person has gone to where it changes.
        var mayHaveChanged = false
    }

    enum Event {
        case came(Result<FeedPostView, FeedError>), refresh, look
        case move(ListMove), turn(Int), enlarge
        case like, liked(Result<FeedLikes, FeedError>), setLike(Bool), willLike(Bool)
        case tags, worn, author, lead(ActionID), edit, copyID
        case ask(OwnFeedChange), change(OwnFeedChange), changed(OwnFeedChange, FeedError?)
        case history, remembered(Result<[FeedPostRevision], FeedError>)
    }

    let id: FeedPostID
    let feed: any FeedRepository
    let destinations: RecordDestinations

    static let like = Action("feed.like", Phrase(en: "Like", ko: "좋아요"), [.text("f")], isShown: true)
    static let tags = Action(
        "feed.tags-of", Phrase(en: "Its hashtags", ko: "해시태그 보기"), [Key(.enter), .text("#")],
        isShown: true)
    static let worn = Action(
        "feed.worn", Phrase(en: "The worn listing", ko: "착용한 물건"), [.text("w")], isShown: true)
    static let author = Action("feed.author", Phrase(en: "The author", ko: "글쓴이"), [.text("a")])
    static let edit = Action("feed.edit", Phrase(en: "Edit", ko: "수정"), [.text("e")], isShown: true)
    static let history = Action(
        "feed.history", Phrase(en: "Earlier versions", ko: "수정 기록"), [.text("t")])
    static let copyID = Action("feed.copy", Phrase(en: "Copy the ID", ko: "ID 복사"), [.text("y")])

    var actions: [Action] {
        [
            Self.like, RecordDestinations.comments, Self.tags, Self.worn, Self.author,
            RecordDestinations.conversation, Self.edit,
        ]
            + OwnFeedChange.actions + [PhotoTurn.enlarge] + PhotoTurn.actions
            + [Self.history, Self.copyID, Action.page, RecordDestinations.report, FeedScreen.refresh]
            + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { state.view?.post.name ?? Phrase("") }

    func record(in state: State) -> AnyIdentifier? { state.view?.publicRecord }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard let view = state.view else {
            return (Action.moving + [FeedScreen.refresh]).contains { $0.id == action } ? .possible : .absent
        }
        let isOwn = view.author.id == around.member
        if let change = OwnFeedChange(action: action) { return change.availability(view, around) }
        switch action {
        case Self.like.id: return view.likeAvailability(around)
        case Self.tags.id: return view.post.content.hashtags.isEmpty ? .absent : .possible
        case Self.worn.id: return place(ofWornIn: view) == nil ? .absent : .possible
        case Self.author.id: return place(ofAuthorOf: view) == nil ? .absent : .possible
        case Self.edit.id:
            guard isOwn else { return .absent }
            return view.post.state == .removed
                ? .refused(FeedError.wrongState(.removed).phrase) : .possible
        case Self.history.id where view.post.editedAt == nil:
            return .refused(Phrase(en: "The post has not been edited.", ko: "수정한 적이 없는 글입니다."))
        case _ where action == PhotoTurn.enlarge.id || PhotoTurn(action: action) != nil:
            return PhotoTurn.availability(of: action, view.post.content.photos, around)
        default: return destinations.availability(of: action, isOwn: isOwn) ?? .possible
        }
    }

    /// The page of the worn listing; nil if none is seen, or there are no pages.
    func place(ofWornIn view: FeedPostView) -> Destination? {
        view.worn.flatMap { destinations.place(of: $0.id) }
    }

    /// The page of the author; nil if they have left, or there are no pages.
    func place(ofAuthorOf view: FeedPostView) -> Destination? {
        view.author.isWithdrawn ? nil : destinations.place(of: AnyIdentifier(view.author.id))
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(Self.like.id): return .like
        case .action(Self.tags.id): return .tags
        case .action(Self.worn.id): return .worn
        case .action(Self.author.id): return .author
        case .action(Self.edit.id): return .edit
        case .action(Self.history.id): return .history
        case .action(Self.copyID.id): return .copyID
        case .action(PhotoTurn.enlarge.id): return .enlarge
        case .action(FeedScreen.refresh.id), .renewed: return .refresh
        case .appeared: return .look
        case .action(let id) where RecordDestinations.actions.contains { $0.id == id }: return .lead(id)
        case .action(let id):
            if let change = OwnFeedChange(action: id) { return .ask(change) }
            return PhotoTurn(action: id).map { .turn($0.step) }
        default: return nil
        }
    }
}
