public import ArgumentParser
import Commands
import Payments
public import Terminal
import Vocabulary

/// `madang-server payments`: what the server's operator does about money.
public struct PaymentsCommand: ParsableCommand {
    /// Its name, its help and its subcommands.
    public static var configuration: CommandConfiguration {
        .words(
            "payments", en: "Manage payments, on the machine that has the database.",
            ko: "데이터베이스가 있는 컴퓨터에서 결제를 관리합니다.",
            subcommands: [
                Problems.self, Show.self, Reconcile.self, Sweep.self, Settlement.self, Payout.self,
                WriteOff.self, Ledger.self, Statement.self, Retry.self, ByHand.self, Settle.self,
                Records.self, Halt.self, Resume.self,
            ])
    }

    /// The names of these acts in the audit log.
    public static let acts: [String: Phrase] = [
        "orders.payout": Phrase(en: "payout recorded", ko: "지급 기록"),
        "orders.writeOff": Phrase(en: "debt written off", ko: "미수금 면제"),
        "orders.retryRefund": Phrase(en: "refund tried again", ko: "환불 재시도"),
        "orders.refundByHand": Phrase(en: "refund made by hand", ko: "환불 직접 처리"),
        "orders.settleDifference": Phrase(en: "difference settled", ko: "차이 처리"),
        "orders.records": Phrase(en: "statutory records read", ko: "법정 보존 기록 열람"),
        "orders.halt": Phrase(en: "payments halted", ko: "결제 중지"),
        "orders.resume": Phrase(en: "payments resumed", ko: "결제 재개"),
    ]

    /// Made by the parser.
    public init() {}

    struct Problems: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "problems", en: "Show what waits for an operator.", ko: "운영자가 처리할 일을 봅니다.",
                examples: [Phrase("madang-server payments problems")])
        }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.operating { try await $0.problems() }
        }
    }

    struct Show: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "show", en: "Show everything about one order's money.", ko: "주문 하나의 결제 내역을 모두 봅니다.",
                examples: [Phrase("madang-server payments show ord_01jd3m6p5gk7q9v2x4z8n0b1cw")])
        }
        @OptionGroup var options: OrderArgument
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let id = try options.id()
            try await context.operating { try await $0.show(id) }
        }
    }

    struct Records: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "records", en: "Read the records that the law keeps of a sale; the reading is logged.",
                ko: "판매의 법정 보존 기록을 봅니다. 열람은 로그에 남습니다.",
                examples: [
                    Phrase(
                        "madang-server payments records ord_01jd3m6p5gk7q9v2x4z8n0b1cw "
                            + "--reason 'request 2026-11/3'"),
                    Phrase(
                        "madang-server payments records dea_01jd3m6p5gk7q9v2x4z8n0b1cw "
                            + "--reason 'request 2026-11/4'"),
                ])
        }
        @OptionGroup var options: SaleArgument
        @OptionGroup var why: ReasonOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let id = try options.id()
            try await context.operating { try await $0.records(of: id, why.reason) }
        }
    }
}
