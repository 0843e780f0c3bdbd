import Terminal

/// The words of a command line, seen against the tree of commands.
struct CommandWords {
    /// The command that the words name.
    private(set) var command: CommandModel
    /// A word where a command should stand that is none.
    private(set) var unknown: String?
    /// An option before the command's name that not every command has.
    private(set) var stray: String?
    /// Whether help is asked for.
    private(set) var wantsHelp = false
    /// The words as the parser takes them: options before the command's name moved behind it.
    private(set) var arranged: [String]

    init(_ words: [String], in root: CommandModel) {
        command = root
        arranged = words
        var (names, early, rest) = ([String](), [String](), words[...])
        while let word = rest.popFirst() {
            if word == "--" || unknown != nil {
                rest = words[(rest.startIndex - 1)...]
                break
            }
            if word.hasPrefix("-"), word != "-" {
                early.append(word)
                if stray == nil, !Self.isKnown(word, root) { stray = word }
                if Self.takesValue(word, root), let value = rest.popFirst() { early.append(value) }
            } else if word == "help", !command.children.isEmpty {
                wantsHelp = true
            } else if let next = command.children.first(where: { $0.commandName == word }) {
                command = next
                names.append(word)
                if next.children.isEmpty { break }
            } else if command.children.isEmpty || command.defaultSubcommand != nil {
                rest = words[(rest.startIndex - 1)...]
                break
            } else {
                unknown = word
            }
        }
        let tail = Array(rest)
        wantsHelp = wantsHelp || Self.asksForHelp(early + tail)
        arranged = names + early + tail
    }

    /// The commands that can stand where the unknown word stands and look most like it.
    var suggestion: String? {
        guard let unknown else { return nil }
        let names = command.children.map(\.commandName)
        let nearest = names.map { ($0, distance($0, unknown.lowercased())) }.min { $0.1 < $1.1 }
        return nearest.flatMap { $0.1 <= max(1, unknown.count / 3) ? $0.0 : nil }
    }

    private static func isKnown(_ word: String, _ root: CommandModel) -> Bool {
        let name = String(word.prefix { $0 != "=" })
        return ["-h", "--help", "--version"].contains(name)
            || root.leaves.first?.globals.contains { $0.isNamed(name) } == true
    }

    private static func takesValue(_ word: String, _ root: CommandModel) -> Bool {
        if ["-h", "--help", "--version"].contains(word) { return false }
        guard !word.contains("="), let globals = root.leaves.first?.globals else { return false }
        return globals.contains { $0.kind == .option && $0.isNamed(word) }
    }

    private static func asksForHelp(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }
}

/// How many letters must be typed, left out, replaced or swapped with their neighbour to get from one word to
/// the other (optimal string alignment distance).
func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
        var line = [row + 1]
        for (column, other) in right.enumerated() {
            var best = min(last[column + 1] + 1, line[column] + 1, last[column] + (letter == other ? 0 : 1))
            if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
                best = min(best, before[column - 1] + 1)
            }
            line.append(best)
        }
        (before, last) = (last, line)
    }
    return last[right.count]
}
