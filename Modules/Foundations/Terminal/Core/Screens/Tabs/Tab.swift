public import Vocabulary

/// A place that a screen with tabs holds, such as a list of another domain.
public struct Tab: Hashable, Sendable {
    let title: Phrase
    let destination: Destination
    let rank: Int
    /// The only member who sees it; nil if all do.
    let member: MemberID?
    /// Whether it stands beside the names of the tabs instead of being one of them.
    let isBeside: Bool

    /// A tab of this title. Tabs stand in the order of their ranks; `member` is the only one who sees it.
    public init(_ title: Phrase, _ destination: Destination, rank: Int, onlyFor member: MemberID? = nil) {
        (self.title, self.destination, self.rank, self.member) = (title, destination, rank, member)
        isBeside = false
    }

    private init(beside destination: Destination, rank: Int) {
        (title, self.destination, self.rank, member) = (Phrase(""), destination, rank, nil)
        isBeside = true
    }

    /// A screen of one line beside the names of the tabs, seen while the first tab is. Its actions are the
    /// page's own, such as to follow the member of the page.
    public static func beside(_ destination: Destination, rank: Int) -> Tab {
        Tab(beside: destination, rank: rank)
    }

    /// Turns to it.
    var action: Action { Action(ActionID(rawValue: "tab.\(destination.name)"), title, []) }
}
