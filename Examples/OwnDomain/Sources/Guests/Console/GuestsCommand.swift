import ArgumentParser
import Commands
import Terminal
import Vocabulary
import Wire

/// `own-client guests`: the guest book on the command line.
struct GuestsCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "guests", en: "Read and sign the guest book.", ko: "방명록 보기와 쓰기.",
            subcommands: [List.self, Sign.self], fallback: List.self)
    }

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show the guest book, newest first.", ko: "방명록을 최신순으로 봅니다.",
                examples: [Phrase("own-client guests list")])
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            var errors: [FieldError] = []
            let request = options.request(&errors)
            guard errors.isEmpty else { throw GuestError.invalidFields(errors) }
            try await context.withServices(for: .anyone) { services in
                show(try await services.guests.entries(request), context)
            }
        }

        private func show(_ page: Page<GuestView>, _ context: CommandContext) {
            let console = context.console
            if console.format == .json { return console.show(page, as: GuestWire.page) }
            let titles = [Phrase(en: "Member", ko: "회원"), Phrase(en: "Message", ko: "글")]
            let rows = page.items.map { view in
                [StyledText(view.author.name(in: console.language)), StyledText(view.entry.message)]
            }
            if !rows.isEmpty { console.show(Table(titles.map { Table.Column($0) }, rows: rows)) }
            console.tellPlace(
                of: page, options, of: [context.program, "guests", "list"],
                counting: { Phrase(en: "\($0)", ko: "\($0)개") },
                advice: Phrase(en: "There are no entries yet.", ko: "아직 글이 없습니다."))
        }
    }

    struct Sign: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "sign", en: "Sign the guest book; your entry replaces the one before.",
                ko: "방명록에 씁니다. 전에 쓴 글을 바꿉니다.",
                examples: [Phrase("own-client guests sign 'We were here'")])
        }
        @Argument(help: .words(en: "One line of up to 200 characters.", ko: "200자까지 한 줄.", value: "message"))
        var message: String
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.withServices { services in
                let view = try await services.guests.sign(message)
                context.console.answer(
                    view, as: GuestWire.view, plain: view.entry.message,
                    Phrase(en: "Signed: \(view.entry.message)", ko: "방명록에 썼습니다: \(view.entry.message)"))
            }
        }
    }
}

extension GuestError: CommandError {
    static func fieldName(_ field: String) -> Phrase? {
        field == "message" ? Phrase(en: "message", ko: "글") : PageOptions.fieldName(field)
    }
}
