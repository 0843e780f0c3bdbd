import Commands
import Funding
import FundingConsole
import Terminal
import Vocabulary

/// A receipt as text, and the address at which a browser prints it.
struct ReceiptScreen: Screen {
    struct State: Hashable {
        var view: ReceiptView?
        /// The address for printing, which is told once: after it was made here.
        var address: String?
        /// The first line that is seen.
        var top = 0
    }

    enum Event {
        case came(Result<ReceiptView, FundingError>), refresh, move(ListMove)
        case make, made(Result<ReceiptAddress, FundingError>), copy, year
    }

    let id: ReceiptID
    let funding: any FundingRepository
    /// Makes addresses for printing; nil where there are none.
    let addresses: (any ReceiptAddressVerbs)?
    let pages: ServerPages

    static let printing = Action(
        "funding.receipt-print", Phrase(en: "Address for printing", ko: "인쇄용 주소"), [.text("n")],
        isShown: true)
    static let copy = Action(
        "funding.receipt-copy", Phrase(en: "Copy the address", ko: "주소 복사"), [.text("y")], isShown: true)
    static let year = Action(
        "funding.receipt-year", Phrase(en: "Whole year as one", ko: "연간 영수증"), [.text("a")], isShown: true)

    var actions: [Action] {
        [Self.printing, Self.copy, Self.year, CampaignListScreen.refresh] + Action.moving
    }

    func start() -> (State, [Request<Event>]) { (State(), [load()]) }

    func title(_ state: State) -> Phrase { OwnBackingsScreen.receipt.title }

    func availability(of action: ActionID, in state: State, _ around: Surroundings) -> Availability {
        switch action {
        case Self.printing.id: addresses == nil || state.view == nil ? .absent : .possible
        case Self.copy.id: state.address == nil ? .absent : .possible
        case Self.year.id:
            state.view?.mayBeMerged == true && state.view?.receipt.member == around.member
                ? .possible : .absent
        default: .possible
        }
    }

    func event(for input: ScreenInput, in state: State) -> Event? {
        if let move = ListMove(input) { return .move(move) }
        if input.tells(of: { $0.prefix == ReceiptSubject.prefix }) { return .refresh }
        switch input {
        case .action(Self.printing.id): return .make
        case .action(Self.copy.id): return .copy
        case .action(Self.year.id): return .year
        case .action(CampaignListScreen.refresh.id), .renewed: return .refresh
        default: return nil
        }
    }

    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)): state.view = view
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .refresh: return [load()]
        case .move(let move):
            state.top = move.line(from: state.top, of: text(state, around).height, around.size.rows)
        case .make: return make()
        case .made(.success(let made)):
            (state.address, state.top) = (try? pages.address(of: made.path), 0)
            return [.toast(Phrase(en: "The address is made.", ko: "주소를 만들었습니다."))]
        case .made(.failure(let error)): return [.failed(error, retry: .make)]
        case .copy:
            let done = Phrase(en: "The address is copied.", ko: "주소를 복사했습니다.")
            return state.address.map { [.copy($0), .toast(done)] } ?? []
        case .year:
            guard let receipt = state.view?.receipt else { return [] }
            return [.open(.form(.yearReceipt(receipt.shelter, receipt.year)))]
        }
        return []
    }

    private func load() -> Request<Event> {
        .load(slot: "receipt") { [id, funding] in
            .came(await Result { () async throws(FundingError) in try await funding.receipt(id) })
        }
    }

    /// Without a server there is no address.
    private func make() -> [Request<Event>] {
        guard let addresses else { return [] }
        do throws(UsageError) {
            _ = try pages.address(of: "/")
        } catch {
            return [.toast(error.phrase)]
        }
        return [
            .load(slot: "address") { [id] in
                .made(await Result { () async throws(FundingError) in try await addresses.address(of: id) })
            }
        ]
    }
}

extension ReceiptView {
    /// Whether there may be a receipt of the whole year in the place of this one.
    var mayBeMerged: Bool { receipt.void == nil && !receipt.isOfYear }
}
