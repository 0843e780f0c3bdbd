/// Where clients get a file instead of from the server: an object store that they reach, by a signed link.
public struct FileLink: Sendable {
    /// What is to be said of the file where it is got.
    public struct Fields: Hashable, Sendable {
        /// The value of `Content-Type`.
        public let mediaType: String
        /// The value of `Cache-Control`.
        public let cacheControl: String
        /// The value of `Content-Disposition`.
        public let disposition: String
    }

    /// How long a link can be followed once it is made.
    public let lifetime: Duration
    /// Makes a link for GET at this moment.
    let make: @Sendable (Fields) -> String

    /// Links that live for that time, made by the closure, each when somebody asks for bytes.
    public init(lifetime: Duration, _ make: @escaping @Sendable (Fields) -> String) {
        self.lifetime = lifetime
        self.make = make
    }
}
