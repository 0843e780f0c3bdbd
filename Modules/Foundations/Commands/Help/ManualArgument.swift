public import ArgumentParser
public import Terminal
import Vocabulary

/// What the manual of a program says besides what its commands say of themselves.
public struct ManualTexts: Sendable {
    /// Terms under a heading, each with what it means.
    public struct Section: Sendable {
        let title: Phrase
        let entries: [(String, Phrase)]

        /// Memberwise.
        public init(_ title: Phrase, _ entries: [(String, Phrase)]) {
            (self.title, self.entries) = (title, entries)
        }

        /// What each exit status means.
        public static var exitStatus: Section {
            Section(
                Phrase(en: "EXIT STATUS", ko: "종료 상태"),
                ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })
        }
    }

    let description: Phrase
    let sections: [Section]

    /// Memberwise.
    public init(_ description: Phrase, _ sections: [Section] = []) {
        (self.description, self.sections) = (description, sections)
    }

    /// The page of a program, or of the group of its commands that the words name. Throws a usage error for
    /// words that name none.
    public func page(
        of root: any ParsableCommand.Type, group: [String] = [], in language: Language
    ) throws(UsageError) -> String {
        let tree = CommandModel.tree(of: root, in: language)
        var command = tree
        for word in group {
            guard let next = command.child(named: word) else { throw Self.noSuchGroup(word, in: command) }
            command = next
        }
        let version = root.configuration.version
        let named = version.hasPrefix(tree.path) ? version : "\(tree.path) \(version)"
        return ManualPage(command, of: tree, version: named, self, in: language).text
    }

    private static func noSuchGroup(_ word: String, in command: CommandModel) -> UsageError {
        let known = command.children.map(\.commandName).joined(separator: ", ")
        return UsageError(
            Phrase(
                en: "There is no page '\(word)'. Pages: \(known).",
                ko: "'\(word)' 설명서는 없습니다. 볼 수 있는 설명서: \(known)."))
    }
}

/// The page that is wanted of a program's manual, as an argument.
public struct ManualArgument: ParsableArguments {
    @Argument(
        help: .words(
            en: "A group of commands; default: the whole program.", ko: "명령 묶음. 생략하면 프로그램 전체.",
            value: "group"))
    var group: [String] = []

    /// The whole program.
    public init() {}

    /// The page. Throws a usage error if the program has no such group.
    public func page(
        of root: any ParsableCommand.Type, _ texts: ManualTexts, in language: Language
    ) throws(UsageError) -> String {
        try texts.page(of: root, group: group, in: language)
    }
}
