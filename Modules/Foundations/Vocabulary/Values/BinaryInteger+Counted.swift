extension BinaryInteger {
    /// The number with its English noun, which is given in the singular: `1 post`, `3 batches`.
    public func counted(_ noun: String) -> String { "\(self) \(self == 1 ? noun : noun.plural)" }
}

extension String {
    /// The plural of an English noun, by rule (`reply` replies, `batch` batches, `shelter` shelters), of
    /// `person` people. Of several words the last one changes.
    public var plural: String {
        if hasSuffix("person") { return dropLast("person".count) + "people" }
        if ["s", "x", "z", "ch", "sh"].contains(where: hasSuffix) { return self + "es" }
        if hasSuffix("y"), let before = dropLast().last, !"aeiou".contains(before) {
            return dropLast() + "ies"
        }
        return self + "s"
    }
}
