import ArgumentParser
import Commands
import Payments
import Terminal
import Vocabulary

/// The commands of buyers.
extension OrdersCommand {
    struct Cancel: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "cancel", en: "Cancel an order that is not paid yet.", ko: "아직 결제하지 않은 주문을 취소합니다.",
                examples: [Phrase("madang orders cancel 1")])
        }
        @OptionGroup var options: IdentifierArgument<OrderSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.orders { try await $0.decide(.cancel, options) }
        }
    }

    struct Withdraw: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "withdraw", en: "Withdraw from a purchase by its refund terms.", ko: "환불 조건에 따라 구매를 철회합니다.",
                examples: [Phrase("madang orders withdraw 1")])
        }
        @OptionGroup var options: IdentifierArgument<OrderSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.orders { try await $0.decide(.withdraw, options) }
        }
    }

    struct Confirm: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "confirm", en: "Confirm that you have received it.", ko: "받았음을 확인하고 구매를 확정합니다.",
                examples: [Phrase("madang orders confirm 1")])
        }
        @OptionGroup var options: IdentifierArgument<OrderSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.orders { try await $0.decide(.confirm, options) }
        }
    }

    struct Problem: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "problem", en: "Report a problem; the money waits meanwhile.",
                ko: "문제를 알립니다. 그동안 대금 지급이 멈춥니다.",
                examples: [Phrase("madang orders problem 1 --kind not-received")])
        }
        @OptionGroup var options: OrderProblemOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.orders { try await $0.complain(options) }
        }
    }
}

/// The commands of payees.
extension OrdersCommand {
    struct Refund: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "refund", en: "Give the buyer money back.", ko: "구매자에게 환불합니다.",
                examples: [Phrase("madang orders refund 1 --amount 5000")])
        }
        @OptionGroup var options: OrderRefundOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.orders { try await $0.refund(options) }
        }
    }

    struct HandOver: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "hand-over", en: "Say that it is handed over; the buyer confirms.",
                ko: "전달했음을 알리고 구매자의 확인을 요청합니다.",
                examples: [Phrase("madang orders hand-over 1")])
        }
        @OptionGroup var options: IdentifierArgument<OrderSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.orders { try await $0.decide(.handOver, options) }
        }
    }
}
