/// OpenAPI of responses.
extension OpenAPI {
    func responses(_ endpoint: EndpointDescription) -> JSON {
        var responses =
            endpoint.file.map(Self.fileResponses) ?? endpoint.events.map(Self.eventResponses)
            ?? [(String(endpoint.status), Self.success(endpoint))]
        if endpoint.hasValidators { responses.append(("304", Self.reference("responses", "NotModified"))) }
        let problems = Dictionary(grouping: endpoint.problems, by: \.status)
        for (status, problems) in problems.sorted(by: { $0.key < $1.key }) {
            let refusal = Self.refusal(Set(problems.map(\.code)).sorted())
            responses.append(
                (String(status), status == 416 ? refusal.with("headers", Self.outside) : refusal))
        }
        return .object(responses)
    }

    private static func success(_ endpoint: EndpointDescription) -> JSON {
        var headers = [("X-Request-Id", reference("headers", "RequestID"))]
        if endpoint.hasValidators { headers.insert(("ETag", reference("headers", "ETag")), at: 0) }
        var members: [(String, JSON)] = [("description", .string("Done.")), ("headers", .object(headers))]
        if let output = endpoint.output {
            let content = JSON.object([("schema", output.answer), ("example", output.example)])
            members.append(("content", .object([("application/json", content)])))
        }
        return .object(members)
    }

    private static func refusal(_ codes: [String]) -> JSON {
        let content = JSON.object([
            ("schema", .object([("$ref", .string("#/components/schemas/Problem"))])),
            ("examples", .object(codes.map { ($0, reference("examples", $0)) })),
        ])
        return .object([
            ("description", .string(codes.joined(separator: ", "))),
            ("content", .object([("application/problem+json", content)])),
        ])
    }

    /// One problem document for each code that any endpoint declares.
    func examples(of endpoints: [EndpointDescription]) -> [(String, JSON)] {
        var examples: [String: JSON] = [:]
        for problem in endpoints.flatMap(\.problems) where examples[problem.code] == nil {
            examples[problem.code] = (try? JSONReader.read(problem.bytes)).map { .object([("value", $0)]) }
        }
        return examples.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    static let problem = JSON.object([
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
