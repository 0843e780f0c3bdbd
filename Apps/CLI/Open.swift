import ArgumentParser
import Commands
import DeviceState
import Terminal
import Vocabulary

/// `madang open`: the web page of a record, in a browser.
struct Open: RunnableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "open", en: "Open the web page of a listing, post, crew, campaign or member in a browser.",
            ko: "물건, 글, 크루, 펀딩, 회원의 웹 페이지를 브라우저에서 엽니다.",
            examples: [Phrase("madang open 3"), Phrase("madang open 3 --print")])
    }
    @Argument(
        help: .record(
            en: "The record", ko: "대상",
            kinds: Phrase(
                en: "listings, posts, crews, campaigns, shelters or members",
                ko: "물건·글·크루·펀딩·보호소·회원"), value: "id"))
    var id: String
    @Flag(help: .words(en: "Print the address; open nothing.", ko: "브라우저를 열지 않고 주소만 출력합니다."))
    var print = false
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        let console = context.console
        try await context.withServices(for: .anyone) { services in
            guard let pages = services.provided(RecordPages.self) else {
                throw ServiceFailure.internal("these services have no pages")
            }
            let address = try await pages.address(typed: id, among: services.lastLists, in: console.language)
            // Into a pipe or a file goes the address, for a program that does something else with it.
            let isShown = !print && console.isOutputTerminal
            let isOpened = isShown ? await pages.open(address) : false
            tell(address, isOpened, console)
        }
    }

    /// The address; a person whose browser shows the page is told so.
    private func tell(_ address: String, _ isOpened: Bool, _ console: Console) {
        let words = Phrase(en: "Opened in the browser: \(address)", ko: "브라우저에서 열었습니다: \(address)")
        console.answer(
            .object([("address", .string(address)), ("opened", .bool(isOpened))]), plain: address,
            isOpened ? words : Phrase(address))
    }
}
