import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// The private address at which a calendar app reads meetings: those of a crew, or of all crews of the
/// member.
struct CalendarScreen: Screen {
    struct State: Hashable {
        /// Whether it is known if there is an address.
        var isKnown = false
        /// When the address was made; nil if there is none.
        var madeAt: Timestamp?
        /// The address itself, which is told once: after it was made here.
        var address: String?
        /// The first line that is seen.
        var top = 0
    }

    enum Event {
        case came(Result<Timestamp?, CrewError>), refresh, move(ListMove), copy
        case ask, make, made(Result<CalendarAddress, CrewError>)
        case askRevoking, revoke, revoked(CrewError?)
    }

    let scope: CalendarScope
    let calendars: any CalendarVerbs
    let pages: ServerPages

    static let show = Action("crews.calendar", Phrase(en: "Calendar address", ko: "달력 주소"), [.text("y")])
    static let make = Action(
        "crews.calendar-new", Phrase(en: "New address", ko: "새 주소 만들기"), [.text("n")], isShown: true)
    static let copy = Action(
        "crews.calendar-copy", Phrase(en: "Copy the address", ko: "주소 복사"), [.text("y")], isShown: true)
    static let revoke = Action(
        "crews.calendar-revoke", Phrase(en: "Revoke", ko: "주소 없애기"), [.text("x")], isShown: true)

    var actions: [Action] {
        [Self.make, Self.copy, Self.revoke, CrewListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { Self.show.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Self.make.id: state.isKnown ? .possible : .absent
        case Self.copy.id: state.address == nil ? .absent : .possible
        case Self.revoke.id: state.madeAt == nil ? .absent : .possible
        default: .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        switch input {
        case .action(Self.make.id): return .ask
        case .action(Self.copy.id): return .copy
        case .action(Self.revoke.id): return .askRevoking
        case .action(CrewListScreen.refresh.id), .renewed: return .refresh
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let madeAt)):
            (state.isKnown, state.madeAt) = (true, madeAt)
            if madeAt == nil { state.address = nil }
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move):
            state.top = move.line(from: state.top, of: text(state, around).height, around.size.rows)
        case .copy:
            let done = Phrase(en: "The address is copied.", ko: "주소를 복사했습니다.")
            return state.address.map { [.copy($0), .toast(done)] } ?? []
        case .ask, .make, .made: return make(event, &state)
        case .askRevoking, .revoke, .revoked: return revoke(event, &state)
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "address") { [scope, calendars] in
            .came(
                await Result { () async throws(CrewError) in try await calendars.calendarAddress(of: scope) })
        }
    }
}

extension CalendarScreen {
    /// Makes a new address, after a question where it ends one that was made before. Without a server there
    /// is no address, and the one before stays.
    private func make(_ event: Event, _ state: inout State) -> [Request<Event>] {
        switch event {
        case .ask:
            do throws(UsageError) {
                _ = try pages.address(of: "/")
            } catch {
                return [.toast(error.phrase)]
            }
            guard state.madeAt != nil else { return [perform()] }
            let question = Phrase(
                en: "Make a new address? The one before ends.", ko: "새 주소를 만들까요? 이전 주소는 끊깁니다.")
            return [.ask(question, yes: .make)]
        case .make: return [perform()]
        case .made(.success(let made)):
            (state.isKnown, state.madeAt) = (true, made.madeAt)
            state.address = try? pages.address(of: made.path)
            return [.toast(Phrase(en: "The address is made.", ko: "주소를 만들었습니다."))]
        case .made(.failure(let error)): return [.failed(error, retry: .make), load()]
        default: return []
        }
    }

    private func perform() -> Request<Event> {
        .load(slot: "change") { [scope, calendars] in
            .made(
                await Result { () async throws(CrewError) in
                    try await calendars.renewCalendarAddress(of: scope)
                })
        }
    }

    private func revoke(_ event: Event, _ state: inout State) -> [Request<Event>] {
        switch event {
        case .askRevoking:
            let question = Phrase(
                en: "Revoke the address? Calendar apps that have it get no meetings any more.",
                ko: "주소를 없앨까요? 이 주소를 쓰는 달력 앱은 더는 모임을 받지 못합니다.")
            return [.ask(question, yes: .revoke)]
        case .revoke:
            return [
                .load(slot: "change") { [scope, calendars] in
                    do throws(CrewError) {
                        try await calendars.revokeCalendarAddress(of: scope)
                        return .revoked(nil)
                    } catch { return .revoked(error) }
                }
            ]
        case .revoked(nil):
            (state.madeAt, state.address) = (nil, nil)
            return [.toast(Phrase(en: "The address no longer works.", ko: "주소를 없앴습니다."))]
        case .revoked(let error?): return [.failed(error, retry: .revoke), load()]
        default: return []
        }
    }
}

extension CalendarScreen {
    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        frame.put(text(state, around), from: state.top, in: frame.bounds)
        return frame
    }

    private func text(_ state: State, _ around: Surroundings) -> ReadingText {
        let language = around.language
        var text = ReadingText(columns: around.size.columns, language)
        guard state.isKnown else { return text }
        text.add(heading.text(in: language), .heading)
        text.addBlank()
        if let address = state.address { text.add(address, .accent) }
        text.add(words(state, around).text(in: language))
        return text
    }

    private var heading: Phrase {
        scope == .own
            ? Phrase(en: "The meetings of all my crews, in a calendar app", ko: "내 모든 크루의 모임을 달력 앱에서 보기")
            : Phrase(en: "The meetings of this crew, in a calendar app", ko: "이 크루의 모임을 달력 앱에서 보기")
    }

    private func words(_ state: State, _ around: Surroundings) -> Phrase {
        if state.address != nil {
            return Phrase(
                en: "Add this address to a calendar app. Any person who has it can read the meetings; "
                    + "it is not shown again.",
                ko: "달력 앱에 이 주소를 추가하세요. 주소를 아는 사람은 모임을 볼 수 있으며, 주소는 다시 표시되지 않습니다.")
        }
        guard let madeAt = state.madeAt else {
            return Phrase(
                en: "There is no private address. n makes one.", ko: "비공개 주소가 없습니다. n을 누르면 만듭니다.")
        }
        let clock = madeAt.absolute(in: around.zone)
        return Phrase(
            en: "A private address was made at \(clock). It is not shown again; n makes another.",
            ko: "\(clock)에 비공개 주소를 만들었습니다. 다시 볼 수는 없고, n을 누르면 새로 만듭니다.")
    }
}
