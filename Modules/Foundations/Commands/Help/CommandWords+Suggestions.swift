import ArgumentParser
import Terminal
import Vocabulary

extension CommandWords {
    /// The commands that the unknown word may mean: first those that can stand in its place, then those below
    /// any noun, with the noun before them. At most seven.
    ///
    /// A command of that name comes first, then those whose names mean the same (the usual ones first, which
    /// have a name without a noun), those that look most like it, and those whose help has the word in either
    /// language.
    public var suggestions: [String] {
        guard let unknown else { return [] }
        if !ownSuggestions.isEmpty { return ownSuggestions }
        return Self.suggestions(for: unknown, [Self.named(root.leaves)])
    }

    /// Whether a noun stands before the unknown word, and what looks like that belongs to others: who typed
    /// it may rather want to know what there is.
    var suggestsOtherNouns: Bool { command.path != root.path && ownSuggestions.isEmpty }

    private var ownSuggestions: [String] {
        guard let unknown else { return [] }
        let here = command.children.map { Named(name: $0.commandName, shown: $0.commandName, command: $0) }
        return Self.suggestions(for: unknown, [here, Self.named(command.leaves)])
    }

    /// A command under one of its names, and how it is shown.
    private struct Named {
        let name: String
        let shown: String
        let command: CommandModel
    }

    private static func named(_ leaves: [CommandModel]) -> [Named] {
        leaves.flatMap { leaf in
            let shown = leaf.wordsBehindProgram.joined(separator: " ")
            return [leaf.commandName, leaf.shortcut].compactMap { $0 }
                .map { Named(name: $0, shown: shown, command: leaf) }
        }
    }

    /// What fits the word best among the commands of the first of these lists that has any.
    private static func suggestions(for unknown: String, _ lists: [[Named]]) -> [String] {
        let word = unknown.lowercased()
        let ways: [(String, [Named]) -> [String]] = [meant, nearest, explained]
        for way in ways {
            for list in lists {
                let found = way(word, list)
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    private static func meant(_ word: String, _ list: [Named]) -> [String] {
        let synonyms = CommandSynonyms.of(word)
        let others = list.filter { synonyms.contains($0.name) }
        let usual = others.filter { $0.command.shortcut != nil }
        return firstSeven(list.filter { $0.name == word } + usual + others)
    }

    private static func nearest(_ word: String, _ list: [Named]) -> [String] {
        let rated = list.map { ($0.name.distance(to: word), $0) }
        guard let least = rated.map(\.0).min(), least <= max(1, word.count / 3) else { return [] }
        return firstSeven(rated.filter { $0.0 == least }.map(\.1))
    }

    private static func explained(_ word: String, _ list: [Named]) -> [String] {
        firstSeven(list.filter { $0.command.isExplained(by: word) })
    }

    private static func firstSeven(_ list: [Named]) -> [String] {
        var shown: [String] = []
        for named in list where !shown.contains(named.shown) { shown.append(named.shown) }
        return Array(shown.prefix(7))
    }
}

extension CommandModel {
    /// Its whole name behind the program's: `listings`, `browse`.
    var wordsBehindProgram: [String] { path.split(separator: " ").dropFirst().map(String.init) }

    /// Whether the sentence about it has the word, in either language; a Korean word has its endings there.
    fileprivate func isExplained(by word: String) -> Bool {
        Language.allCases.contains { language in
            let sentence = HelpLanguage.speaking(language) { type.configuration.abstract }.lowercased()
            let words = sentence.split { !$0.isLetter }
            return words.contains { $0 == word || (language == .ko && word.count > 1 && $0.hasPrefix(word)) }
        }
    }
}
