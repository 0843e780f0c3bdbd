public import Vocabulary

/// One HTTP operation of a domain: the server's route, the remote repository's call and the OpenAPI document
/// are all derived from this value.
public struct Endpoint<Input: Sendable, Output: Sendable, Failure: DomainError>: Sendable {
    /// Name, method, path and the rest that needs no type.
    public let description: EndpointDescription
    /// How the input travels: members named in the path in the path, the rest in the query of a GET or
    /// DELETE, else in a JSON body.
    public let input: Shape<Input>
    /// How the output travels; nil for an answer without a body.
    public let output: WireCoder<Output>?
    /// How the domain's errors travel, and which of them it can answer.
    public let failures: FailureCoder<Failure>

    /// An operation that answers with a value. One that `creates` takes an idempotency key. What is no GET
    /// has a limit, `RequestLimit.usual` if none is named.
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

    /// An operation that answers without a body (204), with the limit as above.
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

    /// Whether the input travels in the query and not in a body.
    var carriesQuery: Bool { self == .get || self == .delete }
}

/// Who may ask.
public enum Access: String, Sendable {
    /// Anyone; a member's token, if sent, must be valid.
    case anyone
    /// A signed-in member.
    case member
}

/// What of an endpoint needs no type: enough to route by, to document and to check against the access table.
public struct EndpointDescription: Sendable {
    /// Unique over all domains: `listings.publish`.
    public let name: String
    /// The method.
    public let method: Method
    /// The path.
    public let path: PathTemplate
    /// Who may ask.
    public let access: Access
    /// The status of success.
    public let status: Int
    /// Whether a request may carry an idempotency key (`Idempotency-Key`), under which it takes effect once.
    public let takesKey: Bool
    /// How often it may be asked, if the operator says nothing else; nil for any number of times.
    public let limit: RequestLimit?
    /// One sentence.
    public let summary: String
    /// The input's members.
    public let input: ObjectSchema
    /// The output; nil for none.
    public let output: Schema?
    /// The files that it takes; nil for none.
    public let upload: UploadRule?
    /// The media types of the file that it answers with; nil if it answers with none.
    public let file: [String]?
    /// The events that it answers with, one after the other without an end; nil if it answers at once.
    public let events: [EventForm]?
    // Found out when somebody asks: every program that starts makes descriptions, and few read these.
    let documentation: @Sendable () -> [FailureDocumentation]
    let beyond: @Sendable () -> [ServiceFailure]

    /// The domain's errors that it can answer.
    public var failures: [FailureDocumentation] { documentation() }

    /// What else it can answer, beyond what follows by rule: that too much was asked, say.
    public var services: [ServiceFailure] { beyond() }

    /// Whether answers carry a validator, by which a client asks whether what it has still holds. Files have
    /// one of their own, and events none.
    public var hasValidators: Bool { method == .get && status == 200 && file == nil && events == nil }

    /// Whether what of the input is not in the path travels in the query, and not in a body of JSON.
    var carriesQuery: Bool { method.carriesQuery || upload != nil }

    /// The part of the name before the dot: the domain.
    public var domain: String { String(name.prefix { $0 != "." }) }
}
