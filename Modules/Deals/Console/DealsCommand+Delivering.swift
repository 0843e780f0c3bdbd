import ArgumentParser
import Commands
import Deals
import Terminal
import Vocabulary

/// The commands of the delivery of what was paid for.
extension DealsCommand {
    struct HandedOver: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "handed-over", en: "Say that you handed over what was paid for.",
                ko: "결제된 물건을 전달했다고 알립니다.", examples: [Phrase("madang deals handed-over 1")])
        }
        @OptionGroup var options: IdentifierArgument<DealSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.deals { try await $0.change(.handOver, options) }
        }
    }

    struct Received: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "received", en: "Confirm that you received what you paid for.",
                ko: "결제한 물건을 받았다고 알리고 구매를 확정합니다.",
                examples: [Phrase("madang deals received 1")])
        }
        @OptionGroup var options: IdentifierArgument<DealSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.deals { try await $0.change(.receive, options) }
        }
    }
}
