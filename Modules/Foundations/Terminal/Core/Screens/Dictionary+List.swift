/// Lists among the values of destinations and of `given`, which are texts by name.
extension [String: String] {
    /// The texts as a list of that name, which may be empty.
    public init(_ name: String, listing texts: [String]) {
        self = [name: "\(texts.count)"]
        for (place, text) in texts.enumerated() { self["\(name).\(place)"] = text }
    }

    /// The list of that name; nil if there is none.
    public func list(_ name: String) -> [String]? {
        guard self[name] != nil else { return nil }
        var texts: [String] = []
        while let text = self["\(name).\(texts.count)"] { texts.append(text) }
        return texts
    }
}
