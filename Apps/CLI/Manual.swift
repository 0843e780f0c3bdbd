import ArgumentParser
import Commands
import Terminal

/// `madang manual`: the manual page, to be read with `man -l` or put into a folder of `MANPATH`.
struct Manual: RunnableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "manual", en: "Print the manual page (roff).", ko: "설명서를 roff 형식으로 출력합니다.",
            examples: [Phrase("madang manual | man -l -")])
    }
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        let (console, language) = (context.console, context.console.language)
        console.write(ManualPage(CommandModel.tree(of: Madang.self, in: language), language).text)
    }
}

extension Console {
    /// Writes text that is the program's own and goes to another program.
    func write(_ text: String) {
        output.write(text.hasSuffix("\n") ? text : text + "\n")
    }
}
