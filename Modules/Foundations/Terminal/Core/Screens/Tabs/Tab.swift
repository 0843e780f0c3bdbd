public import Vocabulary

/// A place that a screen with tabs holds, such as a list of another domain.
public struct Tab: Hashable, Sendable {
    let title: Phrase
    let destination: Destination
    let rank: Int
    /// The only member who sees it; nil if all do.
    let member: MemberID?

    /// A tab of this title. Tabs stand in the order of their ranks; `member` is the only one who sees it.
    public init(_ title: Phrase, _ destination: Destination, rank: Int, onlyFor member: MemberID? = nil) {
        (self.title, self.destination, self.rank, self.member) = (title, destination, rank, member)
    }

    /// Turns to it.
    var action: Action { Action(ActionID(rawValue: "tab.\(destination.name)"), title, []) }
}
