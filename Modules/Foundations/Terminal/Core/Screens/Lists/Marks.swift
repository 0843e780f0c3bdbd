/// The rows of a list that are marked, by name, in the order in which they were marked.
public struct Marks: Hashable, Sendable {
    /// The marked names.
    public private(set) var names: [String]

    /// These are marked.
    public init(_ names: [String] = []) {
        self.names = names
    }

    /// Whether none is marked.
    public var isEmpty: Bool { names.isEmpty }

    /// The place of a marked name, counted from 0; nil for one that is not marked.
    public func place(of name: String) -> Int? { names.firstIndex(of: name) }

    /// Marks the name, or takes its mark away.
    public mutating func toggle(_ name: String) {
        if let place = place(of: name) {
            names.remove(at: place)
        } else {
            names.append(name)
        }
    }
}
