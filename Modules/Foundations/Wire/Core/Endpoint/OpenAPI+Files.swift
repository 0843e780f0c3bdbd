/// OpenAPI of uploaded and downloaded files.
extension OpenAPI {
    /// The body of an upload: files of one field, each preceded by its texts.
    static func body(of rule: UploadRule) -> JSON {
        let binary = JSON.object([
            ("type", .string("string")), ("contentMediaType", .string("application/octet-stream")),
        ])
        let files = JSON.object([
            ("type", .string("array")), ("items", binary),
            ("minItems", .integer(Int64(rule.count.lowerBound))),
            ("maxItems", .integer(Int64(rule.count.upperBound))),
            ("description", .string(description(rule))),
        ])
        let texts = rule.texts.map { text in (text.name, Self.text(text, rule)) }
        var schema: [(String, JSON)] = [
            ("type", .string("object")), ("properties", .object([(rule.file, files)] + texts)),
        ]
        if rule.count.lowerBound > 0 { schema.append(("required", .array([.string(rule.file)]))) }
        let encoding = JSON.object([(rule.file, .object([("contentType", .string(media(rule)))]))])
        let content = JSON.object([("schema", .object(schema)), ("encoding", encoding)])
        return .object([
            ("required", .bool(true)), ("content", .object([("multipart/form-data", content)])),
        ])
    }

    private static func media(_ rule: UploadRule) -> String {
        rule.mediaTypes.isEmpty ? "application/octet-stream" : rule.mediaTypes.joined(separator: ", ")
    }

    private static func description(_ rule: UploadRule) -> String {
        let texts = rule.texts.map { "`\($0.name)`" }.joined(separator: ", ")
        let order = texts.isEmpty ? "" : " What stands before a file belongs to it: \(texts)."
        return "At most \(rule.largest) bytes each.\(order)"
    }

    private static func text(_ text: UploadRule.Text, _ rule: UploadRule) -> JSON {
        let item = JSON.object([
            ("type", .string("string")), ("description", .string("At most \(text.most) bytes of UTF-8.")),
        ])
        return .object([
            ("type", .string("array")), ("items", item), ("maxItems", .integer(Int64(rule.count.upperBound))),
        ])
    }
}

extension OpenAPI {
    /// Header fields that request a range or revalidate a copy.
    static let fileParameters: [JSON] = [
        reference("parameters", "IfNoneMatch"),
        parameter(
            "Range", "One range of bytes (RFC 9110, section 14.2): `bytes=0-1023`. Several are not served."),
        parameter("If-Range", "The ETag of the bytes that the client has a part of; another gets all."),
    ]

    /// Responses with a file, or in place of one.
    static func fileResponses(_ mediaTypes: [String]) -> [(String, JSON)] {
        let whole = [
            ("Accept-Ranges", header("Ranges are served.", "^bytes$")),
            ("Cache-Control", header("Who may keep it.", "^(public, max-age=[0-9]+|private, no-store)$")),
            ("Content-Disposition", header("What the file may be called.", "^inline")),
            ("ETag", reference("headers", "ETag")), ("X-Request-Id", reference("headers", "RequestID")),
        ]
        let range = ("Content-Range", header("Which bytes these are.", "^bytes [0-9]+-[0-9]+/[0-9]+$"))
        return [
            ("200", file("The file.", whole, mediaTypes)),
            ("206", file("A range of the file.", whole + [range], mediaTypes)),
            ("304", reference("responses", "NotModified")),
            (
                "307",
                file("Where the file is, for a short time.", [("Location", header("A URL.", "^http"))], [])
            ),
        ]
    }

    /// The header fields of an answer to an unsatisfiable range.
    static let outside = JSON.object([
        ("Content-Range", header("How many bytes the file has.", "^bytes \\*/[0-9]+$"))
    ])

    private static func file(
        _ description: String, _ headers: [(String, JSON)], _ mediaTypes: [String]
    ) -> JSON {
        var members: [(String, JSON)] = [
            ("description", .string(description)),
            ("headers", .object(headers.sorted { $0.0 < $1.0 })),
        ]
        if !mediaTypes.isEmpty {
            members.append(("content", .object(mediaTypes.map { ($0, .object([("schema", .object([]))])) })))
        }
        return .object(members)
    }

    static func header(_ description: String, _ pattern: String) -> JSON {
        .object([
            ("description", .string(description)),
            ("schema", .object([("type", .string("string")), ("pattern", .string(pattern))])),
        ])
    }

    static func parameter(_ name: String, _ description: String) -> JSON {
        .object([
            ("name", .string(name)), ("in", .string("header")), ("required", .bool(false)),
            ("description", .string(description)), ("schema", .object([("type", .string("string"))])),
        ])
    }
}
