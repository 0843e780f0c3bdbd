/// How a domain's endpoints are tried for who may do what: the states in which the thing of an endpoint can
/// be, how it comes to be so, and a request that its owner may make.
public struct AccessCases: Sendable {
    /// What the states mean, for the document: a paragraph of Markdown.
    public let introduction: String
    /// The states of each endpoint's thing, in the order of the document; of an endpoint that stands nowhere
    /// here the thing has no state.
    public let states: [String: [String]]
    /// Those in which the thing is there, but for few, or not any more: it must look like one that never was.
    public let secretStates: Set<String>
    /// A valid request to each endpoint.
    public let requests: [String: AccessRequest]
    /// Prepares things that are in that state, and names what the requests speak of.
    public let prepare: @Sendable (_ state: String, _ members: TestMembers) async throws -> TestNames

    /// Memberwise.
    public init(
        introduction: String, states: [String: [String]], secretStates: Set<String> = [],
        requests: [String: AccessRequest],
        prepare: @escaping @Sendable (_ state: String, _ members: TestMembers) async throws -> TestNames
    ) {
        self.introduction = introduction
        self.states = states
        self.secretStates = secretStates
        self.requests = requests
        self.prepare = prepare
    }

    /// The state of what has none.
    public static let stateless = "–"
    /// The state of what never was.
    public static let missing = "missing"

    /// The states in which the endpoint's thing can be.
    public func states(of endpoint: String) -> [String] { states[endpoint] ?? [Self.stateless] }
}

/// What stands in a request to an endpoint, names of `TestNames` in braces.
public struct AccessRequest: Sendable {
    /// The members of the endpoint's path, by their names.
    public let path: [String: String]
    /// Behind the path, without the question mark.
    public let query: String?
    /// A JSON document.
    public let body: String?
    /// A body of another media type, in place of a JSON document.
    public let form: RequestForm?

    /// A request with these members in its path.
    public init(path: [String: String] = [:], query: String? = nil, body: String? = nil) {
        self.path = path
        self.query = query
        self.body = body
        form = nil
    }

    /// A request with that body.
    public init(_ form: RequestForm) {
        path = [:]
        query = nil
        body = nil
        self.form = form
    }
}

/// A body that is no JSON document.
public struct RequestForm: Sendable {
    /// The media type, with its parameters.
    public let contentType: String
    /// The bytes.
    public let body: [UInt8]

    /// Memberwise.
    public init(_ contentType: String, _ body: [UInt8]) {
        self.contentType = contentType
        self.body = body
    }

    /// Files as parts of `multipart/form-data` (RFC 7578), all of the field `file`.
    public static func files(_ files: [[UInt8]]) -> RequestForm {
        let boundary = "test-boundary"
        let parts = files.map { file in
            let head =
                "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"사진.png\"\r\n\r\n"
            return Array(head.utf8) + file + Array("\r\n".utf8)
        }
        return RequestForm(
            "multipart/form-data; boundary=\(boundary)",
            parts.flatMap { $0 } + Array("--\(boundary)--\r\n".utf8))
    }
}
