public import ArgumentParser
public import Terminal
public import Vocabulary

extension Console {
    /// The words of a command line with the noun that was left out: `listings show 8` for `show 8`. Nil if
    /// the first word names no command below any noun, or several of which none is chosen by a record.
    ///
    /// `record` gives the record that a word names, nil for none; it is only asked where several nouns have
    /// such a command. Throws what `record` throws.
    public func wholeCommand(
        _ words: [String], of root: any ParsableCommand.Type,
        naming record: (String) async throws -> AnyIdentifier?
    ) async throws -> [String]? {
        let seen = CommandWords(words, in: .tree(of: root, in: language))
        let verbs = seen.verbs
        if verbs.count < 2 { return verbs.first.map { $0.words + seen.rest } }
        for text in seen.texts {
            guard let prefix = try await record(text)?.prefix else { continue }
            let fitting = verbs.filter { $0.prefixes.contains(prefix) }
            return fitting.count == 1 ? fitting.first.map { $0.words + seen.rest } : nil
        }
        return nil
    }
}

extension CommandWords {
    /// Whether the unknown first word names commands below several nouns, of which a record would choose one.
    var needsRecord: Bool { verbs.filter { !$0.prefixes.isEmpty && $0.takesRecord }.count > 1 }

    /// A command below a noun, and the prefixes of the records that it takes.
    fileprivate struct Verb {
        let words: [String]
        let prefixes: [String]
        let takesRecord: Bool
    }

    /// The commands below nouns that the unknown first word names. `search` names none: what it finds is to
    /// be of all kinds.
    fileprivate var verbs: [Verb] {
        guard let unknown, command === root, unknown != "search" else { return [] }
        return Self.verbs(named: unknown, below: root)
    }

    private static func verbs(named word: String, below group: CommandModel) -> [Verb] {
        group.children.flatMap { child -> [Verb] in
            guard child.isLeaf else { return Self.verbs(named: word, below: child) }
            let prefixes = child.commandName == word ? group.recordPrefixes : nil
            let shown = word == "show" ? child.shownPrefix.map { [$0] } : nil
            guard let prefixes = prefixes ?? shown else { return [] }
            let takesRecord = child.positionals.first.map { !$0.isOptional } ?? false
            return [Verb(words: child.wordsBehindProgram, prefixes: prefixes, takesRecord: takesRecord)]
        }
    }
}
