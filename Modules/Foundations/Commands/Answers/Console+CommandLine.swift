public import ArgumentParser
public import Terminal

extension Console {
    /// The command below `root` that the words name; nil if a shell was told what may stand at its cursor
    /// (`CompletionScript`), or if all was said with help, through the pager where
    /// it is long, or with the version. Below the help of a command that has none below itself stands
    /// `closing`.
    ///
    /// Throws a usage error for words that name no command, with the nearest, or that the command does not
    /// take; it hints at the command's help.
    public func command(
        _ words: [String], of root: any ParsableCommand.Type, closing: Phrase? = nil
    ) throws(UsageError) -> (any ParsableCommand)? {
        if words.first == Completion.word {
            let tree = CommandModel.tree(of: root, in: language)
            output.write(Completion.answer(Array(words.dropFirst()), in: tree).text)
            return nil
        }
        let seen = CommandWords(words, in: .tree(of: root, in: language))
        if let unknown = seen.unknown { throw seen.noSuchCommand(unknown) }
        let isNoun = seen.command.isNoun
        if isNoun, !seen.wantsHelp, let stray = seen.stray {
            throw seen.wrong("Unknown option '\(stray)'")
        }
        if isNoun, !seen.wantsHelp, let valueless = seen.valueless {
            throw seen.wrong("Missing value for '\(valueless.synopsis)'")
        }
        let version = root.configuration.version
        if seen.wantsVersion, !version.isEmpty {
            output.write(version + "\n")
            return nil
        }
        if seen.wantsHelp || isNoun {
            show(seen.command, closing)
            return nil
        }
        // The parser is asked for the one command that is meant: to find it among all takes it far longer.
        let type = seen.command.type
        do {
            return try HelpLanguage.speaking(language) { try type.parseAsRoot(seen.rest) }
        } catch {
            guard type.exitCode(for: error) == .success else { throw seen.wrong(type.message(for: error)) }
            output.write(type.fullMessage(for: error) + "\n")
            return nil
        }
    }

    private func show(_ command: CommandModel, _ closing: Phrase?) {
        let width = min(width, isOutputTerminal ? 100 : 80)
        paged { paged in
            let page = HelpPage(command, in: paged.language, width: width, closing: closing)
            for line in page.lines { paged.print(line) }
        }
    }
}

extension CommandWords {
    fileprivate func noSuchCommand(_ word: String) -> UsageError {
        guard !needsRecord else {
            let line = "'\(root.commandName) \(word) ID'"
            return UsageError(
                Phrase(
                    en: "Say which: \(line), with an ID or a row of the last list.",
                    ko: "대상을 지정하세요: \(line). ID 대신 마지막 목록의 행 번호도 됩니다."),
                hint: hint)
        }
        var (en, ko) = ("Unknown command '\(word)'.", "'\(word)' 명령은 없습니다.")
        let near = suggestions.map { "'\($0)'" }
        if !near.isEmpty {
            en += " Did you mean \(near.joined(separator: " or "))?"
            ko += " 혹시 \(near.joined(separator: "(이)나 "))인가요?"
        }
        if near.isEmpty || suggestsOtherNouns {
            let names = command.children.map(\.commandName).joined(separator: ", ")
            let of = near.isEmpty ? "" : " of '\(command.commandName)'"
            en += " Commands\(of): \(names)."
            ko += near.isEmpty ? " 쓸 수 있는 명령: \(names)" : " '\(command.commandName)'의 명령: \(names)"
        }
        return UsageError(Phrase(en: en, ko: ko), hint: hint)
    }

    fileprivate func wrong(_ message: String) -> UsageError {
        UsageError(ParserWords.phrase(meant(message)), hint: hint)
    }

    /// The parser's message; of an unknown option with those of the command that have its name among their
    /// words, since the parser goes by letters: `--max-price` is meant by `--price`, and `--size` is not.
    private func meant(_ message: String) -> String {
        let start = "Unknown option '--"
        guard message.hasPrefix(start), let name = message.dropFirst(start.count).split(separator: "'").first
        else { return message }
        let near = command.arguments.compactMap(\.longestName)
            .filter { $0.dropFirst(2).split(separator: "-").contains(name) }.map { "'\($0)'" }
        guard !near.isEmpty else { return message }
        return "\(start)\(name)'. Did you mean \(near.joined(separator: " or "))?"
    }

    private var hint: Phrase { Phrase("\(command.path) --help") }
}
