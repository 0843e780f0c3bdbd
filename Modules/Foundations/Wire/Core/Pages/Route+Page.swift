public import Vocabulary

/// What answers the address of a page.
struct PageAnswer: Sendable {
    let key: @Sendable (PageVisit) -> String?
    let refusal: @Sendable (ServiceFailure, PageVisit) -> WireResponse
    let answer: @Sendable (PageVisit) async -> WireResponse
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
}

extension EndpointDescription {
    /// The address of a page for browsers, which answers GET and HEAD to everyone. Unknown members of its
    /// query are ignored, since links often carry more than was written. It has no place in OpenAPI.
    public init(page name: String, _ path: PathTemplate, summary: String) {
        let members = path.members.map { ObjectSchema.Property($0, .string(), fallback: nil) }
        self.init(
            name: name, method: .get, path: path, access: .anyone, status: 200, takesKey: false, limit: nil,
            summary: summary, input: ObjectSchema(name, members), output: nil, upload: nil, file: nil,
            events: nil, documentation: { [] }, beyond: { [] }, isPage: true)
    }
}
