import Commands
import Crews
import CrewsConsole
import Terminal
import Vocabulary

extension CrewScreen {
    func load() -> Request<Event> {
        .load(slot: "crew") { [id, crews] in
            .came(await Result { () async throws(CrewError) in try await crews.crew(id) })
        }
    }

    /// Shows the crew as it was read; other tabs hear where the principal stands otherwise than before, such
    /// as after a payment.
    func take(_ view: CrewView, _ state: inout State) -> [Request<Event>] {
        let before = state.view
        state.view = view
        guard let before, before.membership?.version != view.membership?.version else { return [] }
        return [.tell(about: [AnyIdentifier(id)])]
    }

    /// Asks first where it is needed. Managers who accept members are told why one wants to join.
    func ask(_ change: CrewChange, _ state: State, _ around: Surroundings) -> [Request<Event>] {
        guard let view = state.view else { return [] }
        guard around.member != nil else {
            return [.failed(CrewError.service(.signInRequired), retry: .ask(change))]
        }
        if change == .join, let refusal = refusal(toJoin: view) { return [.toast(refusal)] }
        if change == .join, view.crew.details.joining == .approval { return [.open(.form(.join(id)))] }
        return change.question(about: view, at: around.now).map { [.ask($0, yes: .change(change))] }
            ?? [perform(change)]
    }

    /// Why no seat is kept; nil if it can be paid for, or costs nothing.
    private func refusal(toJoin view: CrewView) -> Phrase? {
        do throws(UsageError) {
            try pages.require(toJoin: view)
            return nil
        } catch {
            return error.phrase
        }
    }

    func perform(_ change: CrewChange) -> Request<Event> {
        .load(slot: "change") { [id, crews] in
            .changed(change, await Result { () async throws(CrewError) in try await change.made(id, crews) })
        }
    }

    /// What was done is seen in every tab. Joining for a fee leads on to the payment.
    func taken(_ change: CrewChange, _ view: CrewView, _ state: inout State) -> [Request<Event>] {
        state.view = view
        let news: [Request<Event>] = [.tell(about: [AnyIdentifier(id)]), .toast(change.words(view))]
        guard change == .join, let place = toPay(view) else { return news }
        return news + [.open(place)]
    }

    /// What the people of the crew say among themselves; nil where there are no comments.
    func talk(_ state: State) -> Destination? {
        destinations.destination(
            of: RecordDestinations.comments.id, from: AnyIdentifier(id.talk),
            titled: state.view?.crew.details.name ?? "")
    }

    /// Where the principal pays for a kept seat; nil while nothing is to be paid.
    func toPay(_ view: CrewView?) -> Destination? {
        guard let own = view?.membership, own.isPayable else { return nil }
        return payment?(AnyIdentifier(own.id))
    }
}
