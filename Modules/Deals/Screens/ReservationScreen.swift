import Deals
import DealsConsole
import Terminal
import Vocabulary

/// The form of a reservation: units and hours.
struct ReservationScreen: Screen {
    struct State: Hashable {
        var fields: FieldList
        /// The key under which it is reserved once, however often it is sent.
        let key: IdempotencyKey
        var isBusy = false
    }

    enum Event {
        case fill(FieldEdit), enter, send
        case sent(Result<DealView, DealError>)
    }

    let listing: ListedID
    /// The title of the goods.
    let goods: String
    let deals: any DealRepository

    static let enter = Action(
        "reservation.enter", Phrase(en: "Next, reserve", ko: "다음, 예약"), [Key(.enter)], isShown: true)
    static let send = Action(
        "reservation.send", Phrase(en: "Reserve", ko: "예약"), [.control("s")], isShown: true)

    var actions: [Action] { [Self.enter, Self.send] + Action.betweenFields }

    func start() -> (State, [Request<Event>]) {
        let fields = FieldList([
            FieldList.Field("quantity", Phrase(en: "Quantity", ko: "수량"), "1"),
            FieldList.Field(
                "hours", Phrase(en: "Hours to keep it, 1-72", ko: "예약을 유지할 시간, 1-72"),
                "\(DealTimes.usualHours)"),
        ])
        return (State(fields: fields, key: .random()), [])
    }

    func title(_ state: State) -> Phrase { Phrase(en: "Reserve", ko: "예약") }

    func isTyping(_ state: State) -> Bool { true }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.enter.id): .enter
        case .action(Self.send.id): .send
        default: FieldEdit(input).map { .fill($0) }
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .fill(let edit): state.fields.take(edit)
        case .enter where !state.fields.isAtEnd: state.fields.move(by: 1)
        case .enter, .send: return send(&state)
        case .sent(let result):
            state.isBusy = false
            return take(result, &state)
        }
        return []
    }

    private func send(_ state: inout State) -> [Request<Event>] {
        guard !state.isBusy else { return [] }
        let errors = ["quantity", "hours"].filter { Int(state.fields[$0]) == nil }
            .map { FieldError($0, .malformed(expected: "3")) }
        if !state.fields.tell(errors).isEmpty || !errors.isEmpty { return [] }
        let reservation = Reservation(
            listing, quantity: Int(state.fields["quantity"]) ?? 0, hours: Int(state.fields["hours"]) ?? 0)
        state.isBusy = true
        let key = state.key
        return [
            .load(slot: "send") { [deals] in
                .sent(
                    await Result { () async throws(DealError) in
                        try await deals.reserve(reservation, idempotencyKey: key)
                    })
            }
        ]
    }

    private func take(_ result: Result<DealView, DealError>, _ state: inout State) -> [Request<Event>] {
        switch result {
        case .success(let view):
            let words =
                view.deal.state == .accepted
                ? Phrase(en: "Reserved.", ko: "예약했습니다.")
                : Phrase(
                    en: "Requested: the seller answers within a day.", ko: "예약을 요청했습니다. 판매자가 하루 안에 답합니다.")
            return [.back, .open(.deal(view.id)), .toast(words)]
        case .failure(.openAlready(let id)):
            return [.back, .open(.deal(id)), .toast(DealError.openAlready(id).phrase)]
        case .failure(let error):
            let others = state.fields.tell(error.fieldErrors)
            if !error.fieldErrors.isEmpty, others.isEmpty { return [] }
            return [.failed(error, retry: .send)]
        }
    }

    func view(_ state: State, _ around: Surroundings) -> Frame {
        var frame = Frame(around.size)
        let (heading, rest) = frame.bounds.inset(columns: 2, rows: 0).split(top: 2)
        frame.put(line: goods, in: heading, .role(.heading))
        frame.put(state.fields, in: rest, around.language)
        return frame
    }
}
