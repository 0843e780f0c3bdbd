import ArgumentParser
import Commands
import Terminal
import Vocabulary

/// Prints the manual of the harness.
struct Manual: HarnessCommand {
    static var configuration: CommandConfiguration {
        .words(
            "manual", en: "Print the manual page, or that of a group of commands (roff).",
            ko: "전체 또는 명령 묶음의 설명서를 roff 형식으로 출력합니다.",
            examples: [Phrase("madang-harness manual | man -l -")])
    }

    @OptionGroup var options: ManualArgument
    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func run(on console: Console) async throws {
        let texts = ManualTexts(
            Phrase(
                en: "Tools for operators and developers, which fill databases and servers and test them.",
                ko: "운영자와 개발자용 도구입니다. 데이터베이스와 서버를 채우고 점검합니다."), [.exitStatus])
        console.output.write(try options.page(of: MadangHarness.self, texts, in: console.language))
    }
}
