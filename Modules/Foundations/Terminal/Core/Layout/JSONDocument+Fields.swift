extension JSONDocument {
    /// The document with the chosen members alone: of each item of a list, or of a document about one thing.
    /// `price.sale` names a member of a member. Nil if the choice names a member that is not there.
    func chosen(by choice: FieldChoice?) -> JSONDocument? {
        guard let choice else { return self }
        switch self {
        case .array(let items): return Self.chosen(of: items, by: choice).map { .array($0) }
        case .object(let members):
            guard case .array(let items)? = self["items"] else {
                return Self.chosen(of: [self], by: choice)?.first
            }
            guard let chosen = Self.chosen(of: items, by: choice) else { return nil }
            return .object(members.map { $0.0 == "items" ? ($0.0, JSONDocument.array(chosen)) : $0 })
        case .string, .integer, .bool, .null: return self
        }
    }

    /// Each of the items with those members; a member that only some of the items have is null in the others.
    private static func chosen(of items: [JSONDocument], by choice: FieldChoice) -> [JSONDocument]? {
        let paths = choice.names.map { ($0, $0.split(separator: ".").map(String.init)) }
        for (name, path) in paths where !items.isEmpty {
            guard items.contains(where: { $0.member(at: path) != nil }) else {
                choice.refuse(name, known: names(in: items))
                return nil
            }
        }
        return items.map { item in
            JSONDocument.object(paths.map { name, path in (name, item.member(at: path) ?? .null) })
        }
    }

    /// The names of the members of any of the items, each once.
    private static func names(in items: [JSONDocument]) -> [String] {
        var names: [String] = []
        for case .object(let members) in items {
            for (name, _) in members where !names.contains(name) { names.append(name) }
        }
        return names
    }

    private func member(at path: [String]) -> JSONDocument? {
        path.reduce(Optional(self)) { found, name in found?[name] }
    }

    private subscript(name: String) -> JSONDocument? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.0 == name }?.1
    }
}
