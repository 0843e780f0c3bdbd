public import Testing

/// A state machine with everything that it depends on, of which all states are searched: as a value that each
/// event makes another one of.
public protocol SearchedMachine {
    /// What can happen to it; its description stands in the sequence that a search has found.
    associatedtype Event
    /// What its future depends on, without identifiers and moments: two machines of one key behave alike.
    associatedtype Key: Hashable

    /// What can happen to it, and to all machines that come of it.
    var events: [Event] { get }
    /// What its future depends on, as it is now.
    var key: Key { get }
    /// What events have done that they must not; the search ends with it.
    var faults: [String] { get }
    /// What is wrong now, whatever comes.
    var brokenNow: [String] { get }
    /// What is wrong at rest, when nothing is due.
    var brokenAtRest: [String] { get }
    /// Where it stands, for mending what the search has found.
    var shown: String { get }

    /// The machine after an event; nil where it cannot happen, or changes nothing.
    func after(_ event: Event) -> Self?

    /// The machine after one thing that is due was done by itself; nil if nothing will ever be due, unless a
    /// person acts.
    func settled() -> Self?
}

extension SearchedMachine {
    /// Checks that the machine keeps its promises, and comes to rest with them, from each state that at most
    /// `depth` events lead to after the given ones. Fewer than `states` states are an issue, too. Throws if
    /// one of the given events is impossible.
    public func expectRest(
        after events: [Event] = [], depth: Int, states: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var machine = self
        for event in events {
            machine = try #require(
                machine.after(event), "\(event) must be possible", sourceLocation: sourceLocation)
        }
        let search = MachineSearch(from: machine, depth: depth)
        #expect(
            search.found == nil, "Mend the rule that this sequence of events breaks.",
            sourceLocation: sourceLocation)
        #expect(
            search.states >= states, "The search has lost events: \(search.levels)",
            sourceLocation: sourceLocation)
    }
}
