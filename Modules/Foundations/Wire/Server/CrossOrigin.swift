import HTTPTypes
import Wire

/// Allows requests from pages of named origins (CORS, https://fetch.spec.whatwg.org/#http-cors-protocol).
/// Without names, CORS is off.
struct CrossOrigin {
    private let origins: Set<String>

    init(_ origins: Set<String>) {
        self.origins = origins
    }

    /// Whether answers depend on the origin.
    var isOn: Bool { !origins.isEmpty }

    /// The request's origin, if it is allowed.
    func origin(of request: WireRequest) -> String? {
        guard isOn, let origin = request.headers["origin"], origins.contains(origin) else { return nil }
        return origin
    }

    /// Adds the fields that let the page read the answer.
    func allow(_ origin: String, _ fields: inout HTTPFields) {
        fields.append(HTTPField(name: .allowOrigin, value: origin))
        fields.append(HTTPField(name: .exposeHeaders, value: "ETag, Retry-After, X-Request-Id"))
    }

    /// The answer to a preflight request; nil for any other request. `options` is the path's answer to
    /// OPTIONS.
    func preflight(_ request: WireRequest, _ options: WireResponse) -> WireResponse? {
        guard request.method == "OPTIONS", request.headers["access-control-request-method"] != nil,
            let methods = options.headers["allow"], origin(of: request) != nil
        else { return nil }
        var response = options
        response.headers["access-control-allow-methods"] = methods
        response.headers["access-control-allow-headers"] =
            "authorization, content-type, idempotency-key, if-none-match"
        response.headers["access-control-max-age"] = "600"
        return response
    }
}

extension HTTPField.Name {
    static let allowOrigin = name("access-control-allow-origin")
    static let exposeHeaders = name("access-control-expose-headers")
    static let requestID = name("x-request-id")

    /// A name that is known to be well formed.
    private static func name(_ text: String) -> HTTPField.Name {
        HTTPField.Name(text) ?? .server
    }
}
