import ArgumentParser
import Commands
import Terminal

/// `madang completions`: a script that makes a shell complete the commands.
struct Completions: RunnableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "completions", en: "Print completions for bash, zsh or fish.",
            ko: "bash, zsh, fish의 자동 완성 스크립트를 출력합니다.",
            examples: [Phrase("madang completions bash > ~/.local/share/bash-completion/completions/madang")])
    }
    @Argument(
        help: .words(en: "The shell: bash, zsh, fish.", ko: "셸: bash, zsh, fish.", value: "shell"),
        completion: .list(CompletionShell.allCases.map(\.rawValue)))
    var shell: String
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        guard let known = CompletionShell(rawValue: shell) else {
            throw UsageError(
                Phrase(
                    en: "'\(shell)' is not supported: use bash, zsh or fish.",
                    ko: "'\(shell)'은(는) 지원하지 않습니다. bash, zsh, fish 중 하나를 쓰세요."))
        }
        let script = HelpLanguage.speaking(context.console.language) { Madang.completionScript(for: known) }
        context.console.write(script)
    }
}
