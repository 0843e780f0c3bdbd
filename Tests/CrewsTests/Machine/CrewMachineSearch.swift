import Vocabulary

@testable import Crews

/// A search over the states of one crew, breadth-first, each distinct state once.
struct CrewMachineSearch {
    private struct Node {
        let parent: Int
        let event: CrewMachineEvent?
    }

    /// The shortest sequence that breaks a promise, and how; nil if none does.
    private(set) var found: String?
    /// How many states are first reached by that number of events, from none on.
    private(set) var levels = [1]
    private var nodes = [Node(parent: 0, event: nil)]
    private var seen: Set<CrewMachineKey> = []
    /// The states from which the crew is known to come to rest as promised.
    private var resting: Set<CrewMachineKey> = []
    private let events: [CrewMachineEvent]

    /// Visits all states that at most so many events lead to.
    init(from start: CrewMachine, depth: Int) {
        events = CrewMachineEvent.all(start.size)
        let key = CrewMachineKey(start)
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

    private mutating func follow(_ machine: CrewMachine, at place: Int) -> [(Int, CrewMachine)] {
        var next: [(Int, CrewMachine)] = []
        for event in events where found == nil {
            guard let after = event.next(machine) else { continue }
            let key = CrewMachineKey(after)
            guard seen.insert(key).inserted || !after.faults.isEmpty else { continue }
            nodes.append(Node(parent: place, event: event))
            next.append((nodes.count - 1, after))
            visit(after, key, at: nodes.count - 1)
        }
        return next
    }

    /// Checks what must hold now, while the crew comes to rest, and then.
    private mutating func visit(_ machine: CrewMachine, _ key: CrewMachineKey, at place: Int) {
        var (state, key, path) = (machine, key, [CrewMachineKey]())
        report(machine.brokenNow, machine, at: place, "")
        while found == nil, !resting.contains(key) {
            path.append(key)
            guard let next = state.settled() else {
                report(state.brokenAtRest, state, at: place, ", and at rest")
                break
            }
            report(next.brokenNow, next, at: place, ", and then by itself")
            if path.count > 200 { report(["it never comes to rest"], next, at: place, "") }
            (state, key) = (next, CrewMachineKey(next))
        }
        resting.formUnion(path)
    }

    private mutating func report(
        _ broken: [String], _ machine: CrewMachine, at place: Int, _ after: String
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
