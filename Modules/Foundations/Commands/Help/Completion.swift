import Terminal

/// The completions at a press of Tab, computed from the tree of commands. A shell asks the program itself
/// (`CompletionScript`), so that the offers match what the program accepts.
struct Completion {
    /// A possible word, with its explanation.
    struct Offer: Hashable {
        let word: String
        let meaning: String
    }

    /// What the shell offers.
    enum Answer: Hashable {
        case words([Offer])
        /// Files with these endings, any if empty, and folders; the typed text begins with `behind`, which is
        /// no part of their path: `--config=`.
        case files(endings: [String], behind: String)
    }

    /// By which a shell asks; what was typed behind the program's name follows, up to the cursor.
    static let word = "__complete"

    private let root: CommandModel
    private var command: CommandModel
    /// The option whose value stands at the cursor.
    private var pending: CommandModel.Argument?
    private var used: [String] = []
    private var places = 0
    private var hasOptionsBehind = true
    private var isUnknown = false

    /// What these words leave open, against the tree below `root`.
    private init(_ words: ArraySlice<String>, in root: CommandModel) {
        (self.root, command) = (root, root)
        for word in words { take(word) }
    }

    /// What may stand in place of the last of the words, behind the others.
    static func answer(_ words: [String], in root: CommandModel) -> Answer {
        let completion = Completion(words.dropLast(), in: root)
        return completion.answer(for: words.last ?? "")
    }

    private mutating func take(_ word: String) {
        if pending != nil { return pending = nil }
        if word == "--", hasOptionsBehind { return hasOptionsBehind = false }
        if hasOptionsBehind, word.hasPrefix("-"), word != "-" {
            let name = String(word.prefix { $0 != "=" })
            used.append(name)
            if name == word { pending = options.first { $0.kind == .option && $0.isNamed(word) } }
        } else if command.isLeaf {
            places += 1
        } else if let next = next(word) {
            command = next
        } else if let leaf = fallback {
            (command, places) = (leaf, 1)
        } else if word != "help" {
            isUnknown = true
        }
    }

    private func next(_ word: String) -> CommandModel? {
        command.child(named: word)
            ?? (command === root ? root.leaves.first { $0.shortcut == word } : nil)
    }

    /// The command that is meant where none is named.
    private var fallback: CommandModel? {
        command.defaultSubcommand.flatMap { command.child(named: $0) }
    }

    private var options: [CommandModel.Argument] {
        let all = command.isLeaf ? command.arguments : command.globals + (fallback?.arguments ?? [])
        return all.filter { $0.shouldDisplay && $0.kind != .positional }
    }

    private func answer(for word: String) -> Answer {
        if isUnknown { return .words([]) }
        if let pending { return pending.values(beginningWith: word) }
        guard hasOptionsBehind, word.hasPrefix("-") else { return offers(for: word) }
        if let end = word.firstIndex(of: "=") {
            let option = options.first { $0.kind == .option && $0.isNamed(String(word[..<end])) }
            let value = String(word[word.index(after: end)...])
            return option?.values(beginningWith: value, behind: String(word[...end])) ?? .words([])
        }
        return .words(names.filter { $0.word.hasPrefix(word) })
    }

    /// The options that are not there yet, by their long names.
    private var names: [Offer] {
        var (seen, offers): (Set<String>, [Offer]) = ([], [])
        for option in options where option.isRepeating || !used.contains(where: option.isNamed) {
            if let name = option.longestName, seen.insert(name).inserted {
                offers.append(Offer(word: name, meaning: option.abstract ?? ""))
            }
        }
        if !seen.contains("--help") {
            let help = Phrase(en: "Show help.", ko: "도움말을 봅니다.").text(in: root.language)
            offers.append(Offer(word: "--help", meaning: help))
        }
        return offers
    }

    /// Commands, or what stands without a name.
    private func offers(for word: String) -> Answer {
        if command.isLeaf { return command.value(at: places, beginningWith: word) }
        var offers = command.children.map { Offer(word: $0.commandName, meaning: $0.abstract) }
        if command === root {
            offers += root.leaves.compactMap { leaf in
                leaf.shortcut.map { Offer(word: $0, meaning: leaf.abstract) }
            }
        }
        var seen: Set<String> = []
        let found = offers.filter { $0.word.hasPrefix(word) && seen.insert($0.word).inserted }
        if found.isEmpty, let fallback { return fallback.value(at: 0, beginningWith: word) }
        return .words(found)
    }
}

extension CommandModel {
    /// What may stand without a name at that place.
    fileprivate func value(at place: Int, beginningWith word: String) -> Completion.Answer {
        let positionals = positionals
        if positionals.indices.contains(place) { return positionals[place].values(beginningWith: word) }
        guard let last = positionals.last, last.isRepeating else { return .words([]) }
        return last.values(beginningWith: word)
    }
}

extension CommandModel.Argument {
    /// The values that it may have and that begin so, behind what stands before them in the same word.
    fileprivate func values(beginningWith word: String, behind start: String = "") -> Completion.Answer {
        if let endings { return .files(endings: endings, behind: start) }
        let found = values.filter { $0.hasPrefix(word) }
        return .words(found.map { Completion.Offer(word: start + $0, meaning: "") })
    }
}

extension Completion.Answer {
    /// As shells read it: on each line a word, a tab, and what it is for; or, for files, one line with
    /// `:files` and the endings, and one with what stands before the path.
    var text: String {
        switch self {
        case .words(let offers): offers.map { "\($0.word.safeLine)\t\($0.meaning.safeLine)\n" }.joined()
        case .files(let endings, let start):
            "\(([":files"] + endings).joined(separator: " "))\t\(start.safeLine)\n"
        }
    }
}
