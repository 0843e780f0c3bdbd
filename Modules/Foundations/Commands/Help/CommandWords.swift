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
    let root: CommandModel

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

    private static let versions: Set = ["--version", "-v", "-V"]
    private static let own = versions.union(["-h", "--help"])

    private static func isKnown(_ word: String, _ root: CommandModel) -> Bool {
        let name = String(word.prefix { $0 != "=" })
        return own.contains(name)
            || root.globals.contains { $0.isNamed(name) }
    }

    /// The option of that name whose value is the next word; nil where there is none, or the value with it.
    private static func option(_ word: String, _ root: CommandModel) -> CommandModel.Argument? {
        // These are no options of the commands: what those have need not be found out, which is slow.
        if own.contains(word) || word.contains("=") { return nil }
        return root.globals.first { $0.kind == .option && $0.isNamed(word) }
    }

    /// Whether the version is asked for, and no help.
    var wantsVersion: Bool {
        !wantsHelp && rest.prefix { $0 != "--" }.contains { Self.versions.contains($0) }
    }

    /// The words that may name a record: neither options nor the values of those that every command has.
    var texts: [String] {
        var (texts, rest) = ([String](), self.rest[...])
        while let word = rest.popFirst(), word != "--" {
            if !word.hasPrefix("-") { texts.append(word) }
            if Self.option(word, root) != nil { _ = rest.popFirst() }
        }
        return texts
    }

    private static func asksForHelp(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }
}
