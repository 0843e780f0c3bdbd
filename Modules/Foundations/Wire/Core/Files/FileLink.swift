/// A signed link to a file in an object store that clients can reach.
public struct FileLink: Sendable {
    /// Header fields that the object store must send.
    public struct Fields: Hashable, Sendable {
        /// The value of `Content-Type`.
        public let mediaType: String
        /// The value of `Cache-Control`.
        public let cacheControl: String
        /// The value of `Content-Disposition`.
        public let disposition: String
    }

    /// How long a link is valid.
    public let lifetime: Duration
    /// Makes a GET link valid from now.
    let make: @Sendable (Fields) -> String

    /// Links valid for `lifetime`; the closure makes one for each request for bytes.
    public init(lifetime: Duration, _ make: @escaping @Sendable (Fields) -> String) {
        self.lifetime = lifetime
        self.make = make
    }
}
