import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

/// The ledger of a crew, which those of it read: months drawn as bars, and the lines of the chosen one.
struct LedgerScreen: Screen {
    /// A line of a month, as a row of a list.
    struct Row: Hashable, Identifiable {
        /// Its month and its number in it.
        let id: String
        let line: CrewLedgerLine
    }

    struct State: Hashable {
        /// The months that were read, the latest first.
        var months: [CrewLedger] = []
        /// Which of them is chosen.
        var chosen = 0
        /// Whether the earlier months are read so that the next of them is chosen.
        var isTurning = false
        /// The lines of the chosen month.
        var lines = KeysetList<Row>()
        /// The crew as the principal sees it; nil until it is read.
        var crew: CrewView?
        /// Whether the principal is not of the crew.
        var isHidden = false
    }

    enum Event {
        case came(Result<[CrewLedger], CrewError>, from: CivilMonth), knew(CrewView?), refresh, begin
        case turn(Int), move(ListMove), choose(Int), enlarge, open(Destination)
        case ask, takeBack(CashEntry), tookBack(CashEntry, CrewError?)
    }

    let id: CrewID
    let crews: any CrewRepository

    /// How many months are read at once.
    static let atOnce = 6

    static let tab = Phrase(en: "Ledger", ko: "장부")
    static let earlier = Action(
        "crews.month-before", Phrase(en: "Month before", ko: "이전 달"), [.text("<")], isShown: true)
    static let later = Action(
        "crews.month-after", Phrase(en: "Next month", ko: "다음 달"), [.text(">")], isShown: true)
    static let receipt = Action("crews.receipt", Phrase(en: "See the receipt", ko: "영수증 보기"), [Key(.enter)])
    static let cash = Action("crews.cash", Phrase(en: "Enter cash", ko: "현금 적기"), [.text("n")], isShown: true)
    static let takeBack = Action("crews.take-back", Phrase(en: "Take back", ko: "내역 취소"), [.text("x")])
    static let plan = Action(
        "crews.plan", Phrase(en: "Monthly dues", ko: "월 회비 정하기"), [.text("p")], isShown: true)
    static let account = Action("crews.account", Phrase(en: "Payout account", ko: "지급 계좌"), [.text("a")])

    var actions: [Action] {
        [Self.receipt, Self.earlier, Self.later, CrewScreen.dues, Self.cash, Self.takeBack, Self.plan]
            + [Self.account, CrewListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) {
        // Which month it is, is known with the surroundings alone.
        (State(), [know(), .load(slot: "begin") { .begin }])
    }

    func title(_ state: State) -> Phrase { Self.tab }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        let isOpen = state.crew?.crew.state == .open
        let entry = state.lines.selected?.line.entry
        switch action {
        case Self.earlier.id: return state.months.isEmpty ? .absent : .possible
        case Self.later.id: return state.chosen > 0 ? .possible : .absent
        case Self.receipt.id:
            if entry?.receipt == nil { return .absent }
            return around.pictures == nil ? PhotoTurn.unseen : .possible
        case Self.cash.id, Self.plan.id:
            return state.crew?.isTreasured == true && isOpen ? .possible : .absent
        case Self.takeBack.id:
            guard let entry, state.crew?.isTreasured == true, isOpen else { return .absent }
            return entry.takesBack == nil
                ? .possible
                : .refused(
                    Phrase(en: "It takes back another entry itself.", ko: "다른 내역을 취소한 것이라 취소할 수 없습니다."))
        case Self.account.id: return state.mayNameAccount && isOpen ? .possible : .absent
        case CrewScreen.dues.id: return state.crew?.membership?.wasOfCrew == true ? .possible : .absent
        default: return .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0 == AnyIdentifier(id) }) { return .refresh }
        switch input {
        case .action(Self.earlier.id): return .turn(1)
        case .action(Self.later.id): return .turn(-1)
        case .action(Self.receipt.id): return .enlarge
        case .action(Self.cash.id): return .open(.form(.cash(id)))
        case .action(Self.plan.id): return .open(.form(.plan(id)))
        case .action(Self.account.id): return .open(.form(.account(id)))
        case .action(CrewScreen.dues.id): return .open(.dues(of: id))
        case .action(Self.takeBack.id): return .ask
        case .chosen(let number): return .choose(number)
        case .action(CrewListScreen.refresh.id), .renewed, .appeared: return .refresh
        default: return nil
        }
    }
}

extension LedgerScreen.State {
    /// Whether the principal names the account, or confirms it.
    fileprivate var mayNameAccount: Bool {
        guard let crew, crew.isOfCrew, let own = crew.membership else { return false }
        return own.role != .member && own.state != .suspended
    }

    /// The ledger of the chosen month; nil until it is read.
    var ledger: CrewLedger? { months.indices.contains(chosen) ? months[chosen] : nil }
}
