public import Vocabulary

/// An encoded request, independent of a socket.
public struct WireRequest: Hashable, Sendable {
    /// The method's name.
    public var method: String
    /// Path and query as in the request line, percent-encoded.
    public var target: String
    /// Header fields; names in lower case.
    public var headers: [String: String]
    /// The body, if it is in memory.
    public var body: [UInt8]
    /// The body, if it is a stream; `body` is then empty.
    public var streamed: StreamedBody?
    /// Whether the answer's body is wanted; false for HEAD, so that no file is opened for it. Not sent.
    public var wantsBody = true
    /// Whether the answer's body may be streamed. Not sent.
    public var takesStream = false
    /// The client's network address, if the server knows it. Not sent.
    public var clientAddress: String?

    /// Memberwise.
    public init(method: String, target: String, headers: [String: String] = [:], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
    }

    /// The token of `Authorization: Bearer …` (RFC 6750, section 2.1).
    public var bearerToken: String? {
        guard let value = headers["authorization"], value.prefix(7).lowercased() == "bearer " else {
            return nil
        }
        return String(value.dropFirst(7))
    }
}

/// An encoded answer, independent of a socket.
public struct WireResponse: Hashable, Sendable {
    /// The status code.
    public var status: Int
    /// Header fields; names in lower case.
    public var headers: [String: String]
    /// The body, if it is in memory.
    public var body: [UInt8]
    /// The body, if it is a stream; `body` is then empty.
    public var streamed: StreamedBody?
    /// The name of the endpoint that answered; nil for none. Not sent.
    public var endpoint: String?
    /// The member on whose behalf it was answered. Not sent.
    public var member: MemberID?
    /// Why a page shows a failure of the server, for its log; nil for any other answer. Not sent.
    public var reason: String?

    /// Memberwise.
    public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// An answer with a JSON document.
    public static func json(_ status: Int, _ body: [UInt8]) -> WireResponse {
        WireResponse(status: status, headers: ["content-type": "application/json"], body: body)
    }

    /// An answer with a problem document and the header fields that its status requires.
    public static func problem(_ problem: Problem) -> WireResponse {
        var headers = ["content-type": "application/problem+json"]
        if problem.status == 401 { headers["www-authenticate"] = "Bearer" }
        switch problem.service {
        case .limited(let seconds), .tooBroad(let seconds):
            headers["retry-after"] = String(seconds)
        case .keyInFlight: headers["retry-after"] = "1"
        case .unavailable: headers["retry-after"] = "5"
        // A domain's own error of this kind says that something is busy for a moment.
        default: if problem.status == 503 { headers["retry-after"] = "1" }
        }
        return WireResponse(status: problem.status, headers: headers, body: problem.bytes)
    }
}
