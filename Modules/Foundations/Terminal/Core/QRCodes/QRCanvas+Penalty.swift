extension QRCanvas {
    /// How much there is that a reader could mistake (ISO/IEC 18004:2015, table 11).
    var penalty: Int {
        let rows = (0..<size).map { row in (0..<size).map { self[row, $0] } }
        let columns = (0..<size).map { column in (0..<size).map { self[$0, column] } }
        let lines = rows + columns
        return lines.reduce(squares + imbalance) { $0 + Self.runs($1) + Self.finders($1) }
    }

    /// 3 for five modules of a kind in a line, and one for each further.
    private static func runs(_ line: [Bool]) -> Int {
        var (penalty, length) = (0, 0)
        for (index, dark) in line.enumerated() {
            length = index > 0 && line[index - 1] == dark ? length + 1 : 1
            if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
        }
        return penalty
    }

    /// 40 for each part of a line that looks like the middle of a large square with four light modules beside
    /// it; beyond the code all are light.
    private static func finders(_ line: [Bool]) -> Int {
        let beyond = [Bool](repeating: false, count: 4)
        let line = beyond + line + beyond
        return (4...line.count - 11).reduce(0) { penalty, start in
            guard line[start..<start + 7].elementsEqual(finder) else { return penalty }
            let isBehindLight = !line[start - 4..<start].contains(true)
            let isBeforeLight = !line[start + 7..<start + 11].contains(true)
            return penalty + (isBehindLight || isBeforeLight ? 40 : 0)
        }
    }

    private static let finder = [true, false, true, true, true, false, true]

    /// 3 for each square of four modules of a kind.
    private var squares: Int {
        (0..<size - 1).reduce(0) { penalty, row in
            let found = (0..<size - 1).filter { column in
                let dark = self[row, column]
                return self[row, column + 1] == dark && self[row + 1, column] == dark
                    && self[row + 1, column + 1] == dark
            }
            return penalty + 3 * found.count
        }
    }

    /// 10 for each 5 % by which the dark modules are more or fewer than half.
    private var imbalance: Int {
        let all = size * size
        let dark = isDark.reduce(0) { $0 + ($1 ? 1 : 0) }
        return 10 * (abs(dark * 20 - all * 10) / all)
    }
}
