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
    /// Files of endpoints that take them.
    public let uploads: [Upload]

    /// Memberwise. `identifier` is the test name of what `{id}` is in the domain's paths.
    public init(
        words: [String], queries: [Form], bodies: [Form], identifier: String, uploads: [Upload] = []
    ) {
        self.words = words
        self.queries = queries
        self.bodies = bodies
        self.identifier = identifier
        self.uploads = uploads
    }

    /// A request's fixed part, and right values of what is changed; names of `TestNames` in braces.
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

    /// Right files of an upload at a path, where a GET lists what is there and `{path}/{id}` is one of them,
    /// to be seen and to be removed.
    public struct Upload: Sendable {
        public let endpoint: String
        public let path: String
        public let files: [[UInt8]]
        /// What is served of each: `{path}/{id}/{variant}`.
        public let variants: [String]
        /// A changed file, its own checksums right again, so that readers come further than to these.
        public let mend: @Sendable ([UInt8]) -> [UInt8]

        /// Memberwise.
        public init(
            _ endpoint: String, _ path: String, files: [[UInt8]], variants: [String],
            mend: @escaping @Sendable ([UInt8]) -> [UInt8]
        ) {
            (self.endpoint, self.path, self.files) = (endpoint, path, files)
            (self.variants, self.mend) = (variants, mend)
        }
    }
}
