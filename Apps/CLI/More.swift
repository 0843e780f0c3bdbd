import ArgumentParser
import Commands
import Operations
import Terminal

/// `madang more`: the next page of the last list.
struct More: InstallationCommand {
    static var configuration: CommandConfiguration {
        .words(
            "more", en: "Show the next page of the last list.", ko: "마지막으로 본 목록의 다음 페이지를 봅니다.",
            examples: [Phrase("madang more"), Phrase("madang more --json")])
    }
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ installation: Installation, on console: Console) async throws {
        guard let words = try FileNextPage(installation.settings).words() else { throw Self.noPage }
        guard let list = try console.command(words, of: Madang.self) as? any RunnableCommand else {
            throw Self.noPage
        }
        try await list.run(installation.context(on: console))
    }

    private static var noPage: UsageError {
        UsageError(
            Phrase(
                en: "There is no next page: no list was shown in this terminal, or the last one has ended.",
                ko: "다음 페이지가 없습니다. 이 터미널에서 아직 목록을 보지 않았거나, 마지막 목록을 끝까지 보았습니다."))
    }
}
