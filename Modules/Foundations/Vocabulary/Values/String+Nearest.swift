extension String {
    /// How many letters must be typed, left out, replaced or swapped with their neighbour to get from one
    /// word to the other (optimal string alignment distance).
    public func distance(to other: String) -> Int {
        let (left, right) = (Array(self), Array(other))
        var before: [Int] = []
        var last = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var line = [row + 1]
            for (column, other) in right.enumerated() {
                var best = Swift.min(
                    last[column + 1] + 1, line[column] + 1, last[column] + (letter == other ? 0 : 1))
                if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                    best = Swift.min(best, before[column - 1] + 1)
                }
                line.append(best)
            }
            (before, last) = (last, line)
        }
        return last[right.count]
    }
}

extension [String] {
    /// The three names that look most like the text, the nearest first; of names with dots or hyphens also
    /// one of their words may look like it.
    public func nearest(to text: String) -> [String] {
        let word = text.lowercased()
        func least(_ name: String) -> Int {
            let words = name.lowercased().split { $0 == "." || $0 == "-" }.map(String.init)
            return (words + [name.lowercased()]).map { $0.distance(to: word) }.min() ?? .max
        }
        let rated = map { (name: $0, distance: least($0)) }
        let sorted = rated.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return sorted.prefix(3).map(\.name)
    }
}
