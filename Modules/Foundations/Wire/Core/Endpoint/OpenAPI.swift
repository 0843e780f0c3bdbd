/// Writes the OpenAPI 3.1 document of a list of endpoints: sorted, stable, indented by two blanks.
public struct OpenAPI: Sendable {
    private let endpoints: [EndpointDescription]
    private let title: String
    private let version: String
    private let servers: [String]

    /// Describes the endpoints under that title. `servers` are addresses without a path; by default the
    /// address that served the document.
    public init(title: String, version: String, servers: [String] = ["/"], _ endpoints: [EndpointDescription])
    {
        self.title = title
        self.version = version
        self.servers = servers
        self.endpoints = endpoints.sorted {
            ("\($0.path)", $0.method.rawValue) < ("\($1.path)", $1.method.rawValue)
        }
    }

    /// The document.
    public var text: String {
        JSON.object([
            ("openapi", .string("3.1.0")),
            ("info", .object([("title", .string(title)), ("version", .string(version))])),
            ("servers", .array(servers.map { .object([("url", .string($0))]) })),
            ("paths", .object(paths)),
            (
                "components",
                .object([
                    ("examples", .object(examples(of: endpoints))), ("headers", Self.headers),
                    ("parameters", Self.headerParameters),
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
            ("operationId", .string(endpoint.name)), ("tags", .array([.string(endpoint.tag)])),
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
            inPath.contains($0.name) || endpoint.carriesQuery
        }
        let own = properties.map { parameter($0, inPath: inPath.contains($0.name)) }
        let fields =
            (endpoint.hasValidators ? ["IfNoneMatch"] : []) + (endpoint.takesKey ? ["IdempotencyKey"] : [])
        let ofFiles = endpoint.file == nil ? [] : Self.fileParameters
        let ofEvents = endpoint.events == nil ? [] : [Self.lastEventID]
        return own + fields.map { Self.reference("parameters", $0) } + ofFiles + ofEvents
    }

    private func parameter(_ property: ObjectSchema.Property, inPath: Bool) -> JSON {
        .object([
            ("name", .string(property.name)), ("in", .string(inPath ? "path" : "query")),
            ("required", .bool(inPath || property.isRequired)), ("schema", property.json),
        ])
    }

    private func body(_ endpoint: EndpointDescription, without inPath: Set<String>) -> JSON? {
        if let rule = endpoint.upload { return Self.body(of: rule) }
        guard endpoint.takesBody else { return nil }
        let properties = endpoint.input.properties.filter { !inPath.contains($0.name) }
        let input = endpoint.input
        let schema = ObjectSchema(
            input.name, properties, passingOver: input.passedOver, example: input.example)
        return .object([
            ("required", .bool(properties.contains(where: \.isRequired))),
            (
                "content",
                .object([
                    (
                        "application/json",
                        .object([("schema", schema.definition), ("example", Schema.object(schema).example)])
                    )
                ])
            ),
        ])
    }

    private var schemas: [(String, JSON)] {
        var named: [String: ObjectSchema] = [:]
        for endpoint in endpoints {
            endpoint.output?.collect(into: &named)
            for event in endpoint.events ?? [] { event.data.collect(into: &named) }
            endpoint.input.collectMembers(into: &named)
        }
        var list = named.map { ($0.key, $0.value.definition) }
        list.append(("Problem", Self.problem))
        return list.sorted { $0.0 < $1.0 }
    }
}
