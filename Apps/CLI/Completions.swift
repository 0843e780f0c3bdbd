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
    @OptionGroup var options: CompletionArgument
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        context.console.write(try options.script(for: "madang"))
    }
}
