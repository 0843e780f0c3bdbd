import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// One meeting, its answers, and the principal's own.
struct MeetingScreen: Screen {
    struct State: Hashable {
        var view: MeetingView?
        var pages = PagedList<AnswerView>()
        /// The crew as the principal sees it; nil until it is read.
        var crew: CrewView?
        /// Whether the list of answers is seen in place of the description.
        var showsList = false
        /// The first line that is seen.
        var top = 0
    }

    enum Event {
        case came(Result<MeetingView, CrewError>), knew(CrewView?), refresh
        case list(ListEvent<AnswerView, CrewError>), turn, open(Destination)
        case answer(MeetingAnswer), note(Bool), ask, callOff
        case changed(Phrase, Result<MeetingView, CrewError>, retry: Retry)
    }

    /// What failed, so that it can be done again.
    enum Retry: Hashable {
        case answer(MeetingAnswer), note(Bool), callOff
    }

    let id: MeetingID
    let crews: any CrewRepository
    let destinations: RecordDestinations

    static let list = Action(
        "crews.answers", Phrase(en: "Answers or details", ko: "명단·안내 전환"), [.text("s")], isShown: true)
    static let guests = Action("crews.guests", Phrase(en: "With guests", ko: "동반 인원"), [.text("p")])
    static let edit = Action("crews.edit-meeting", Phrase(en: "Edit", ko: "수정"), [.text("e")])
    static let callOff = Action("crews.call-off", Phrase(en: "Call off", ko: "모임 취소"), [.text("D")])
    static let came = Action("crews.came", Phrase(en: "Came", ko: "출석"), [.text("t")], isShown: true)
    static let absent = Action("crews.absent", Phrase(en: "Did not come", ko: "결석"), [.text("w")])

    var actions: [Action] {
        AnswerAction.actions
            + [Self.list, Self.guests, Self.edit, Self.callOff, Self.came, Self.absent]
            + [RecordDestinations.comments, CrewListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        var state = State()
        let requests = [load(), state.pages.begin(ask: ask).map { .list($0) }]
        return (state, requests)
    }

    func title(_ state: State) -> Phrase {
        state.view?.meeting.titleWords ?? MeetingListScreen.tab
    }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        guard let view = state.view else {
            let known = Action.moving + [CrewListScreen.refresh]
            return known.contains { $0.id == action } ? .possible : .absent
        }
        let meeting = view.meeting
        let (hasBegun, isOff) = (meeting.hasBegun(at: around.now), meeting.calledOffAt != nil)
        let manages = state.crew?.isManaged == true
        if AnswerAction(action: action) != nil || action == Self.guests.id {
            if isOff { return .refused(CrewError.calledOff.phrase) }
            return hasBegun ? .refused(CrewError.hasBegun.phrase) : .possible
        }
        switch action {
        case RecordDestinations.comments.id: return comments(state) == nil ? .absent : .possible
        case Self.edit.id: return manages && !hasBegun && !isOff ? .possible : .absent
        case Self.callOff.id:
            return manages && !isOff && meeting.details.endsAt > around.now ? .possible : .absent
        case Self.came.id, Self.absent.id:
            let isChosen = state.showsList && state.pages.list.selected != nil
            return manages && hasBegun && isChosen ? .possible : .absent
        default: return .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        let heard = [AnyIdentifier(id), state.view.map { AnyIdentifier($0.meeting.crew) }]
        if input.tells(of: { heard.contains($0) }) { return .refresh }
        switch input {
        case .action(Self.list.id): return .turn
        case .action(Self.guests.id): return .open(.form(.guests(id)))
        case .action(Self.edit.id): return .open(.form(.change(id)))
        case .action(Self.callOff.id): return .ask
        case .action(RecordDestinations.comments.id): return comments(state).map { .open($0) }
        case .action(Self.came.id): return .note(true)
        case .action(Self.absent.id): return .note(false)
        case .action(CrewListScreen.refresh.id), .renewed, .appeared: return .refresh
        case .action(let action):
            if let answer = AnswerAction(action: action) { return .answer(answer.answer) }
        default: break
        }
        return ListEvent(
            input, refresh: CrewListScreen.refresh, selection: state.pages.list.selection
        ).map { .list($0) }
    }
}

/// The answers that keys give.
enum AnswerAction: ActionCase {
    case going, maybe, notGoing

    var action: Action {
        switch self {
        case .going: Action("crews.going", answer.words, [.text("a")], isShown: true)
        case .maybe: Action("crews.maybe", answer.words, [.text("b")])
        case .notGoing: Action("crews.not-going", answer.words, [.text("x")], isShown: true)
        }
    }

    var answer: MeetingAnswer {
        switch self {
        case .going: .going
        case .maybe: .maybe
        case .notGoing: .notGoing
        }
    }
}
