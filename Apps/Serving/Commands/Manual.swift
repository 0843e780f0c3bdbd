import ArgumentParser
import Commands
import Composition
import Terminal
import Vocabulary

/// Prints the manual of the server's program.
struct Manual: ServerCommand {
    static var configuration: CommandConfiguration {
        .words(
            "manual", en: "Print the manual page, or that of a group of commands (roff).",
            ko: "전체 또는 명령 묶음의 설명서를 roff 형식으로 출력합니다.",
            examples: [Phrase("madang-server manual | man -l -")])
    }

    @OptionGroup var options: ManualArgument
    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func run(serving domains: [Domain]) async throws {
        let page = try ServerProgram.$domains.withValue(domains) {
            try options.page(of: ServerProgram.self, .ofServer, in: SpokenLanguage.current)
        }
        try StandardOutput.write(text: page)
    }
}

extension ManualTexts {
    fileprivate static var ofServer: ManualTexts {
        ManualTexts(
            Phrase(
                en: """
                    The server of Madang: it serves the HTTP API and web pages, and looks after the \
                    database: migrations, checks, backups, members. Every setting is an option of 'serve', a \
                    variable of the environment, or a line of the configuration file.
                    """,
                ko: """
                    마당의 서버입니다. HTTP API와 웹 페이지를 제공하고, 데이터베이스의 마이그레이션, 점검, 백업, 회원을 \
                    관리합니다. 모든 설정은 'serve'의 옵션, 환경 변수, 설정 파일로 지정할 수 있습니다.
                    """), [.exitStatus])
    }
}
