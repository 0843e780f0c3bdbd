import Vocabulary

/// Distributes an input's members over path, query and body, in both directions.
enum RequestMembers {
    /// Collects the members of a request's input. Throws `badRequest`.
    static func read(
        _ request: WireRequest, _ target: Target, _ path: [(name: String, text: String)],
        _ endpoint: EndpointDescription
    ) throws(ServiceFailure) -> JSONObject {
        var members = JSONObject()
        for (name, text) in path { _ = members.add(name, json(text, endpoint.input.schema(of: name))) }
        if endpoint.carriesQuery {
            guard endpoint.upload != nil || request.body.isEmpty else {
                throw .badRequest([FieldError("body", .unexpected)])
            }
            try readQuery(target.query, endpoint.input, into: &members)
        } else {
            if let pair = target.query.first { throw .badRequest([FieldError(pair.name, .unexpected)]) }
            try readBody(request, into: &members)
        }
        return members
    }

    /// The request that carries these members.
    static func request(_ members: JSONObject, _ endpoint: EndpointDescription) -> WireRequest {
        let inPath = Set(endpoint.path.members)
        let path = endpoint.path.segments.map { segment in
            switch segment {
            case .literal(let text): "/" + text
            case .member(let name): "/" + percentEncoded(members[name].map(text) ?? "")
            }
        }.joined()
        let rest = members.members.filter { !inPath.contains($0.name) }
        var request = WireRequest(method: endpoint.method.rawValue, target: path)
        if endpoint.carriesQuery {
            let pairs = rest.flatMap { member in
                texts(member.value).map { percentEncoded(member.name) + "=" + percentEncoded($0) }
            }
            if !pairs.isEmpty { request.target += "?" + pairs.joined(separator: "&") }
        } else if endpoint.input.properties.count > inPath.count {
            request.headers["content-type"] = "application/json"
            request.body = body(rest)
        }
        return request
    }

    private static func readQuery(
        _ query: [(name: String, text: String)], _ input: ObjectSchema, into members: inout JSONObject
    ) throws(ServiceFailure) {
        var lists: [(name: String, items: [JSON])] = []
        for (name, text) in query {
            if case .array(let item)? = input.schema(of: name)?.present {
                if let index = lists.firstIndex(where: { $0.name == name }) {
                    lists[index].items.append(json(text, item))
                } else {
                    lists.append((name, [json(text, item)]))
                }
            } else if !members.add(name, json(text, input.schema(of: name))) {
                throw .badRequest([FieldError(name, .unexpected)])
            }
        }
        for (name, items) in lists { _ = members.add(name, .array(items)) }
        // A query can express an empty list only by omission.
        for property in input.properties where property.fallback == nil {
            if case .array = property.schema { _ = members.add(property.name, .array([])) }
        }
    }

    private static func readBody(_ request: WireRequest, into members: inout JSONObject)
        throws(ServiceFailure)
    {
        if request.body.isEmpty { return }
        let type = request.headers["content-type"]?.lowercased().prefix { $0 != ";" && $0 != " " }
        guard type == "application/json" else {
            throw .badRequest([FieldError("content-type", .malformed(expected: "application/json"))])
        }
        let document: JSON
        do throws(JSONSyntaxError) {
            document = try JSONReader.read(request.body)
        } catch {
            let expected = "JSON: at byte \(error.offset) \(error.reason)"
            throw .badRequest([FieldError("body", .malformed(expected: expected))])
        }
        guard case .object(let object) = document else {
            throw .badRequest([FieldError("body", .malformed(expected: "a JSON object"))])
        }
        // A sent-back answer may repeat the member in the path.
        for member in object.members
        where !members.add(member.name, member.value) && members[member.name] != member.value {
            throw .badRequest([FieldError(member.name, .unexpected)])
        }
    }

    /// A text of path or query in the schema's type; unchanged if it does not fit, so that the coder reports
    /// it.
    private static func json(_ text: String, _ schema: Schema?) -> JSON {
        switch schema?.present {
        case .integer: Int64(text).map(JSON.integer) ?? .string(text)
        case .bool: text == "true" ? .bool(true) : text == "false" ? .bool(false) : .string(text)
        default: .string(text)
        }
    }

    private static func text(_ json: JSON) -> String {
        switch json {
        case .string(let text), .number(let text): text
        case .integer(let number): String(number)
        case .bool(let flag): String(flag)
        case .null, .array, .object: ""
        }
    }

    private static func texts(_ json: JSON) -> [String] {
        if case .array(let items) = json { items.map(text) } else { [text(json)] }
    }

    private static func body(_ members: [JSONObject.Member]) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        for member in members {
            writer.key(text: member.name)
            writer.json(member.value)
        }
        writer.endObject()
        return writer.bytes
    }
}

extension ObjectSchema {
    func schema(of name: String) -> Schema? {
        properties.first { $0.name == name }?.schema
    }
}
