/// A server's table of request limits: the endpoints' declarations with the operator's changes.
public struct RequestLimits: Sendable {
    /// One endpoint's line.
    public struct Line: Hashable, Sendable {
        /// The endpoint's name.
        public let endpoint: String
        /// Its limit; nil if there is none.
        public fileprivate(set) var limit: RequestLimit?
    }

    /// One line per endpoint, in the given order.
    public private(set) var lines: [Line]

    /// The declared limits of the endpoints.
    public init(_ endpoints: [EndpointDescription]) {
        lines = endpoints.map { Line(endpoint: $0.name, limit: $0.limit) }
    }

    /// No limits at all.
    public static let none = RequestLimits([])

    /// Applies a change; false, without any change, if no endpoint has that name.
    public mutating func make(_ change: LimitChange) -> Bool {
        guard let index = lines.firstIndex(where: { $0.endpoint == change.endpoint }) else { return false }
        var limit = lines[index].limit ?? .perAddress(1, oneMoreEach: .zero)
        let isNew = lines[index].limit == nil
        if change.isOverall {
            limit.overall = change.rate
            if isNew { limit.each = nil }
        } else {
            limit.each = change.rate
        }
        lines[index].limit = limit.isOff ? nil : limit
        return true
    }
}
