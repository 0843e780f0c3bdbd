public import ArgumentParser
public import Commands
import Payments
public import Terminal
import Vocabulary

/// `madang orders`: what the member buys and sells for money.
public struct OrdersCommand: RecordGroup {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "orders", en: "Orders: pay, confirm, refund, report a problem.",
            ko: "주문: 결제, 구매 확정, 환불, 문제 알리기.",
            subcommands: [
                List.self, Show.self, Pay.self, Cancel.self, Withdraw.self, Confirm.self, Problem.self,
                Refund.self, HandOver.self, Problems.self, Settle.self,
            ])
    }

    /// The names of operators' acts on orders in the audit log.
    public static let acts: [String: Phrase] = [
        "orders.settle": Phrase(en: "problem settled", ko: "주문 문제 조정")
    ]

    /// The kind of record that its commands take.
    public static var records: [any NamedSubject.Type] { [OrderSubject.self] }

    /// Made by the parser.
    public init() {}

    struct List: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "list", en: "Show your orders, the newest first.", ko: "내 주문을 최신순으로 봅니다.",
                examples: [Phrase("madang orders list --buying")])
        }
        @OptionGroup var options: OrderListOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let words = ["orders", "list"] + options.words
            try await context.orders { try await $0.list(options.side, options.page, command: words) }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show one order, and what comes next.", ko: "주문 하나와 다음 할 일을 봅니다.",
                examples: [Phrase("madang orders show 1")])
        }
        @OptionGroup var options: IdentifierArgument<OrderSubject>
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.orders { try await $0.show(options) }
        }
    }

    struct Pay: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "pay", en: "Go on to the payment of an open order.", ko: "결제 대기 중인 주문을 이어서 결제합니다.",
                examples: [Phrase("madang orders pay 1")])
        }
        @OptionGroup var options: PayOptions
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.orders { try await $0.pay(options) }
        }
    }
}
