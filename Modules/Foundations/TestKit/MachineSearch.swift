/// A search over the states of a machine, breadth-first, each distinct state once.
struct MachineSearch<Machine: SearchedMachine> {
    private struct Node {
        let parent: Int
        let event: Machine.Event?
    }

    /// After how many steps a machine counts as one that never comes to rest.
    private static var longestWay: Int { 200 }

    /// The shortest sequence that breaks a promise, and how; nil if none does.
    private(set) var found: String?
    /// How many states are first reached by that number of events, from none on.
    private(set) var levels = [1]
    private var nodes = [Node(parent: 0, event: nil)]
    private var seen: Set<Machine.Key> = []
    /// The states from which the machine is known to come to rest as promised.
    private var resting: Set<Machine.Key> = []
    private let events: [Machine.Event]

    /// Visits all states that at most so many events lead to.
    init(from start: Machine, depth: Int) {
        events = start.events
        let key = start.key
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

    private mutating func follow(_ machine: Machine, at place: Int) -> [(Int, Machine)] {
        var next: [(Int, Machine)] = []
        for event in events where found == nil {
            guard let after = machine.after(event) else { continue }
            let key = after.key
            guard seen.insert(key).inserted || !after.faults.isEmpty else { continue }
            nodes.append(Node(parent: place, event: event))
            next.append((nodes.count - 1, after))
            visit(after, key, at: nodes.count - 1)
        }
        return next
    }

    /// Checks what must hold now, while the machine comes to rest, and then.
    private mutating func visit(_ machine: Machine, _ key: Machine.Key, at place: Int) {
        var (state, key, path) = (machine, key, [Machine.Key]())
        report(machine.brokenNow, machine, at: place, "")
        while found == nil, !resting.contains(key) {
            path.append(key)
            guard let next = state.settled() else {
                report(state.brokenAtRest, state, at: place, ", and at rest")
                break
            }
            report(next.brokenNow, next, at: place, ", and then by itself")
            if path.count > Self.longestWay { report(["it never comes to rest"], next, at: place, "") }
            (state, key) = (next, next.key)
        }
        resting.formUnion(path)
    }

    private mutating func report(_ broken: [String], _ machine: Machine, at place: Int, _ after: String) {
        guard let first = broken.first, found == nil else { return }
        var (events, place) = ([String](), place)
        while place > 0 {
            events.append(nodes[place].event.map { "\($0)" } ?? "")
            place = nodes[place].parent
        }
        found = "\(events.reversed().joined(separator: ", "))\(after): \(first)\n\(machine.shown)"
    }
}
