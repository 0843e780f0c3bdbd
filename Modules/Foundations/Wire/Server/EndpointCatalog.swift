import CoreMetrics
import Wire

/// Per-endpoint facts of a server, by name.
struct EndpointCatalog: Sendable {
    final class Entry: Sendable {
        let name: String
        /// Whether its answers are private to a member and must not be cached.
        let isForMembers: Bool
        /// Whether a client may keep an answer and revalidate it.
        let hasValidators: Bool
        /// Whether its answers are pages, with fields of their own for browsers.
        let isPage: Bool
        let meters: ServerMeters.EndpointMeters?

        init(
            _ name: String, isForMembers: Bool, hasValidators: Bool, isPage: Bool = false,
            _ factory: (any MetricsFactory)?
        ) {
            self.name = name
            self.isForMembers = isForMembers
            self.hasValidators = hasValidators
            self.isPage = isPage
            meters = factory.map { ServerMeters.EndpointMeters(name, $0) }
        }
    }

    private let entries: [String: Entry]
    private let none: Entry

    init(_ endpoints: [EndpointDescription], _ factory: (any MetricsFactory)?) {
        var entries: [String: Entry] = [:]
        for endpoint in endpoints {
            entries[endpoint.name] = Entry(
                endpoint.name, isForMembers: endpoint.access == .member,
                hasValidators: endpoint.hasValidators, isPage: endpoint.isPage, factory)
        }
        for name in ["healthz", "readyz", "metrics"] {
            entries[name] = Entry(name, isForMembers: false, hasValidators: false, factory)
        }
        self.entries = entries
        none = Entry("none", isForMembers: false, hasValidators: false, factory)
    }

    /// The entry of that endpoint; the one named `none` for an unknown name.
    subscript(name: String?) -> Entry { name.flatMap { entries[$0] } ?? none }
}
