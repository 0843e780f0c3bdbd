import Vocabulary

/// A row of the menu of the member's own places, and by its action a way there from every screen.
public struct MenuItem: Sendable {
    /// The persons who see the row.
    public enum Audience: Hashable, Sendable {
        case everyone, visitors, members
        /// Moderators and operators.
        case moderators
        case operators
    }

    /// Reads a short text for the right of the row, such as the number of unread notices; nil for none.
    public typealias Note = @Sendable () async -> Phrase?

    let action: Action
    let destination: Destination
    let rank: Int
    let audience: Audience
    /// Whether the action is on every screen.
    let isEverywhere: Bool
    let note: Note?

    /// A row with the title of the action. Rows stand in the order of their ranks.
    ///
    /// A screen that has an action of the same name keeps its own. An action without keys is found by its
    /// name. `note` is read whenever the menu is seen, so it must be cheap.
    public init(
        _ action: Action, _ destination: Destination, rank: Int, for audience: Audience = .members,
        everywhere isEverywhere: Bool = true, note: Note? = nil
    ) {
        (self.action, self.destination, self.rank) = (action, destination, rank)
        (self.audience, self.isEverywhere, self.note) = (audience, isEverywhere, note)
    }

    /// The member's own account, whose action every screen has.
    public static let account = MenuItem(ShellAction.account, .account, rank: 10, everywhere: false)

    /// The sign-in, whose action every screen has.
    public static let signIn = MenuItem(
        ShellAction.signIn, .signIn, rank: 10, for: .visitors, everywhere: false)
}

extension MenuItem.Audience {
    /// Whether that person belongs to it; `member` is nil for a visitor, `role` while it is unknown.
    func admits(_ member: MemberID?, _ role: Role?) -> Bool {
        switch self {
        case .everyone: true
        case .visitors: member == nil
        case .members: member != nil
        case .moderators: member != nil && role.map { $0 >= .moderator } ?? false
        case .operators: member != nil && role == .operator
        }
    }
}
