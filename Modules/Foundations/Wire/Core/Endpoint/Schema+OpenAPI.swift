extension Schema {
    /// The schema as a JSON Schema document, named objects by reference.
    var reference: JSON {
        switch self {
        case .string(let format, let minimumLength, let maximumLength, let pattern, let example):
            var members: [(String, JSON)] = [("type", .string("string"))]
            if let format { members.append(("format", .string(format))) }
            if let minimumLength { members.append(("minLength", .integer(Int64(minimumLength)))) }
            if let maximumLength { members.append(("maxLength", .integer(Int64(maximumLength)))) }
            if let pattern { members.append(("pattern", .string(pattern))) }
            if let example { members.append(("examples", .array([.string(example)]))) }
            return .object(members)
        case .choice(let allowed):
            return .object([("type", .string("string")), ("enum", .array(allowed.map(JSON.string)))])
        case .integer(let minimum, let maximum):
            var members: [(String, JSON)] = [("type", .string("integer")), ("format", .string("int64"))]
            if let minimum { members.append(("minimum", .integer(minimum))) }
            if let maximum { members.append(("maximum", .integer(maximum))) }
            return .object(members)
        case .bool: return .object([("type", .string("boolean"))])
        case .array(let item): return .object([("type", .string("array")), ("items", item.reference)])
        case .object(let object): return .object([("$ref", .string("#/components/schemas/\(object.name)"))])
        case .optional(let schema): return schema.reference
        case .either(let forms): return .object([("anyOf", .array(forms.map(\.reference)))])
        case .anyObject: return .object([("type", .string("object"))])
        }
    }

    /// The schema of a whole answer, which cannot be omitted: an absent value is `null`.
    var answer: JSON {
        guard isOptional else { return reference }
        return .object([("anyOf", .array([reference, .object([("type", .string("null"))])]))])
    }

    /// Collects the named objects inside.
    func collect(into named: inout [String: ObjectSchema]) {
        switch self {
        case .array(let item), .optional(let item): item.collect(into: &named)
        case .either(let forms): for form in forms { form.collect(into: &named) }
        case .object(let object):
            named[object.name] = object
            object.collectMembers(into: &named)
        case .string, .choice, .integer, .bool, .anyObject: break
        }
    }
}

extension ObjectSchema {
    /// Collects the named objects inside.
    func collectMembers(into named: inout [String: ObjectSchema]) {
        for property in properties + passedOver { property.schema.collect(into: &named) }
    }

    /// The object as a JSON Schema document. Ignored members appear as `readOnly`.
    var definition: JSON {
        let own = properties.map { ($0.name, $0.json) }
        let others = passedOver.map { ($0.name, $0.schema.reference.with("readOnly", .bool(true))) }
        var members: [(String, JSON)] = [
            ("type", .string("object")), ("properties", .object(own + others)),
        ]
        let required = properties.filter(\.isRequired).map { JSON.string($0.name) }
        if !required.isEmpty { members.append(("required", .array(required))) }
        return .object(members)
    }
}

extension ObjectSchema.Property {
    /// Whether the member is required.
    var isRequired: Bool { note == .required || fallback == nil && !schema.isOptional }

    /// The member's schema with its default and its note.
    var json: JSON {
        let noted = note == .deprecated ? schema.reference.with("deprecated", .bool(true)) : schema.reference
        guard note != .required, let fallback, !noted.hasMember("$ref") else { return noted }
        return noted.with("default", fallback)
    }
}

extension JSON {
    /// An object with these members; repeated names are skipped.
    static func object(_ members: [(String, JSON)]) -> JSON {
        var object = JSONObject()
        for (name, value) in members { _ = object.add(name, value) }
        return .object(object)
    }

    /// The object with one more member; other documents unchanged.
    func with(_ name: String, _ value: JSON) -> JSON {
        guard case .object(var object) = self else { return self }
        _ = object.add(name, value)
        return .object(object)
    }

    /// The document over several lines, indented by two blanks.
    var pretty: String { pretty(indent: "") }

    private func pretty(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .array(let items) where !items.isEmpty:
            let lines = items.map { inner + $0.pretty(indent: inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let object) where !object.members.isEmpty:
            let lines = object.members.map { member in
                "\(inner)\(JSON.string(member.name).compact): \(member.value.pretty(indent: inner))"
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        default: return compact
        }
    }

    /// The document on one line, without blanks.
    var compact: String {
        var writer = JSONWriter()
        writer.json(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
