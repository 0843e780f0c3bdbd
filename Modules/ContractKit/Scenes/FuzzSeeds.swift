/// Right inputs of a domain's endpoints, which fuzzing makes nearly right.
public struct FuzzSeeds: Sendable {
    /// Words that mean something to the domain and are put in anywhere.
    public let words: [String]
    /// Queries of endpoints that have one.
    public let queries: [Form]
    /// Bodies of endpoints that have one.
    public let bodies: [Form]
    /// What stands for the members of a path of an endpoint, by the endpoint's name; `{id}` as a rule.
    public let identifier: String

    /// Memberwise. `identifier` is the scene's name of what `{id}` is in the domain's paths.
    public init(words: [String], queries: [Form], bodies: [Form], identifier: String) {
        self.words = words
        self.queries = queries
        self.bodies = bodies
        self.identifier = identifier
    }

    /// A request's fixed part, and right values of what is changed; names of the scene in braces.
    public struct Form: Sendable {
        public let endpoint: String
        public let method: String
        public let path: String
        public let seeds: [String]

        /// Memberwise.
        public init(_ endpoint: String, _ method: String, _ path: String, seeds: [String]) {
            (self.endpoint, self.method, self.path, self.seeds) = (endpoint, method, path, seeds)
        }
    }
}
