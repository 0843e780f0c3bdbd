import Deals
import DealsConsole
import Terminal
import Vocabulary

/// The form of a reservation: units and hours. A reservation to pay for asks for units alone, and leads to
/// the payment.
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
    /// Where the deal is paid for at once; nil if it is only reserved.
    var payment: (@Sendable (AnyIdentifier) -> Destination)?

    static let enter = Action(
        "reservation.enter", Phrase(en: "Next, reserve", ko: "다음, 예약"), [Key(.enter)], isShown: true)
    static let send = Action(
        "reservation.send", Phrase(en: "Reserve", ko: "예약"), [.control("s")], isShown: true)

    static let buy = Action(
        "reservation.buy", Phrase(en: "To the payment", ko: "결제로"), [Key(.enter), .control("s")],
        isShown: true)

    var actions: [Action] {
        payment == nil ? [Self.enter, Self.send] + Action.betweenFields : [Self.buy]
    }

    func start() -> (State, [Request<Event>]) {
        let quantity = FieldList.Field("quantity", Phrase(en: "Quantity", ko: "수량"), "1")
        let hours = FieldList.Field(
            "hours", Phrase(en: "Hours to keep it, 1-72", ko: "예약을 유지할 시간, 1-72"),
            "\(DealTimes.usualHours)")
        let fields = FieldList(payment == nil ? [quantity, hours] : [quantity])
        return (State(fields: fields, key: .random()), [])
    }

    func title(_ state: State) -> Phrase {
        payment == nil ? Phrase(en: "Reserve", ko: "예약") : Phrase(en: "Buy", ko: "구매")
    }

    func isTyping(_ state: State) -> Bool { true }

    func event(for input: ScreenInput, in state: State) -> Event? {
        switch input {
        case .action(Self.enter.id): .enter
        case .action(Self.send.id), .action(Self.buy.id): .send
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
        let names = payment == nil ? ["quantity", "hours"] : ["quantity"]
        let errors = names.filter { Int(state.fields[$0]) == nil }
            .map { FieldError($0, .malformed(expected: "3")) }
        if !state.fields.tell(errors).isEmpty || !errors.isEmpty { return [] }
        let hours = payment == nil ? Int(state.fields["hours"]) ?? 0 : DealTimes.hoursToPay
        let reservation = Reservation(
            listing, quantity: Int(state.fields["quantity"]) ?? 0, hours: hours, isToPay: payment != nil)
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
            if let payment, view.deal.state == .accepted {
                return [.back, .open(payment(AnyIdentifier(view.id)))]
            }
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
