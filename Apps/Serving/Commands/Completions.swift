import ArgumentParser
import Commands
import Composition
import Terminal

/// Writes a script that makes a shell complete the server's commands.
struct Completions: ServerCommand {
    static var configuration: CommandConfiguration {
        .words(
            "completions", en: "Print completions for bash, zsh or fish.",
            ko: "bash, zsh, fish의 자동 완성 스크립트를 출력합니다.",
            examples: [
                Phrase(
                    "madang-server completions bash "
                        + "> ~/.local/share/bash-completion/completions/madang-server"
                )
            ])
    }

    @OptionGroup var options: CompletionArgument
    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func run(serving domains: [Domain]) async throws {
        try StandardOutput.write(text: options.script(for: "madang-server"))
    }
}
