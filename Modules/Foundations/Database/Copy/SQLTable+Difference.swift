import Database

extension SQLTable {
    /// The key of the first row that only one of two pages has, or that differs in them; nil if the pages are
    /// equal. Both are in the order of their keys and begin at the same place.
    func firstDifference(_ ours: [[SQLValue]], _ theirs: [[SQLValue]]) -> [SQLValue]? {
        for index in 0..<max(ours.count, theirs.count) {
            guard index < ours.count else { return key(of: theirs[index]) }
            guard index < theirs.count else { return key(of: ours[index]) }
            if PackedRow(ours[index]).bytes == PackedRow(theirs[index]).bytes { continue }
            let (mine, other) = (key(of: ours[index]), key(of: theirs[index]))
            return other.precedes(mine) ? other : mine
        }
        return nil
    }
}

extension [SQLValue] {
    /// Whether the key stands before another one of the same columns, in the order of the engines.
    func precedes(_ other: [SQLValue]) -> Bool {
        for (left, right) in zip(self, other) {
            switch (left, right) {
            case (.integer(let left), .integer(let right)) where left != right: return left < right
            case (.text(let left), .text(let right)) where !left.utf8.elementsEqual(right.utf8):
                return left.utf8.lexicographicallyPrecedes(right.utf8)
            case (.bytes(let left), .bytes(let right)) where left != right:
                return left.lexicographicallyPrecedes(right)
            default: continue
            }
        }
        return false
    }

    /// The key for a person.
    var spoken: String { map(\.spoken).joined(separator: ", ") }
}

extension SQLValue {
    fileprivate var spoken: String {
        switch self {
        case .null: "NULL"
        case .integer(let number): String(number)
        case .text(let text): text
        case .bytes(let bytes): bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }
}
