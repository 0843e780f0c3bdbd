import ArgumentParser
import Commands
import Payments
import Terminal
import Vocabulary

/// The commands of operators.
extension OrdersCommand {
    struct Problems: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "problems", en: "Show the open problems, the oldest first (operators).",
                ko: "처리할 문제를 오래된 순으로 봅니다(운영자).", examples: [Phrase("madang orders problems")])
        }
        @OptionGroup var options: PageOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.orders { try await $0.problems(options) }
        }
    }

    struct Settle: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "settle", en: "Settle a problem: refund, or release the money (operators).",
                ko: "문제를 조정해 환불하거나 대금을 지급합니다(운영자).",
                examples: [
                    Phrase(
                        en: "madang orders settle 1 --refund 5000 --reason 'a torn sleeve'",
                        ko: "madang orders settle 1 --refund 5000 --reason '소매가 찢어짐'"),
                    Phrase(
                        en: "madang orders settle 1 --release --reason 'as described'",
                        ko: "madang orders settle 1 --release --reason '설명과 같음'"),
                ])
        }
        @OptionGroup var options: OrderSettlementOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.orders { try await $0.settle(options) }
        }
    }
}
