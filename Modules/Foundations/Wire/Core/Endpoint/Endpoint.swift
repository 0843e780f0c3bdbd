public import Vocabulary

/// One HTTP operation of a domain. The server's route, the remote repository's call and the OpenAPI document
/// are derived from it.
public struct Endpoint<Input: Sendable, Output: Sendable, Failure: DomainError>: Sendable {
    /// The parts that need no type: name, method, path and others.
    public let description: EndpointDescription
    /// The wire form of the input: members named in the path travel in the path, others in the query of a
    /// GET or DELETE, else in a JSON body.
    public let input: Shape<Input>
    /// The wire form of the output; nil for an answer without a body.
    public let output: WireCoder<Output>?
    /// The wire form of the domain's errors, and which of them the endpoint declares.
    public let failures: FailureCoder<Failure>

    /// An operation that returns a value. An operation that `creates` takes an idempotency key. Except for
    /// GET, the default limit is `RequestLimit.usual`.
    public init(
        name: String, _ method: Method, _ path: PathTemplate, access: Access, status: Int = 200,
        creates: Bool = false, limit: RequestLimit? = nil, summary: String,
        input: Shape<Input>, output: WireCoder<Output>, failures: FailureCoder<Failure>
    ) {
        self.init(
            name: name, method, path, access: access, status: status, creates: creates, limit: limit,
            summary: summary, input: input, output: output, failures: failures, upload: nil, file: nil,
            events: nil)
    }

    /// An operation without an output (204), with the same default limit.
    public init(
        name: String, _ method: Method, _ path: PathTemplate, access: Access, limit: RequestLimit? = nil,
        summary: String, input: Shape<Input>, failures: FailureCoder<Failure>
    ) where Output == Nothing {
        self.init(
            name: name, method, path, access: access, status: 204, creates: false, limit: limit,
            summary: summary, input: input, output: nil, failures: failures, upload: nil, file: nil,
            events: nil)
    }

    init(
        name: String, _ method: Method, _ path: PathTemplate, access: Access, status: Int, creates: Bool,
        limit: RequestLimit?, summary: String, input: Shape<Input>, output: WireCoder<Output>?,
        failures: FailureCoder<Failure>, upload: UploadRule?, file: [String]?, events: [EventForm]?
    ) {
        description = EndpointDescription(
            name: name, method: method, path: path, access: access, status: status, takesKey: creates,
            limit: limit ?? .usual(method, access), summary: summary, input: input.schema,
            output: output?.schema, upload: upload, file: file, events: events,
            documentation: { failures.documentation }, beyond: { failures.services })
        self.input = input
        self.output = output
        self.failures = failures
    }
}

/// An HTTP method (RFC 9110, section 9) that Madang uses.
public enum Method: String, Sendable, CaseIterable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"

    /// Whether the input travels in the query rather than in a body.
    var carriesQuery: Bool { self == .get || self == .delete }
}

/// Who may call an endpoint.
public enum Access: String, Sendable {
    /// Anyone; a member's token, if sent, must be valid.
    case anyone
    /// A signed-in member.
    case member
}

/// The untyped part of an endpoint: enough for routing, documentation and the access table.
public struct EndpointDescription: Sendable {
    /// The name, unique over all domains: `listings.publish`.
    public let name: String
    /// The method.
    public let method: Method
    /// The path.
    public let path: PathTemplate
    /// Who may call it.
    public let access: Access
    /// The status of a successful answer.
    public let status: Int
    /// Whether a request may carry an idempotency key (`Idempotency-Key`) and then takes effect once.
    public let takesKey: Bool
    /// The default request limit; nil for none.
    public let limit: RequestLimit?
    /// A description in one sentence.
    public let summary: String
    /// The input's members.
    public let input: ObjectSchema
    /// The output; nil for none.
    public let output: Schema?
    /// The rule for uploaded files; nil if it takes none.
    public let upload: UploadRule?
    /// The media types of the returned file; nil if it returns none.
    public let file: [String]?
    /// The events of an endless stream; nil for an ordinary answer.
    public let events: [EventForm]?
    // Computed on demand: every program makes descriptions at its start, but few read these.
    let documentation: @Sendable () -> [FailureDocumentation]
    let beyond: @Sendable () -> [ServiceFailure]
    /// Whether it is the address of a page for browsers, whose answers are HTML.
    public internal(set) var isPage = false
    /// Whether it is a file whose address carries a right: a client may keep it and revalidate it.
    public internal(set) var isRightFile = false
    /// Whether it is an address that the server of another company calls.
    public internal(set) var isCallback = false

    /// The domain errors that it declares.
    public var failures: [FailureDocumentation] { documentation() }

    /// Other failures that it declares, beyond those that follow by rule; for example, that a limit is
    /// exceeded.
    public var services: [ServiceFailure] { beyond() }

    /// Whether answers carry a validator, so that clients can revalidate a copy. Files have one of their
    /// own; events have none. Of what has an address that carries a right, pages are not stored, files are.
    public var hasValidators: Bool {
        method == .get && status == 200 && file == nil && events == nil && (!carriesRight || isRightFile)
    }

    /// Whether input outside the path travels in the query rather than in a JSON body.
    var carriesQuery: Bool { method.carriesQuery || upload != nil }

    /// What documents group it by: the part of the name before the dot.
    public var tag: String { String(name.prefix { $0 != "." }) }
}
