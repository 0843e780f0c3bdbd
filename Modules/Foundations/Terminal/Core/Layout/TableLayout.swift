/// Which columns of a table are shown, and how wide.
struct TableLayout {
    /// The columns that are shown, from left to right.
    private(set) var shown: [Int]
    /// A width for each column, whether shown or not.
    private(set) var widths: [Int]
    /// Whether there is too little room for columns.
    let isStacked: Bool

    private let columns: [Table.Column]

    init(_ columns: [Table.Column], natural: [Int], width: Int) {
        self.columns = columns
        shown = Array(columns.indices)
        widths = natural
        let fewest = columns.indices.map { columns[$0].minimumWidth ?? natural[$0] }
        let wanted = columns.indices.map { index in
            columns[index].wantedWidth.map { min($0, natural[index]) } ?? fewest[index]
        }
        isStacked = width < 60 && Self.sum(of: shown, wanted) > width
        while Self.sum(of: shown, wanted) > width, let next = leftOutNext { shown.removeAll { $0 == next } }
        narrow(to: width, leaving: wanted)
        narrow(to: width, leaving: fewest)
    }

    private var leftOutNext: Int? {
        shown.filter { columns[$0].leftOut != nil }.max {
            columns[$0].leftOut ?? 0 < columns[$1].leftOut ?? 0
        }
    }

    /// Takes cells from the widest column that has more than it must have until the table fits.
    private mutating func narrow(to width: Int, leaving fewest: [Int]) {
        var excess = Self.sum(of: shown, widths) - width
        while excess > 0 {
            let candidates = shown.filter { widths[$0] > fewest[$0] }
            guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
            excess -= 1
        }
    }

    /// The cells of these columns with two blanks between them.
    private static func sum(of shown: [Int], _ widths: [Int]) -> Int {
        shown.reduce(0) { $0 + widths[$1] } + 2 * max(0, shown.count - 1)
    }
}
