/// OpenAPI of header fields.
extension OpenAPI {
    static func reference(_ kind: String, _ name: String) -> JSON {
        .object([("$ref", .string("#/components/\(kind)/\(name)"))])
    }

    static let headers = JSON.object([
        (
            "ETag",
            header("The strong validator of these bytes (RFC 9110, section 8.8.3).", pattern: "^\"[!-~]+\"$")
        ),
        (
            "RequestID",
            header("The request's name, as the server's log has it.", pattern: "^[A-Za-z0-9._-]{1,64}$")
        ),
    ])

    static let headerParameters = JSON.object([
        (
            "IdempotencyKey",
            .object([
                ("name", .string("Idempotency-Key")), ("in", .string("header")), ("required", .bool(false)),
                (
                    "description",
                    .string(
                        "A text that the client makes for this request alone, such as a UUID, in quotes or "
                            + "bare. The same key and request again give the same answer and have no second "
                            + "effect, for 30 days.")
                ),
                (
                    "schema",
                    .object([
                        ("type", .string("string")), ("minLength", .integer(1)), ("maxLength", .integer(512)),
                    ])
                ),
            ])
        ),
        (
            "IfNoneMatch",
            .object([
                ("name", .string("If-None-Match")), ("in", .string("header")), ("required", .bool(false)),
                (
                    "description",
                    .string("Validators of answers that the client has (RFC 9110, section 13.1.2), or `*`.")
                ),
                ("schema", .object([("type", .string("string"))])),
            ])
        ),
    ])

    static let sharedResponses = JSON.object([
        (
            "NotModified",
            .object([
                ("description", .string("The client has these bytes already; there is no body.")),
                (
                    "headers",
                    .object([
                        ("ETag", reference("headers", "ETag")),
                        ("X-Request-Id", reference("headers", "RequestID")),
                    ])
                ),
            ])
        )
    ])

    private static func header(_ description: String, pattern: String) -> JSON {
        .object([
            ("description", .string(description)),
            ("schema", .object([("type", .string("string")), ("pattern", .string(pattern))])),
        ])
    }
}
