import ArgumentParser
import Terminal

/// `madang manual`: the manual page, to be read with `man -l` or put into a folder of `MANPATH`.
struct Manual: Verb {
    static var configuration: CommandConfiguration {
        .words("manual", en: "Print the manual page (roff).", ko: "설명서를 roff로 씁니다.")
    }
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ call: Call) async throws {
        let page = ManualPage(CommandModel.tree(in: call.console.language), call.console.language)
        call.console.write(page.text)
    }
}

extension Console {
    /// Writes text that is the program's own and goes to another program.
    func write(_ text: String) {
        output.write(text.hasSuffix("\n") ? text : text + "\n")
    }
}
