import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

extension LedgerScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .begin: return [read(from: around.now.koreanMonth, Self.atOnce)]
        case .refresh:
            return [know(), read(from: around.now.koreanMonth, max(Self.atOnce, state.months.count))]
        case .came(.success(let months), let first): take(months, from: first, &state)
        case .came(.failure(let error), _):
            state.isHidden = error.hidesInside(from: around.member)
            return state.isHidden ? [] : [.failed(error, retry: .refresh)]
        case .knew(let view): state.crew = view
        case .turn(let step): return turn(step, &state)
        case .move(let move): state.lines.move(move, rows(around))
        case .choose(let number): state.lines.select(number)
        case .enlarge:
            let receipt = state.lines.selected?.line.entry?.receipt
            return receipt.map { [.open(.receipt($0, of: id))] } ?? []
        case .open(let destination): return [.open(destination)]
        case .ask:
            guard let entry = state.lines.selected?.line.entry else { return [] }
            let question = Phrase(
                en: "Take back '\(entry.purpose)'? A contrary entry is added.",
                ko: "'\(entry.purpose)' 내역을 취소할까요? 반대 내역이 더해집니다.")
            return [.ask(question, yes: .takeBack(entry))]
        case .takeBack(let entry): return [takeBack(entry)]
        case .tookBack(_, nil):
            return [
                .tell(about: [AnyIdentifier(id)]), .toast(Phrase(en: "Taken back.", ko: "내역을 취소했습니다.")),
            ]
        case .tookBack(let entry, let error?): return [.failed(error, retry: .takeBack(entry))]
        }
        return []
    }

    /// Months that were read, the latest first: all of them, or those before the ones that are known.
    private func take(_ months: [CrewLedger], from first: CivilMonth, _ state: inout State) {
        state.isHidden = false
        let known = state.months.filter { $0.month > first }
        state.months = known + months
        let next = state.isTurning && !known.isEmpty ? 1 : 0
        state.isTurning = false
        state.chosen = max(0, min(state.chosen + next, state.months.count - 1))
        show(&state)
    }

    /// Chooses another month; before the earliest known one, earlier ones are read.
    private func turn(_ step: Int, _ state: inout State) -> [Request<Event>] {
        guard let last = state.months.last else { return [] }
        guard state.chosen + step < state.months.count else {
            state.isTurning = true
            return [read(from: last.month.previous, Self.atOnce)]
        }
        state.chosen = max(0, state.chosen + step)
        show(&state)
        return []
    }

    private func show(_ state: inout State) {
        guard let ledger = state.ledger else { return }
        let rows = ledger.lines.enumerated().map { Row(id: "\(ledger.month) \($0)", line: $1) }
        state.lines.replace(by: rows, isLast: true)
    }

    /// Reads that many months, the latest first.
    private func read(from first: CivilMonth, _ count: Int) -> Request<Event> {
        .load(slot: "months") { [id, crews] in
            let result = await Result { () async throws(CrewError) in
                var (months, month) = ([CrewLedger](), first)
                for _ in 0..<count {
                    months.append(try await crews.ledger(of: id, month))
                    month = month.previous
                }
                return months
            }
            return .came(result, from: first)
        }
    }

    func know() -> Request<Event> {
        .load(slot: "crew") { [id, crews] in
            .knew(try? await Result { () async throws(CrewError) in try await crews.crew(id) }.get())
        }
    }

    /// Under a key of the entry: it is taken back once.
    private func takeBack(_ entry: CashEntry) -> Request<Event> {
        let key = IdempotencyKey("take-back-\(entry.id)")
        var draft = CashDraft()
        (draft.purpose, draft.takesBack) = (entry.purpose, entry.id)
        return .load(slot: "change") { [id, crews, draft] in
            do throws(CrewError) {
                _ = try await crews.enter(draft, into: id, idempotencyKey: key)
                return .tookBack(entry, nil)
            } catch { return .tookBack(entry, error) }
        }
    }
}
