import ArgumentParser
import Commands
import Payments
import Terminal
import Vocabulary

/// The commands about money that moved outside of the platform.
extension PaymentsCommand {
    struct Settlement: RunnableCommand, ExplainedCommand {
        static var configuration: CommandConfiguration {
            .words(
                "settlement", en: "Import a settlement file of the gateway.", ko: "결제 서비스의 정산 파일을 가져옵니다.",
                examples: [Phrase("madang-server payments settlement settlement.csv")])
        }
        static let explanation = Phrase(
            en: """
                The file is CSV in UTF-8 with a header. It needs these columns, in any order: payment (the \
                payment's name at the gateway), source (the gateway's name of the payment or refund that the \
                row settles), gross, fee, tax, net (in won; gross = fee + tax + net, negative for refunds) \
                and day (of the transfer, 2026-11-23). Others are passed over. If a row is wrong, it is \
                named, and nothing is written. A row counts once, however often it is imported. One with \
                another amount than the ledger has is written, and listed as a difference; the exit status \
                is 75 then. The sandbox has such a file at its address, /__sandbox/settlement.
                """,
            ko: """
                파일은 제목 행이 있는 UTF-8 CSV입니다. 다음 열이 순서에 상관없이 필요합니다: payment(결제 서비스에서의 결제 \
                이름), source(행이 정산하는 결제나 환불의 이름), gross, fee, tax, net(원, gross = fee + tax + net, 환불은 \
                음수), day(입금일, 2026-11-23). 다른 열은 무시합니다. 잘못된 행이 있으면 알려 주고 아무것도 기록하지 않습니다. \
                같은 행은 여러 번 가져와도 한 번만 기록됩니다. 장부와 금액이 다른 행은 기록하고 차이로 보여 주며, 이때 종료 코드는 \
                75입니다. 샌드박스는 /__sandbox/settlement에서 이 파일을 줍니다.
                """)

        @Argument(
            help: .words(en: "The settlement file.", ko: "정산 파일.", value: "file"), completion: .file())
        var file: String
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let file = try NamedFile(file, atMost: SettlementFile.largest)
            try await context.operating { try await $0.settle(file) }
        }
    }

    struct Payout: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "payout", en: "Record that a payee was paid, by a transfer made outside.",
                ko: "밖에서 이체한 지급을 기록합니다.",
                examples: [
                    Phrase(
                        "madang-server payments payout mem_01jd3m6p5gk7q9v2x4z8n0b1cw 12000 2026-11/0042")
                ])
        }
        @OptionGroup var options: PayeeArguments
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let payee = try options.payeeID()
            try await context.operating { try await $0.payOut(to: payee, options) }
        }
    }

    struct WriteOff: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "write-off", en: "Give up what a payee owes.", ko: "받는 쪽의 미수금을 면제합니다.",
                examples: [
                    Phrase(
                        "madang-server payments write-off mem_01jd3m6p5gk7q9v2x4z8n0b1cw 3000 2026-11/7")
                ])
        }
        @OptionGroup var options: PayeeArguments
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let payee = try options.payeeID()
            try await context.operating { try await $0.writeOff(of: payee, options) }
        }
    }
}
