import ArgumentParser
import Commands
import Composition
import Operations
import Terminal

/// Writes the OpenAPI document.
struct OpenAPI: ServerCommand {
    static var configuration: CommandConfiguration {
        .words(
            "openapi", en: "Write the OpenAPI 3.1 document of the API.", ko: "API의 OpenAPI 3.1 문서를 출력합니다.",
            examples: [Phrase("madang-server openapi > openapi.json")])
    }

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func run(serving domains: [Domain]) async throws {
        try StandardOutput.write(text: Documents.openAPI(of: domains))
    }
}

/// Writes the table of errors.
struct Errors: ServerCommand {
    static var configuration: CommandConfiguration {
        .words(
            "errors", en: "Write the table of all error codes in Markdown.",
            ko: "모든 오류 코드를 Markdown 표로 출력합니다.", examples: [Phrase("madang-server errors > errors.md")])
    }

    @OptionGroup(title: GlobalOptions.title) var language: LanguageOption

    func run(serving domains: [Domain]) async throws {
        try StandardOutput.write(text: Documents.errors(of: domains))
    }
}
