/// Ways to act, of which each has an action of its own: what a screen tells apart when one is chosen.
public protocol ActionCase: CaseIterable {
    /// What does it.
    var action: Action { get }
}

extension ActionCase {
    /// All their actions, in order.
    public static var actions: [Action] { allCases.map(\.action) }

    /// The one whose action that is; nil if it is none of theirs.
    public init?(action id: ActionID) {
        guard let found = Self.allCases.first(where: { $0.action.id == id }) else { return nil }
        self = found
    }
}
