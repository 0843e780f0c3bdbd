public import Terminal

/// The actions of a list that is lines or a grid of pictures: between these forms, and to the sides.
public struct GridActions: Sendable {
    /// Turns lines into the grid, and the grid into lines.
    public let form: Action
    private let left: Action
    private let right: Action

    /// The actions of the domain of that name. `title` names both forms.
    public init(of domain: String, _ title: Phrase) {
        form = Action(ActionID(rawValue: "\(domain).grid"), title, [.text("v")], isShown: true)
        left = Action(
            ActionID(rawValue: "\(domain).grid-left"), Phrase(en: "To the left", ko: "왼쪽으로"),
            [Key(.left), .text("h")])
        right = Action(
            ActionID(rawValue: "\(domain).grid-right"), Phrase(en: "To the right", ko: "오른쪽으로"),
            [Key(.right), .text("l")])
    }

    /// To the sides in the grid. A screen lists them before all others: in lines, which have no such actions,
    /// their keys keep the usual meaning.
    public var aside: [Action] { [left, right] }

    /// Whether one of these actions is possible in that form; nil for any other action.
    public func availability(
        of action: ActionID, isGrid: Bool, _ around: Surroundings
    ) -> Availability? {
        switch action {
        case left.id, right.id: isGrid && around.pictures != nil ? .possible : .absent
        case form.id: around.pictures == nil ? PhotoTurn.unseen : .possible
        default: nil
        }
    }

    /// How many places to the right the input leads; nil if it does not lead to the sides.
    public func step(for input: ScreenInput) -> Int? {
        switch input {
        case .action(left.id): -1
        case .action(right.id): 1
        default: nil
        }
    }
}
