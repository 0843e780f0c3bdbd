/// An enumeration whose cases each have an action, so that a screen can map an action to its case.
public protocol ActionCase: CaseIterable {
    /// The case's action.
    var action: Action { get }
}

extension ActionCase {
    /// The actions of all cases, in order.
    public static var actions: [Action] { allCases.map(\.action) }

    /// The case with that action; nil if there is none.
    public init?(action id: ActionID) {
        guard let found = Self.allCases.first(where: { $0.action.id == id }) else { return nil }
        self = found
    }
}
