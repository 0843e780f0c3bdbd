/// Lines of Swift source, broken where `swift format` leaves them.
struct FakeLines {
    private var lines: [String] = []

    /// The source, with a line break at its end.
    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Adds a line below that many blanks.
    mutating func add(_ line: String, at indentation: Int = 0) {
        lines.append(line.isEmpty ? "" : String(repeating: " ", count: indentation) + line)
    }

    /// Adds the first of these layouts whose lines all fit; the last one if none does.
    mutating func add(firstOf layouts: [[String]], at indentation: Int) {
        let limit = LengthRule.lineLimit - indentation
        let fitting = layouts.first { $0.allSatisfy { $0.count <= limit } } ?? layouts.last
        for line in fitting ?? [] { add(line, at: indentation) }
    }

    /// Adds a list between brackets: on one line, else with the items on lines of their own.
    mutating func add(_ head: String, _ items: [String], _ tail: String, at indentation: Int) {
        let inner = Self.filled(items, at: indentation + 4).map { "    " + $0 }
        let whole = head + items.joined(separator: ", ") + tail
        add(firstOf: [[whole], [head] + inner + [tail]], at: indentation)
    }

    /// Items with commas between them, as many on a line as fit below that many blanks.
    static func filled(_ items: [String], at indentation: Int) -> [String] {
        var lines: [String] = []
        for (index, item) in items.enumerated() {
            let item = index + 1 < items.count ? item + "," : item
            if let last = lines.last, indentation + last.count + 1 + item.count <= LengthRule.lineLimit {
                lines[lines.count - 1] = last + " " + item
            } else {
                lines.append(item)
            }
        }
        return lines
    }
}
