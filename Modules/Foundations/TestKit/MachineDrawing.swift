/// A machine drawn as a state diagram in the language of Mermaid, of which web sites make a picture.
public struct MachineDrawing: Sendable {
    /// A state, by the words that stand in it.
    public struct Node: Hashable, Sendable {
        public let words: String

        /// A state with these words.
        public init(words: String) { self.words = words }

        /// The words as a name of the language.
        var name: String { String(words.map { $0.isLetter ? $0 : "_" }) }
    }

    private struct Edge: Hashable {
        let from: Node
        let to: Node
    }

    private var nodes: [Node]
    private var labels: [Edge: [String]] = [:]

    /// Without edges. States that only edges name come behind these. The machine begins in the first.
    public init(_ nodes: [Node]) { self.nodes = nodes }

    /// Every edge of a table, in the order of the states, and of the events from each. `name` gives the words
    /// in a state, `words` those on the edge of an event.
    public init<State: Hashable, Event: Hashable & CaseIterable>(
        _ states: [State], _ table: [State: [Event: State]], naming name: (State) -> String,
        telling words: (Event) -> String
    ) {
        self.init(states.map { Node(words: name($0)) })
        for state in states {
            for event in Event.allCases {
                guard let next = table[state]?[event] else { continue }
                add(words(event), from: Node(words: name(state)), to: Node(words: name(next)))
            }
        }
    }

    /// Adds an edge; one label of several edges between the same two states is drawn once.
    public mutating func add(_ label: String, from: Node, to: Node) {
        for node in [from, to] where !nodes.contains(node) { nodes.append(node) }
        if labels[Edge(from: from, to: to)]?.contains(label) == true { return }
        labels[Edge(from: from, to: to), default: []].append(label)
    }

    /// The diagram, in the order of its states.
    public var text: String {
        let names = nodes.map { "state \"\($0.words)\" as \($0.name)" }
        let starts = nodes.prefix(1).map { "[*] --> \($0.name)" }
        let edges = nodes.flatMap { from in nodes.compactMap { line(from: from, to: $0) } }
        let ends = nodes.filter(isLast).map { "\($0.name) --> [*]" }
        let lines = (names + starts + edges + ends).map { "    \($0)\n" }
        return "\(Self.opening)stateDiagram-v2\n\(lines.joined())\(Self.closing)"
    }

    /// The lines before and after a diagram in a document.
    static let (opening, closing) = ("```mermaid\n", "```\n")

    private func line(from: Node, to: Node) -> String? {
        labels[Edge(from: from, to: to)].map {
            "\(from.name) --> \(to.name): \($0.joined(separator: " / "))"
        }
    }

    /// Whether no edge leads out of the state.
    private func isLast(_ node: Node) -> Bool { !labels.keys.contains { $0.from == node } }
}
