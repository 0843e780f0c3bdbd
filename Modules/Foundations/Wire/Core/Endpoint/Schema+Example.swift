extension Schema {
    /// An example of this schema: the declared one, else one by its kind.
    var example: JSON {
        switch self {
        case .string(_, _, _, _, let example?): .string(example)
        case .string(let format, _, _, _, nil): .string(Self.text(of: format))
        case .choice(let allowed): .string(allowed.first ?? "")
        case .integer(let minimum, _): .integer(max(1, minimum ?? 1))
        case .bool: .bool(false)
        case .array(let item): .array([item.example])
        case .object(let object): object.example ?? object.ofMembers
        case .optional(let schema): schema.example
        case .either(let forms): forms.first?.example ?? .null
        case .anyObject: .object(JSONObject())
        }
    }

    private static func text(of format: String?) -> String {
        switch format {
        case "date-time": "2026-11-21T09:46:00.000000Z"
        case "date": "1990-01-31"
        case "email": "dal@example.com"
        case "password": "느티나무 그늘 아래 42"
        default: "…"
        }
    }
}

extension ObjectSchema {
    /// The examples of the members, without deprecated ones.
    fileprivate var ofMembers: JSON {
        .object(properties.filter { $0.note != .deprecated }.map { ($0.name, $0.schema.example) })
    }
}
