import ArgumentParser
import Commands
import Terminal

/// Prints a script that makes a shell complete the harness's commands.
struct Completions: HarnessCommand {
    static var configuration: CommandConfiguration {
        .words(
            "completions", en: "Print completions for bash, zsh or fish.",
            ko: "bash, zsh, fish의 자동 완성 스크립트를 출력합니다.",
            examples: [
                Phrase("madang-harness completions fish > ~/.config/fish/completions/madang-harness.fish")
            ])
    }

    @OptionGroup var options: CompletionArgument
    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func run(on console: Console) async throws {
        console.output.write(try options.script(for: "madang-harness"))
    }
}
