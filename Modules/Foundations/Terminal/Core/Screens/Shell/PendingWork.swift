import Vocabulary

/// What an answer belongs to: the screen, what it was wanted for, and which time of all.
public struct Ticket: Hashable, Sendable {
    let layer: UInt64
    let slot: String
    let number: UInt64
}

/// What screens have asked for and not got yet: work, and moments to wait for. One thing a slot.
struct PendingWork: Sendable {
    private struct Slot: Hashable {
        let layer: UInt64
        let name: String
    }

    private struct Wait {
        let ticket: Ticket
        let moment: Timestamp
        let event: (any Sendable)?
    }

    private struct Work {
        let ticket: Ticket
        let since: Timestamp
    }

    private var work: [Slot: Work] = [:]
    private var waits: [Slot: Wait] = [:]
    private var last: UInt64 = 0

    /// A ticket for work in the slot, and that of the work which it takes the place of.
    mutating func begin(
        _ slot: String, of layer: UInt64, at now: Timestamp
    ) -> (ticket: Ticket, former: Ticket?) {
        let former = cancel(slot, of: layer)
        let ticket = next(slot, layer)
        work[Slot(layer: layer, name: slot)] = Work(ticket: ticket, since: now)
        return (ticket, former)
    }

    /// Gives up what is wanted in the slot; answers the ticket of work that goes on in vain.
    mutating func cancel(_ slot: String, of layer: UInt64) -> Ticket? {
        let place = Slot(layer: layer, name: slot)
        waits[place] = nil
        return work.removeValue(forKey: place)?.ticket
    }

    /// Gives up all that the screen wants.
    mutating func cancelAll(of layer: UInt64) -> [Ticket] {
        waits = waits.filter { $0.key.layer != layer }
        let given = work.filter { $0.key.layer == layer }.map(\.value.ticket)
        work = work.filter { $0.key.layer != layer }
        return given.sorted { $0.number < $1.number }
    }

    /// Keeps an event for a moment.
    mutating func wait(
        _ milliseconds: Int64, from now: Timestamp, in slot: String, of layer: UInt64,
        _ event: (any Sendable)?
    ) {
        let moment = now.advanced(by: .milliseconds(milliseconds))
        waits[Slot(layer: layer, name: slot)] = Wait(ticket: next(slot, layer), moment: moment, event: event)
    }

    /// Whether the ticket is the newest of its slot; then it is used up.
    mutating func take(_ ticket: Ticket) -> Bool {
        let place = Slot(layer: ticket.layer, name: ticket.slot)
        guard work[place]?.ticket == ticket else { return false }
        work[place] = nil
        return true
    }

    /// The events whose moment has come, in order, which are then used up.
    mutating func due(at now: Timestamp) -> [(Ticket, (any Sendable)?)] {
        let due = waits.filter { $0.value.moment <= now }
        for slot in due.keys { waits[slot] = nil }
        return due.values.sorted { ($0.moment, $0.ticket.number) < ($1.moment, $1.ticket.number) }
            .map { ($0.ticket, $0.event) }
    }

    /// The next moment that something waits for.
    var next: Timestamp? { waits.values.map(\.moment).min() }

    /// Since when the work that has taken longest has been going on.
    var busySince: Timestamp? { work.values.map(\.since).min() }

    /// Whether work for the screen is going on.
    func isBusy(for layer: UInt64) -> Bool { work.keys.contains { $0.layer == layer } }

    private mutating func next(_ slot: String, _ layer: UInt64) -> Ticket {
        last += 1
        return Ticket(layer: layer, slot: slot, number: last)
    }
}
