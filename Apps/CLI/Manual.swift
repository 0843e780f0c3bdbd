import ArgumentParser
import Commands
import Terminal

/// `madang manual`: the manual page, to be read with `man -l` or put into a folder of `MANPATH`.
struct Manual: RunnableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "manual", en: "Print the manual page, or that of a group of commands (roff).",
            ko: "전체 또는 명령 묶음의 설명서를 roff 형식으로 출력합니다.",
            examples: [
                Phrase("madang manual | man -l -"), Phrase("madang manual listings | man -l -"),
            ])
    }
    @OptionGroup var options: ManualArgument
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        let console = context.console
        console.write(try options.page(of: Madang.self, .ofMadang, in: console.language))
    }
}

extension Console {
    /// Writes text that is the program's own and goes to another program.
    func write(_ text: String) {
        output.write(text.hasSuffix("\n") ? text : text + "\n")
    }
}
