import ArgumentParser
import Commands
import Payments
import Terminal
import Vocabulary

/// The commands about the gateway's books and the ledger.
extension PaymentsCommand {
    struct Reconcile: RunnableCommand, ExplainedCommand {
        static var configuration: CommandConfiguration {
            .words(
                "reconcile", en: "Compare the gateway's books with the ledger.",
                ko: "결제 서비스의 기록을 장부와 비교합니다.",
                examples: [
                    Phrase("madang-server payments reconcile"),
                    Phrase("madang-server payments reconcile --from 2026-11-01 --until 2026-11-30"),
                ])
        }
        static let explanation = Phrase(
            en: """
                Days are Korean days; without them the last three are read. What the ledger did not know is \
                written down, and each difference is listed with what was done or must be done. The exit \
                status is 75 if something must be done.
                """,
            ko: """
                날짜는 한국 시간 기준이며, 생략하면 최근 3일을 읽습니다. 장부에 없던 내용은 기록하고, 차이마다 처리한 내용이나 \
                처리할 일을 보여 줍니다. 처리할 일이 있으면 종료 코드는 75입니다.
                """)

        @Option(help: .words(en: "The first day.", ko: "첫날.", value: "day"))
        var from: String?
        @Option(help: .words(en: "The last day.", ko: "마지막 날.", value: "day"))
        var until: String?
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let days = try OperatedDays(from: from, until: until)
            try await context.operating { try await $0.reconcile(days) }
        }
    }

    struct Sweep: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "sweep", en: "Run the payment jobs now: pending steps, payment checks, refunds.",
                ko: "결제 작업을 지금 실행합니다: 남은 처리, 결제 확인, 환불.",
                examples: [Phrase("madang-server payments sweep")])
        }
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.operating { try await $0.sweep() }
        }
    }

    struct Ledger: RunnableCommand, ExplainedCommand {
        static var configuration: CommandConfiguration {
            .words(
                "ledger", en: "Print the ledger, for people or as CSV or JSON.",
                ko: "장부를 화면, CSV, JSON으로 출력합니다.",
                examples: [
                    Phrase("madang-server payments ledger"),
                    Phrase("madang-server payments ledger --csv > ledger.csv"),
                ])
        }
        static let explanation = Phrase(
            en: """
                For people it shows the last entries, and checks the whole ledger first. CSV has one row for \
                each account of an entry: sequence, at, kind, order, account, owner, amount, currency, \
                source, hash. Positive amounts are what the platform has or is owed.
                """,
            ko: """
                화면에는 전체 장부를 검사한 뒤 마지막 항목들을 보여 줍니다. CSV는 항목의 계정마다 한 행입니다: sequence, at, \
                kind, order, account, owner, amount, currency, source, hash. 양수는 플랫폼이 가졌거나 받을 금액입니다.
                """)

        @Flag(help: .words(en: "Comma-separated values.", ko: "쉼표로 구분한 값(CSV)."))
        var csv = false
        @Option(help: .words(en: "Start after this entry.", ko: "이 항목 다음부터.", value: "number"))
        var after: Int64?
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.operating { desk in
                try await csv ? desk.ledgerRows(after: after ?? 0) : desk.ledger(after: after)
            }
        }
    }

    struct Statement: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "statement", en: "Show a month of the platform's accounts, or of a payee's.",
                ko: "한 달 동안의 플랫폼 계정이나 받는 쪽의 계정을 봅니다.",
                examples: [
                    Phrase("madang-server payments statement 2026-11"),
                    Phrase(
                        "madang-server payments statement 2026-11 mem_01jd3m6p5gk7q9v2x4z8n0b1cw --csv"),
                ])
        }
        @Argument(help: .words(en: "The Korean month: 2026-11.", ko: "한국 시간 기준 달: 2026-11.", value: "month"))
        var month: String
        @Argument(
            help: .words(
                en: "The payee's ID; without it the platform's own accounts.",
                ko: "받는 쪽의 ID. 없으면 플랫폼 계정.", value: "payee"))
        var payee: String?
        @Flag(help: .words(en: "Comma-separated values.", ko: "쉼표로 구분한 값(CSV)."))
        var csv = false
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            guard let month = LedgerMonth(month) else {
                throw UsageError(
                    Phrase(
                        en: "'\(month.safeLine)' is not a month: use one such as 2026-11.",
                        ko: "'\(month.safeLine)'은(는) 달이 아닙니다. 2026-11처럼 연도와 달을 쓰세요."))
            }
            let payee = try payee.map { text throws(UsageError) in try AnyIdentifier.operatedPayee(text) }
            try await context.operating { try await $0.statement(of: payee, in: month, asCSV: csv) }
        }
    }
}
