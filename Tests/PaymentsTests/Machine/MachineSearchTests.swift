import Testing
import Vocabulary

@testable import Payments

/// Everything that can happen to an order, in any order, breadth-first over distinct states. From each state
/// the order must come to rest with every won where it belongs.
@Suite struct MachineSearchTests {
    @Test func everyStateKeepsItsPromisesAndComesToRest() throws {
        let terms = RefundTerms(
            [
                .init(until: OrderSamples.later(86_400), basisPoints: 10_000),
                .init(until: OrderSamples.later(2 * 86_400), basisPoints: 5_000),
            ], english: "", korean: "")
        var search = MachineSearch()
        try search.run(Machine(earning: .afterReceipt, terms: terms), depth: 8)
        #expect(search.found == nil, "Mend the rule that this sequence breaks.")
    }
}

/// A search over the states of one order.
struct MachineSearch {
    private struct Node {
        let parent: Int
        let event: MachineEvent?
    }

    private(set) var found: String?
    private(set) var states = 0
    private(set) var transitions = 0
    private(set) var levels: [Int] = []
    private var nodes: [Node] = []
    private var seen: Set<[Int64]> = []
    private var resting: Set<[Int64]> = []

    mutating func run(_ start: Machine, depth: Int, events: [MachineEvent] = MachineEvent.allCases) throws {
        nodes = [Node(parent: -1, event: nil)]
        seen.insert(start.key)
        var level = [(0, start)]
        visit(0, start)
        for _ in 0..<depth where found == nil {
            var next: [(Int, Machine)] = []
            for (index, machine) in level {
                for event in events {
                    guard found == nil, let after = event.next(machine) else { continue }
                    transitions += 1
                    guard seen.insert(after.key).inserted || !after.faults.isEmpty else { continue }
                    nodes.append(Node(parent: index, event: event))
                    next.append((nodes.count - 1, after))
                    visit(nodes.count - 1, after)
                }
            }
            levels.append(next.count)
            level = next
        }
        states = seen.count
    }

    private mutating func visit(_ index: Int, _ machine: Machine) {
        let broken = machine.brokenNow
        guard broken.isEmpty else { return report(index, machine, broken, []) }
        var (state, path, count) = (machine, [[Int64]](), 0)
        while true {
            let key = state.key
            if resting.contains(key) { break }
            path.append(key)
            guard let next = state.settled() else {
                let broken = state.brokenAtRest
                if !broken.isEmpty { return report(index, state, broken, ["(settled)"]) }
                break
            }
            count += 1
            let broken = next.brokenNow
            if !broken.isEmpty { return report(index, next, broken, ["(settling)"]) }
            if count > 400 { return report(index, next, ["it never comes to rest"], ["(settling)"]) }
            state = next
        }
        resting.formUnion(path)
    }

    private mutating func report(_ index: Int, _ machine: Machine, _ broken: [String], _ after: [String]) {
        var (events, place) = ([String](), index)
        while place > 0 {
            events.append(nodes[place].event?.rawValue ?? "-")
            place = nodes[place].parent
        }
        let path = (events.reversed() + after).joined(separator: ", ")
        found = "\(path): \(broken.joined(separator: "; "))\n\(machine.shown)"
    }
}
