import Terminal

/// The words of a command line, seen against the tree of commands.
public struct CommandWords {
    /// The command that the words name.
    public private(set) var command: CommandModel
    /// A word where a command should stand that is none.
    public private(set) var unknown: String?
    /// An option before the command's name that not every command has.
    public private(set) var stray: String?
    /// An option before the command's name behind which its value is missing.
    public private(set) var valueless: CommandModel.Argument?
    /// Whether help is asked for.
    public private(set) var wantsHelp = false
    /// The words behind the command's name, options that stand before it among them.
    public private(set) var rest: [String]
    private let root: CommandModel

    /// Reads them against the tree below `root`.
    public init(_ words: [String], in root: CommandModel) {
        self.root = root
        command = root
        rest = words
        // Where no command is named, nothing has to be known of options, which is slow to find out.
        if root.isLeaf {
            wantsHelp = Self.asksForHelp(words)
            return
        }
        var (early, rest) = ([String](), words[...])
        while let word = rest.popFirst() {
            if word == "--" || unknown != nil {
                rest = words[(rest.startIndex - 1)...]
                break
            }
            if word.hasPrefix("-"), word != "-" {
                early.append(word)
                if stray == nil, !Self.isKnown(word, root) { stray = word }
                if let option = Self.option(word, root) {
                    if let value = rest.popFirst() { early.append(value) } else { valueless = option }
                }
            } else if word == "help", !command.isLeaf {
                wantsHelp = true
            } else if let next = command.child(named: word) {
                command = next
                if next.isLeaf { break }
            } else if command === root, let leaf = root.leaves.first(where: { $0.shortcut == word }) {
                command = leaf
                break
            } else if command.isLeaf || command.defaultSubcommand != nil {
                rest = words[(rest.startIndex - 1)...]
                break
            } else {
                unknown = word
            }
        }
        self.rest = early + rest
        wantsHelp = wantsHelp || Self.asksForHelp(self.rest)
    }

    /// The commands that look most like the unknown word: those that can stand in its place, or else commands
    /// further below the noun, or below any noun, with the noun before them. At most seven.
    public var suggestions: [String] {
        guard let unknown else { return [] }
        if !ownSuggestions.isEmpty { return ownSuggestions }
        return Self.nearest(to: unknown, Self.named(root.leaves))
    }

    /// Whether a noun stands before the unknown word, and what looks like that belongs to others: who typed
    /// it may rather want to know what there is.
    var suggestsOtherNouns: Bool { command.path != root.path && ownSuggestions.isEmpty }

    private var ownSuggestions: [String] {
        guard let unknown else { return [] }
        let here = command.children.map { ($0.commandName, $0.commandName) }
        return [here, Self.named(command.leaves)].lazy.map { Self.nearest(to: unknown, $0) }
            .first { !$0.isEmpty } ?? []
    }

    private static func named(_ leaves: [CommandModel]) -> [(name: String, shown: String)] {
        leaves.flatMap { leaf in
            let path = leaf.path.split(separator: " ").dropFirst().joined(separator: " ")
            return [leaf.commandName, leaf.shortcut].compactMap { $0 }.map { ($0, path) }
        }
    }

    private static func nearest(to word: String, _ names: [(name: String, shown: String)]) -> [String] {
        let rated = names.map { (distance($0.name, word.lowercased()), $0.shown) }
        guard let least = rated.map(\.0).min(), least <= max(1, word.count / 3) else { return [] }
        var shown: [String] = []
        for (rating, name) in rated where rating == least && !shown.contains(name) { shown.append(name) }
        return Array(shown.prefix(7))
    }

    private static func isKnown(_ word: String, _ root: CommandModel) -> Bool {
        let name = String(word.prefix { $0 != "=" })
        return ["-h", "--help", "--version"].contains(name)
            || root.globals.contains { $0.isNamed(name) }
    }

    /// The option of that name whose value is the next word; nil where there is none, or the value with it.
    private static func option(_ word: String, _ root: CommandModel) -> CommandModel.Argument? {
        // These are no options of the commands: what those have need not be found out, which is slow.
        if ["-h", "--help", "--version"].contains(word) || word.contains("=") { return nil }
        return root.globals.first { $0.kind == .option && $0.isNamed(word) }
    }

    /// Whether the version is asked for, and no help.
    var wantsVersion: Bool { !wantsHelp && rest.prefix { $0 != "--" }.contains("--version") }

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
