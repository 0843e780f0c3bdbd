/// Leads from destinations to screens.
public struct Router: Sendable {
    /// Makes the screen of a destination; nil if its values name nothing.
    public typealias Route = @Sendable (Destination) -> (any Mounted)?

    /// Makes a screen that leads to other domains' screens by the router of all, such as one with tabs.
    public typealias Host = @Sendable (Destination, Router) -> (any Mounted)?

    private let routes: [String: Route]
    private let hosts: [String: Host]
    /// The sections, by their digits.
    let sections: [Section]
    /// The rows of the menu, by their ranks.
    let menu: [MenuItem]
    private let examples: [Destination]
    private let senders: [String: Outgoing.Sender]
    /// The sources of the member's news.
    let news: [ShellNews.Source]
    /// Opens the web pages of records; nil if none are to be opened.
    let pages: PageOpening?

    /// Routes and hosts by the names of destinations, the domain's sections, and its rows of the menu.
    ///
    /// `examples` has one destination for each route that takes values, so that its actions are known.
    /// `senders` send what was done while the server could not be reached. `news` tells what others do.
    /// `pages` opens the web pages of records.
    public init(
        _ routes: [String: Route], hosts: [String: Host] = [:], sections: [Section] = [],
        menu: [MenuItem] = [], examples: [Destination] = [], senders: [String: Outgoing.Sender] = [:],
        news: [ShellNews.Source] = [], pages: PageOpening? = nil
    ) {
        (self.routes, self.hosts, self.examples) = (routes, hosts, examples)
        self.sections = sections.sorted { $0.digit < $1.digit }
        self.menu = menu.sorted { $0.rank < $1.rank }
        (self.senders, self.news, self.pages) = (senders, news, pages)
    }

    func sender(named name: String) -> Outgoing.Sender? { senders[name] }

    /// The screen of the destination; nil if there is none.
    public func screen(at destination: Destination) -> (any Mounted)? {
        if let host = hosts[destination.name] { return host(destination, self) }
        return routes[destination.name]?(destination)
    }

    /// Whether there are screens at destinations of that name.
    public func leads(to name: String) -> Bool { routes[name] != nil || hosts[name] != nil }

    /// The routes of both; the other's where both have one, and its way to pages if it has one.
    public func merging(_ other: Router) -> Router {
        Router(
            routes.merging(other.routes) { $1 }, hosts: hosts.merging(other.hosts) { $1 },
            sections: sections + other.sections, menu: menu + other.menu,
            examples: examples + other.examples, senders: senders.merging(other.senders) { $1 },
            news: news + other.news, pages: other.pages ?? pages)
    }

    /// The actions of each screen, with those of every screen.
    public var screens: [[Action]] {
        let names = Set(routes.keys).union(hosts.keys).sorted()
        let shells = ShellAction.all(ofMember: true) + [ShellAction.signIn]
        let everywhere = shells + sections.map(\.action) + menuActions
        return (names.map { Destination($0) } + examples).compactMap { screen(at: $0)?.actions }
            .map { $0.adding(everywhere) }
    }

    /// The actions that lead from every screen to rows of the menu.
    var menuActions: [Action] { menu.filter(\.isEverywhere).map(\.action) }
}

extension [Action] {
    /// These actions, and the others whose names none of these has.
    func adding(_ others: [Action]) -> [Action] {
        let names = Set(map(\.id))
        return self + others.filter { !names.contains($0.id) }
    }
}
