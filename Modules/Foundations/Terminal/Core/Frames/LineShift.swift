/// Lines of a frame that stand higher or lower in the next one, as those of a list that is scrolled.
struct LineShift: Hashable, Sendable {
    /// The lines that are moved, and those that come free by that.
    let lines: Range<Int>
    /// By how many lines they stand higher; lower if negative.
    let distance: Int

    /// How most lines were moved that were, by a few at once; nil where it is not worth it.
    init?(from former: Frame, to frame: Frame) {
        let changed = (0..<frame.size.rows).filter { !frame.shows($0, as: $0, of: former) }
        guard changed.count > Self.least else { return nil }
        var best: [Int] = []
        var distance = 0
        for candidate in Self.distances {
            let moved = changed.filter { row in
                (0..<frame.size.rows).contains(row + candidate)
                    && frame.shows(row, as: row + candidate, of: former)
            }
            if moved.count > best.count { (best, distance) = (moved, candidate) }
        }
        guard best.count >= Self.least, let first = best.first, let last = best.last else { return nil }
        self.distance = distance
        lines = min(first, first + distance)..<max(last, last + distance) + 1
    }

    /// The line from which that one has been moved; nil for one that has come free. Others stay.
    func source(of row: Int) -> Int? {
        guard lines.contains(row) else { return row }
        return lines.contains(row + distance) ? row + distance : nil
    }

    /// Where the lines stood that are moved.
    var kept: Range<Int> {
        distance > 0
            ? lines.lowerBound + distance..<lines.upperBound
            : lines.lowerBound..<lines.upperBound + distance
    }

    /// A line, and turns of a wheel.
    private static let distances = [1, -1, 2, -2, 3, -3]
    /// For fewer lines it is not shorter to move them.
    private static let least = 3
}
