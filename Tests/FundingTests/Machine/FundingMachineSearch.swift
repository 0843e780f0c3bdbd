import Vocabulary

@testable import Funding

/// A search over the states of one campaign, breadth-first, each distinct state once.
struct FundingMachineSearch {
    private struct Node {
        let parent: Int
        let event: FundingMachineEvent?
    }

    /// The shortest sequence that breaks a promise, and how; nil if none does.
    private(set) var found: String?
    /// How many states are first reached by that number of events, from none on.
    private(set) var levels = [1]
    private var nodes = [Node(parent: 0, event: nil)]
    private var seen: Set<FundingMachineKey> = []
    /// The states from which the campaign is known to come to rest as promised.
    private var resting: Set<FundingMachineKey> = []
    private let events: [FundingMachineEvent]

    /// Visits all states that at most so many events lead to.
    init(from start: FundingMachine, depth: Int) {
        events = FundingMachineEvent.all(start.size)
        let key = FundingMachineKey(start)
        seen.insert(key)
        visit(start, key, at: 0)
        var level = [(0, start)]
        for _ in 0..<depth where found == nil {
            level = level.flatMap { follow($0.1, at: $0.0) }
            levels.append(level.count)
        }
    }

    /// How many distinct states were visited.
    var states: Int { seen.count }

    private mutating func follow(_ machine: FundingMachine, at place: Int) -> [(Int, FundingMachine)] {
        var next: [(Int, FundingMachine)] = []
        for event in events where found == nil {
            guard let after = event.next(machine) else { continue }
            let key = FundingMachineKey(after)
            guard seen.insert(key).inserted || !after.faults.isEmpty else { continue }
            nodes.append(Node(parent: place, event: event))
            next.append((nodes.count - 1, after))
            visit(after, key, at: nodes.count - 1)
        }
        return next
    }

    /// Checks what must hold now, while the campaign comes to rest, and then.
    private mutating func visit(_ machine: FundingMachine, _ key: FundingMachineKey, at place: Int) {
        var (state, key, path) = (machine, key, [FundingMachineKey]())
        report(machine.brokenNow, machine, at: place, "")
        while found == nil, !resting.contains(key) {
            path.append(key)
            guard let next = state.settled() else {
                report(state.brokenAtRest, state, at: place, ", and at rest")
                break
            }
            report(next.brokenNow, next, at: place, ", and then by itself")
            if path.count > 200 { report(["it never comes to rest"], next, at: place, "") }
            (state, key) = (next, FundingMachineKey(next))
        }
        resting.formUnion(path)
    }

    private mutating func report(
        _ broken: [String], _ machine: FundingMachine, at place: Int, _ after: String
    ) {
        guard let first = broken.first, found == nil else { return }
        var (events, place) = ([String](), place)
        while place > 0 {
            events.append(nodes[place].event?.description ?? "")
            place = nodes[place].parent
        }
        found = "\(events.reversed().joined(separator: ", "))\(after): \(first)\n\(machine.shown)"
    }
}
