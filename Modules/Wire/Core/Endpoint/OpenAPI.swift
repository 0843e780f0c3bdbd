public import Vocabulary

/// Writes the OpenAPI 3.1 document of a list of endpoints: sorted, stable, two blanks to a level.
public struct OpenAPI: Sendable {
    private let endpoints: [EndpointDescription]
    private let title: String
    private let version: String

    /// Describes the endpoints under that title.
    public init(title: String, version: String, _ endpoints: [EndpointDescription]) {
        self.title = title
        self.version = version
        self.endpoints = endpoints.sorted {
            ("\($0.path)", $0.method.rawValue) < ("\($1.path)", $1.method.rawValue)
        }
    }

    /// The document.
    public var text: String {
        JSON.object([
            ("openapi", .string("3.1.0")),
            ("info", .object([("title", .string(title)), ("version", .string(version))])),
            ("paths", .object(paths)),
            (
                "components",
                .object([
                    ("headers", Self.headers), ("parameters", Self.headerParameters),
                    ("responses", Self.sharedResponses), ("schemas", .object(schemas)),
                    ("securitySchemes", .object([("bearer", Self.bearer)])),
                ])
            ),
        ]).pretty + "\n"
    }

    private static let bearer = JSON.object([
        ("type", .string("http")), ("scheme", .string("bearer")), ("bearerFormat", .string("JWT")),
    ])

    private var paths: [(String, JSON)] {
        var paths: [(String, [(String, JSON)])] = []
        for endpoint in endpoints {
            let operation = (endpoint.method.rawValue.lowercased(), operation(endpoint))
            if paths.last?.0 == "\(endpoint.path)" {
                paths[paths.count - 1].1.append(operation)
            } else {
                paths.append(("\(endpoint.path)", [operation]))
            }
        }
        return paths.map { ($0.0, .object($0.1)) }
    }

    private func operation(_ endpoint: EndpointDescription) -> JSON {
        var members: [(String, JSON)] = [
            ("operationId", .string(endpoint.name)), ("tags", .array([.string(endpoint.domain)])),
            ("summary", .string(endpoint.summary)),
            ("security", .array(security(endpoint.access))),
        ]
        let inPath = Set(endpoint.path.members)
        let parameters = parameters(endpoint, inPath)
        if !parameters.isEmpty { members.append(("parameters", .array(parameters))) }
        if let body = body(endpoint, without: inPath) { members.append(("requestBody", body)) }
        members.append(("responses", responses(endpoint)))
        return .object(members)
    }

    private func security(_ access: Access) -> [JSON] {
        let bearer = JSON.object([("bearer", .array([]))])
        return access == .anyone ? [.object([]), bearer] : [bearer]
    }

    private func parameters(_ endpoint: EndpointDescription, _ inPath: Set<String>) -> [JSON] {
        let properties = endpoint.input.properties.filter {
            inPath.contains($0.name) || endpoint.method.carriesQuery
        }
        let own = properties.map { parameter($0, inPath: inPath.contains($0.name)) }
        let fields =
            (endpoint.hasValidators ? ["IfNoneMatch"] : []) + (endpoint.takesKey ? ["IdempotencyKey"] : [])
        return own + fields.map { Self.reference("parameters", $0) }
    }

    private func parameter(_ property: ObjectSchema.Property, inPath: Bool) -> JSON {
        .object([
            ("name", .string(property.name)), ("in", .string(inPath ? "path" : "query")),
            ("required", .bool(inPath || property.isRequired)), ("schema", property.json),
        ])
    }

    private func body(_ endpoint: EndpointDescription, without inPath: Set<String>) -> JSON? {
        let properties = endpoint.input.properties.filter { !inPath.contains($0.name) }
        guard !endpoint.method.carriesQuery, !properties.isEmpty else { return nil }
        let schema = ObjectSchema(endpoint.input.name, properties)
        return .object([
            ("required", .bool(properties.contains(where: \.isRequired))),
            ("content", .object([("application/json", .object([("schema", schema.definition)]))])),
        ])
    }

    private func responses(_ endpoint: EndpointDescription) -> JSON {
        var success: [(String, JSON)] = [("description", .string("Done."))]
        var headers = [("X-Request-Id", Self.reference("headers", "RequestID"))]
        if endpoint.hasValidators { headers.insert(("ETag", Self.reference("headers", "ETag")), at: 0) }
        success.append(("headers", .object(headers)))
        if let output = endpoint.output {
            success.append(
                ("content", .object([("application/json", .object([("schema", output.answer)]))])))
        }
        var responses = [(String(endpoint.status), JSON.object(success))]
        if endpoint.hasValidators { responses.append(("304", Self.reference("responses", "NotModified"))) }
        for (status, codes) in problems(endpoint) {
            let content = JSON.object([
                ("schema", .object([("$ref", .string("#/components/schemas/Problem"))]))
            ])
            responses.append(
                (
                    String(status),
                    .object([
                        ("description", .string(codes.joined(separator: ", "))),
                        ("content", .object([("application/problem+json", content)])),
                    ])
                ))
        }
        return .object(responses)
    }

    private func problems(_ endpoint: EndpointDescription) -> [(Int, [String])] {
        var codes: [Int: [String]] = [:]
        for failure in endpoint.failures { codes[failure.kind.status, default: []].append(failure.code) }
        for failure in ServiceFailure.documented
        where failure.canHappen(at: endpoint) {
            codes[Problem(failure).status, default: []].append(failure.code)
        }
        return codes.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
    }

    private var schemas: [(String, JSON)] {
        var named: [String: ObjectSchema] = [:]
        for endpoint in endpoints {
            endpoint.output?.collect(into: &named)
            for property in endpoint.input.properties { property.schema.collect(into: &named) }
        }
        var list = named.map { ($0.key, $0.value.definition) }
        list.append(("Problem", Self.problem))
        return list.sorted { $0.0 < $1.0 }
    }

    private static let problem = JSON.object([
        ("type", .string("object")),
        (
            "properties",
            .object([
                ("type", .object([("type", .string("string"))])),
                ("title", .object([("type", .string("string"))])),
                ("status", .object([("type", .string("integer"))])),
                ("code", .object([("type", .string("string"))])),
                ("detail", .object([("type", .string("string"))])),
                (
                    "requestId",
                    .object([
                        ("type", .string("string")),
                        ("description", .string("The request's name, where the server is at fault.")),
                    ])
                ),
                (
                    "complaints",
                    .object([("type", .string("array")), ("items", .object([("type", .string("object"))]))])
                ),
            ])
        ),
        ("required", .array(["type", "title", "status", "code", "detail"].map(JSON.string))),
    ])
}

extension ServiceFailure {
    /// One of each failure that any endpoint may answer with.
    public static let documented: [ServiceFailure] = [
        .badRequest([]), .signInRequired, .accessExpired, .accessInvalid, .keyReused, .keyInFlight,
        .limited(retryAfterSeconds: 1),
        .unavailable("a reason"), .internal("a reason"),
    ]

    fileprivate func canHappen(at endpoint: EndpointDescription) -> Bool {
        switch self {
        case .signInRequired: endpoint.access == .member
        case .keyReused, .keyInFlight: endpoint.takesKey
        default: true
        }
    }
}
