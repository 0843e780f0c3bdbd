@testable import Terminal

/// What a terminal keeps and shows of pictures, as far as it is told: by kitty's protocol, and by strings
/// that name what they paint.
struct PictureBoard {
    /// What was painted over a cell: of which picture, and which of its cells.
    struct Painted: Hashable {
        let name: Substring
        let place: Point
    }

    /// What is kept for placeholders, by number.
    private(set) var kept: [UInt32: Substring] = [:]
    private(set) var painted: [Point: Painted] = [:]
    private var coming: (number: UInt32, name: Substring)?

    /// Answers what is wrong with it.
    mutating func take(_ string: Substring, at cursor: Point, on size: Size) -> String? {
        string.hasPrefix("_G") ? obey(string.dropFirst(2)) : paint(string.dropFirst(), cursor, size)
    }

    /// These cells, or all, are written over.
    mutating func wipe(_ part: Rect? = nil) {
        guard let part else { return painted = [:] }
        for column in part.columns { painted[Point(column: column, row: part.origin.row)] = nil }
    }

    private mutating func obey(_ command: Substring) -> String? {
        let parts = command.split(separator: ";", maxSplits: 1)
        var keys: [Substring: Substring] = [:]
        for key in parts[0].split(separator: ",") { keys[key.prefix(1)] = key.dropFirst(2) }
        let number = keys["i"].flatMap { UInt32($0) } ?? 0
        switch (keys["a"], keys["m"], coming) {
        case ("d", _, nil) where keys["d"] == "I" && keys["q"] == "2": kept[number] = nil
        case ("T", "1", nil) where keys["U"] == "1" && keys["q"] == "2" && kept[number] == nil && number > 0:
            coming = (number, "")
        case (nil, "1", let open?): coming = (open.number, parts.count > 1 ? parts[1].prefix(1) : "")
        case (nil, "0", let open?) where keys["q"] == nil:
            kept[open.number] = open.name
            coming = nil
        // Broken off, or nothing to break off.
        case (nil, "0", _) where keys["q"] == "2": coming = nil
        default: return "_G\(command)"
        }
        return nil
    }

    /// `Pname,columns,rows`.
    private mutating func paint(_ string: Substring, _ cursor: Point, _ size: Size) -> String? {
        let parts = string.split(separator: ",")
        guard parts.count == 3, let columns = Int(parts[1]), let rows = Int(parts[2]) else {
            return "P\(string)"
        }
        let part = Rect(cursor, Size(columns: columns, rows: rows))
        guard Rect(size).intersection(part) == part, part.rows.upperBound < size.rows else {
            return "painted at \(cursor)"
        }
        for row in 0..<rows {
            for column in 0..<columns {
                let place = Point(column: column, row: row)
                painted[Point(column: cursor.column + column, row: cursor.row + row)] =
                    Painted(name: parts[0], place: place)
            }
        }
        return nil
    }
}
