/// A place in a full-screen program, as a value: domains lead to each other's without knowing each other.
///
///     Destination("listings.detail", ["id": "lst_…"])
public struct Destination: Hashable, Sendable {
    /// What it is called among all places.
    public let name: String
    /// Which of its kind.
    public let values: [String: String]

    /// Memberwise.
    public init(_ name: String, _ values: [String: String] = [:]) {
        self.name = name
        self.values = values
    }
}

/// What leads from places to screens.
public struct Router: Sendable {
    /// Makes the screen of a place; nil if its values name nothing.
    public typealias Route = @Sendable (Destination) -> (any Mounted)?

    private let routes: [String: Route]
    /// Where every screen leads.
    let sections: [Section]
    private let examples: [Destination]
    private let senders: [String: Outgoing.Sender]
    /// What tells a member the news.
    let news: [ShellNews.Source]

    /// Those routes, by the names of places, and which of these places every screen leads to. Of places that
    /// take values one example each, by which it is known what can be done there. The senders send what was
    /// done while the server could not be reached; `news` is what tells of what others do.
    public init(
        _ routes: [String: Route], sections: [Section] = [], examples: [Destination] = [],
        senders: [String: Outgoing.Sender] = [:], news: [ShellNews.Source] = []
    ) {
        (self.routes, self.sections, self.examples) = (routes, sections, examples)
        (self.senders, self.news) = (senders, news)
    }

    func sender(named name: String) -> Outgoing.Sender? { senders[name] }

    /// The screen of the place; nil if there is none.
    public func screen(at destination: Destination) -> (any Mounted)? {
        routes[destination.name]?(destination)
    }

    /// Whether anything is at places of that name.
    public func leads(to name: String) -> Bool { routes[name] != nil }

    /// Both one's routes; where both have one, the other's.
    public func merging(_ other: Router) -> Router {
        Router(
            routes.merging(other.routes) { $1 }, sections: sections + other.sections,
            examples: examples + other.examples, senders: senders.merging(other.senders) { $1 },
            news: news + other.news)
    }

    /// What can be done on each screen, with what can be done on all of them.
    public var screens: [[Action]] {
        let places = routes.keys.sorted().map { Destination($0) } + examples
        let everywhere = ShellAction.all(ofMember: true) + [ShellAction.signIn] + sections.map(\.action)
        return places.compactMap { screen(at: $0)?.actions }.map { $0 + everywhere }
    }
}

/// A place that every screen leads to, by an action of the shell's.
public struct Section: Hashable, Sendable {
    let action: Action
    let destination: Destination

    /// Memberwise.
    public init(_ action: Action, _ destination: Destination) {
        (self.action, self.destination) = (action, destination)
    }
}
