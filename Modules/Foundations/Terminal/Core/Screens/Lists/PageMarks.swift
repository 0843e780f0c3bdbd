import Vocabulary

/// Where the pages of a list begin that have been read: at which place, and behind which cursor.
struct PageMarks: Hashable, Sendable {
    private var places: [Int] = []
    private var cursors: [Cursor?] = []

    /// Notes a page behind all others.
    mutating func add(_ cursor: Cursor?, at place: Int) {
        places.append(place)
        cursors.append(cursor)
    }

    /// The pages that hold these non-empty places of a list of that many rows: the places they cover, and the
    /// cursor before them.
    func pages(holding wanted: Range<Int>, of count: Int) -> (places: Range<Int>, cursor: Cursor?) {
        let behind = places.partition { $0 > wanted.lowerBound }
        let end = places.partition { $0 >= wanted.upperBound }
        let last = end < places.count ? places[end] : count
        return (places[max(0, behind - 1)]..<last, cursors[max(0, behind - 1)])
    }
}

extension [Int] {
    /// How many of these ascending numbers stand before the first that is so.
    fileprivate func partition(_ isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
