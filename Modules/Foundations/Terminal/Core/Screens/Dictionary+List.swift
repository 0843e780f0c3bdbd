/// Lists among the values of destinations and of `given`, which are texts by name.
extension [String: String] {
    /// The texts as a list of that name, which may be empty.
    public init(_ name: String, listing texts: [String]) {
        self = [name: "\(texts.count)"]
        for (place, text) in texts.enumerated() { self["\(name).\(place)"] = text }
    }

    /// The list of that name; nil if there is none. What a longer list left behind it is not read.
    public func list(_ name: String) -> [String]? {
        guard let count = self[name].flatMap({ Int($0) }) else { return nil }
        var texts: [String] = []
        while texts.count < count, let text = self["\(name).\(texts.count)"] { texts.append(text) }
        return texts
    }
}
