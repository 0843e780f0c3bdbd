public import Testing
import Vocabulary
public import Wire

/// One row of a table of requests: what is sent, and what is answered.
public struct RequestRow: Sendable, CustomTestStringConvertible {
    private let request: String
    private let body: String?
    private let answer: String

    /// Method and target, `GET /api/v1/listings?limit=0`, a JSON body, and status, code and fields in error:
    /// `422 listing-incomplete limit`.
    public init(_ request: String, body: String? = nil, _ answer: String) {
        (self.request, self.body, self.answer) = (request, body, answer)
    }

    /// The request.
    public var testDescription: String { "\(request) \(body ?? "")" }

    /// Sends the request and checks the answer; without a token as an anonymous visitor.
    public func expect(
        from dispatcher: Dispatcher, token: String?, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        let parts = self.request.split(separator: " ").map(String.init)
        var request = WireRequest(method: parts.first ?? "", target: parts.last ?? "")
        request.headers["authorization"] = token.map { "Bearer \($0)" }
        if let body {
            request.headers["content-type"] = "application/json"
            request.body = Array(body.utf8)
        }
        let found = Self.summary(await dispatcher.respond(to: request))
        #expect(found == answer, "\(testDescription)", sourceLocation: sourceLocation)
    }

    private static func summary(_ response: WireResponse) -> String {
        guard let problem = Problem(bytes: response.body) else { return "\(response.status)" }
        let fields = problem.fieldErrors.map(\.field).joined(separator: ",")
        return "\(response.status) \(problem.code)" + (fields.isEmpty ? "" : " \(fields)")
    }
}
