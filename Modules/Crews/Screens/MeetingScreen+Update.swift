import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

extension MeetingScreen {
    func update(_ state: inout State, _ event: Event, _ around: Surroundings) -> [Request<Event>] {
        switch event {
        case .came(.success(let view)):
            state.view = view
            return state.crew == nil ? [know(view.meeting.crew)] : []
        case .came(.failure(let error)): return [.failed(error, retry: .refresh)]
        case .knew(let view): state.crew = view
        case .refresh:
            let again = state.view.map { [know($0.meeting.crew)] } ?? []
            return [load()] + again + list(.refresh, &state, around)
        case .list(.move(let move)) where !state.showsList:
            state.top = move.line(from: state.top, of: text(state, around).height, around.size.rows)
        case .list(.open): return []
        case .list(let event): return list(event, &state, around)
        case .turn: state.showsList.toggle()
        case .open(let destination): return [.open(destination)]
        case .answer, .note, .ask, .callOff, .changed: return change(event, &state, around)
        }
        return []
    }

    private func change(
        _ event: Event, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        switch event {
        case .answer(let answer): return [send(answer, state, around)]
        case .note(let came): return note(came, state)
        case .ask:
            let question = Phrase(
                en: "Call the meeting off? Everyone who answered is told.", ko: "모임을 취소할까요? 답한 회원에게 알립니다.")
            return [.ask(question, yes: .callOff)]
        case .callOff: return [callOff()]
        case .changed(let words, .success(let view), _):
            state.view = view
            let records = [AnyIdentifier(view.meeting.id), AnyIdentifier(view.meeting.crew)]
            return [.tell(about: Set(records)), .toast(words)]
        case .changed(_, .failure(let error), let retry):
            return [.failed(error, retry: retry.event), load()]
        default: return []
        }
    }

    private func list(
        _ event: ListEvent<AnswerView, CrewError>, _ state: inout State, _ around: Surroundings
    ) -> [Request<Event>] {
        let rows = max(0, around.size.rows - 1)
        let requests = state.pages.update(event, rows: rows, ask: ask) { _ in .meeting(id) }
        return requests.map { $0.map { .list($0) } }
    }

    /// What those of the crew say about the meeting; nil where there are no comments.
    func comments(_ state: State) -> Destination? {
        destinations.destination(
            of: RecordDestinations.comments.id, from: AnyIdentifier(id),
            titled: state.view?.meeting.details.title ?? "")
    }

    func load() -> Request<Event> {
        .load(slot: "meeting") { [id, crews] in
            .came(await Result { () async throws(CrewError) in try await crews.meeting(id) })
        }
    }

    private func know(_ crew: CrewID) -> Request<Event> {
        .load(slot: "crew") { [crews] in
            .knew(try? await Result { () async throws(CrewError) in try await crews.crew(crew) }.get())
        }
    }

    var ask: @Sendable (PageRequest) async throws(CrewError) -> Page<AnswerView> {
        { [id, crews] page throws(CrewError) in try await crews.answers(to: id, page) }
    }

    /// Answers for the principal; before the list, as a manager for the chosen member.
    private func send(
        _ answer: MeetingAnswer, _ state: State, _ around: Surroundings
    ) -> Request<Event> {
        let chosen = state.showsList && state.crew?.isManaged == true ? state.pages.list.selected : nil
        let other = chosen.flatMap { $0.answer.member == around.member ? nil : $0 }
        let guests = answer == .notGoing ? 0 : (other?.answer ?? state.view?.own)?.guests ?? 0
        return .load(slot: "change") { [id, crews] in
            let result = await Result { () async throws(CrewError) in
                try await crews.answer(id, answer, guests: guests, for: other?.answer.member)
            }
            let own = try? result.get().own
            let words = other == nil ? own?.words ?? answer.words : answer.words
            let name = other.map { other in Phrase { "\(other.member.name(in: $0)): " } } ?? Phrase("")
            return .changed(
                Phrase(en: "\(name.en)\(words.en).", ko: "\(name.ko)\(words.ko)."), result,
                retry: .answer(answer))
        }
    }

    private func note(_ came: Bool, _ state: State) -> [Request<Event>] {
        guard let member = state.pages.list.selected else { return [] }
        let words = came ? Self.came.title : Self.absent.title
        let said = Phrase { "\(member.member.name(in: $0)): \(words.text(in: $0))." }
        return [
            .load(slot: "change") { [id, crews] in
                .changed(
                    said,
                    await Result { () async throws(CrewError) in
                        try await crews.note([member.answer.member: came], at: id)
                    }, retry: .note(came))
            }
        ]
    }

    private func callOff() -> Request<Event> {
        .load(slot: "change") { [id, crews] in
            .changed(
                Phrase(en: "Called off.", ko: "모임을 취소했습니다."),
                await Result { () async throws(CrewError) in try await crews.callOff(id) }, retry: .callOff)
        }
    }
}

extension MeetingScreen.Retry {
    /// Does it again.
    fileprivate var event: MeetingScreen.Event {
        switch self {
        case .answer(let answer): .answer(answer)
        case .note(let came): .note(came)
        case .callOff: .callOff
        }
    }
}
