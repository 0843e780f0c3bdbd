import Vocabulary

/// The lists of names that come with a database.
enum ZoneList {
    /// The largest list that is read; that of the database has some 114,000 bytes.
    private static let mostBytes = 1 << 20
    /// More names are not kept; the database has some 600.
    private static let mostNames = 2_000

    /// The names in a folder of the database, in order: those of `tzdata.zi`, or else of a table of zones.
    static func names(in folder: String) -> [String] {
        let lists: [(file: String, name: ([Substring]) -> Substring?)] = [
            // `Z Asia/Seoul 8:27:52 - LMT 1908`, and for another name of one `L Asia/Seoul ROK`.
            ("tzdata.zi", { $0[0] == "Z" ? $0[1] : $0[0] == "L" && $0.count > 2 ? $0[2] : nil }),
            ("zone1970.tab", { $0.count > 2 && !$0[0].hasPrefix("#") ? $0[2] : nil }),
            ("zone.tab", { $0.count > 2 && !$0[0].hasPrefix("#") ? $0[2] : nil }),
        ]
        for list in lists {
            let names = lines(of: "\(folder)/\(list.file)").compactMap { line in
                let words = line.split { $0 == " " || $0 == "\t" }
                return words.count > 1 ? list.name(words).map { String($0) } : nil
            }
            let known = Set(names.filter(ZoneName.isName))
            if !known.isEmpty { return Array(known.sorted().prefix(mostNames)) }
        }
        return []
    }

    private static func lines(of path: String) -> [Substring] {
        guard let bytes = SystemFile.bytes(path, atMost: mostBytes) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    }

    /// The names that a text may have meant, the likeliest first, at most three: `asia/seoul`, `Seoul`,
    /// `Asia/Soul` for `Asia/Seoul`.
    static func nearest(to text: String, among names: [String]) -> [String] {
        let typed = Array(text.lowercased().utf8.map { $0 == 32 ? UInt8(ascii: "_") : $0 })
        guard (1...ZoneName.mostBytes).contains(typed.count) else { return [] }
        let allowed = max(1, typed.count / 4)
        let ranked = names.compactMap { name -> (distance: Int, name: String)? in
            let whole = Array(name.lowercased().utf8)
            let place = whole.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? whole
            let ways = [distance(typed, whole, atMost: allowed), distance(typed, place, atMost: allowed)]
            return ways.compactMap(\.self).min().map { ($0, name) }
        }
        return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
    }

    /// How many letters are to be changed, added or left out to make one text the other; nil if it is more.
    private static func distance(_ one: [UInt8], _ other: [UInt8], atMost most: Int) -> Int? {
        guard abs(one.count - other.count) <= most else { return nil }
        var row = Array(0...other.count)
        for (line, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in other.indices {
                let changed = diagonal + (letter == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count] <= most ? row[other.count] : nil
    }
}
