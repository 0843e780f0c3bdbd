public import Vocabulary

/// A request as bytes on their way, without a socket.
public struct WireRequest: Hashable, Sendable {
    /// The method's name.
    public var method: String
    /// Path and query as they stand in the request line, percent-encoded.
    public var target: String
    /// Header fields; names in lower case.
    public var headers: [String: String]
    /// The body, if it is whole in memory.
    public var body: [UInt8]
    /// The body, if it is a stream; `body` is empty then.
    public var streamed: StreamedBody?
    /// Whether the answer's body is wanted, which it is not for HEAD: what would have to be opened for it is
    /// left alone. It does not travel.
    public var wantsBody = true
    /// Whether the answer's body may come as a stream; it does not travel.
    public var takesStream = false
    /// The network address of the client, as far as the server knows it; it does not travel.
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

/// An answer as bytes on their way.
public struct WireResponse: Hashable, Sendable {
    /// The status code.
    public var status: Int
    /// Header fields; names in lower case.
    public var headers: [String: String]
    /// The body, if it is whole in memory.
    public var body: [UInt8]
    /// The body, if it is a stream; `body` is empty then.
    public var streamed: StreamedBody?
    /// The name of the endpoint that answered, nil if there is none; it does not travel.
    public var endpoint: String?
    /// The member on whose behalf it was answered; it does not travel.
    public var member: MemberID?

    /// Memberwise.
    public init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A JSON document.
    public static func json(_ status: Int, _ body: [UInt8]) -> WireResponse {
        WireResponse(status: status, headers: ["content-type": "application/json"], body: body)
    }

    /// A problem document, with the header fields that its status asks for.
    public static func problem(_ problem: Problem) -> WireResponse {
        var headers = ["content-type": "application/problem+json"]
        if problem.status == 401 { headers["www-authenticate"] = "Bearer" }
        switch problem.service {
        case .limited(let seconds), .tooBroad(let seconds):
            headers["retry-after"] = String(seconds)
        case .keyInFlight: headers["retry-after"] = "1"
        case .unavailable: headers["retry-after"] = "5"
        default: break
        }
        return WireResponse(status: problem.status, headers: headers, body: problem.bytes)
    }
}
