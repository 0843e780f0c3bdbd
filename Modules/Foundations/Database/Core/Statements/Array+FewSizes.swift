extension Array where Element: Hashable {
    /// The elements in parts for `IN (…)`, none of which is empty: each has 256 elements or a smaller power
    /// of two, filled up with its last one, so that a list of any length takes nine prepared statements.
    public var partsOfFewSizes: [[Element]] {
        stride(from: 0, to: count, by: 256).map { start in
            var part = Array(self[start..<Swift.min(start + 256, count)])
            var size = 1
            while size < part.count { size *= 2 }
            if let last = part.last {
                part += repeatElement(last, count: size - part.count)
            }
            return part
        }
    }
}
