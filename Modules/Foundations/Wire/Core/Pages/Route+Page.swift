public import Vocabulary

/// What answers the address of a page.
struct PageAnswer: Sendable {
    let key: @Sendable (PageVisit) -> String?
    let refusal: @Sendable (ServiceFailure, PageVisit) -> WireResponse
    let answer: @Sendable (PageVisit) async -> WireResponse
    /// Whether making it may change something, so that nothing that was read before may be used.
    var mayChange = false
}

extension Route {
    /// Answers a page for browsers, to every principal as to a visitor.
    ///
    /// `key` names the answer in the cache: visits with equal keys get the same answer until something
    /// changes; nil is not cached. `refusal` makes the page for a failure that is found before `answer` is
    /// called, such as an exceeded limit.
    public convenience init(
        page: EndpointDescription, key: @escaping @Sendable (PageVisit) -> String?,
        refusal: @escaping @Sendable (ServiceFailure, PageVisit) -> WireResponse,
        answer: @escaping @Sendable (PageVisit) async -> WireResponse
    ) {
        self.init(page, answer: PageAnswer(key: key, refusal: refusal, answer: answer))
    }

    /// Answers a page at an address that carries a right, to each visit anew: it may change something.
    ///
    /// Neither cache nor log gets the secret in its path; `answer` gives the response its rule for caches.
    public convenience init(
        right page: EndpointDescription,
        refusal: @escaping @Sendable (ServiceFailure, PageVisit) -> WireResponse,
        answer: @escaping @Sendable (PageVisit) async -> WireResponse
    ) {
        self.init(
            page, answer: PageAnswer(key: { _ in nil }, refusal: refusal, answer: answer, mayChange: true))
    }
}

extension EndpointDescription {
    /// The address of a page for browsers, which answers GET and HEAD to everyone. Unknown members of its
    /// query are ignored, since links often carry more than was written. It has no place in OpenAPI.
    public init(page name: String, _ path: PathTemplate, summary: String) {
        self.init(page: name, .get, path, limit: nil, summary: summary)
    }

    /// The address of a page that carries a right: the member `secret` of its path decides alone. It counts
    /// against the limit of writing, since a visit may change something.
    public init(right name: String, _ method: Method, _ path: PathTemplate, summary: String) {
        self.init(page: name, method, path, limit: .usual(.post, .anyone), summary: summary)
    }

    /// The address of a file that carries a right: as a page, but it changes nothing, so that it has the
    /// limit of reading, and its answer a validator.
    public init(rightFile name: String, _ path: PathTemplate, summary: String) {
        self.init(page: name, .get, path, limit: nil, summary: summary)
        isRightFile = true
    }

    private init(
        page name: String, _ method: Method, _ path: PathTemplate, limit: RequestLimit?, summary: String
    ) {
        let members = path.members.map { ObjectSchema.Property($0, .string(), fallback: nil) }
        self.init(
            name: name, method: method, path: path, access: .anyone, status: 200, takesKey: false,
            limit: limit, summary: summary, input: ObjectSchema(name, members), output: nil, upload: nil,
            file: nil, events: nil, documentation: { [] }, beyond: { [] }, isPage: true)
    }

    /// The name of the member that is the secret of an address.
    static let secretMember = "secret"

    /// Whether it is a page whose address carries a right.
    public var carriesRight: Bool { isPage && path.members.contains(Self.secretMember) }
}
