/// Answers requests: a dispatcher of endpoints, or a program that speaks an interface of its own.
public protocol Responder: Sendable {
    /// The endpoints that are answered, for metrics and logs; requests of others are counted together.
    var endpoints: [EndpointDescription] { get }

    /// The answer, whatever the request is. It never fails, and ends within the limits of what answers.
    func respond(to request: WireRequest) async -> WireResponse

    /// The upload rule for a request; nil if it takes no files.
    func uploadRule(of request: WireRequest) -> UploadRule?

    /// The refusal of a request regardless of its body; nil if its body is to be read.
    func refusal(of request: WireRequest) async -> WireResponse?
}

extension Responder {
    /// None.
    public var endpoints: [EndpointDescription] { [] }

    /// Nil: it takes no files.
    public func uploadRule(of request: WireRequest) -> UploadRule? { nil }

    /// Nil: every body is read.
    public func refusal(of request: WireRequest) async -> WireResponse? { nil }
}
