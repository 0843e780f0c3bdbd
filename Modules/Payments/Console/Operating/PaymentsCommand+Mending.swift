import ArgumentParser
import Commands
import Payments
import Terminal
import Vocabulary

/// The commands that mend what went wrong.
extension PaymentsCommand {
    struct Retry: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "retry", en: "Ask the gateway once more for a refund that has failed.",
                ko: "실패한 환불을 결제 서비스에 다시 요청합니다.",
                examples: [
                    Phrase(
                        "madang-server payments retry ref_01jd3m6p5gk7q9v2x4z8n0b1cw --reason 'keys mended'")
                ])
        }
        @OptionGroup var options: RefundArgument
        @OptionGroup var why: ReasonOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let (refund, order) = (try options.id(), try options.orderID())
            try await context.operating { try await $0.retry(refund, of: order, why.reason) }
        }
    }

    struct ByHand: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "by-hand", en: "Record that a failed refund was made outside of the gateway.",
                ko: "실패한 환불을 결제 서비스 밖에서 처리했음을 기록합니다.",
                examples: [
                    Phrase(
                        "madang-server payments by-hand ref_01jd3m6p5gk7q9v2x4z8n0b1cw 2026-11/0043 "
                            + "--reason 'card expired'")
                ])
        }
        @OptionGroup var options: RefundArgument
        @Argument(
            help: .words(
                en: "The number of the transfer that proves it.", ko: "증빙이 되는 이체 번호.", value: "proof"))
        var proof: String
        @OptionGroup var why: ReasonOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            let (refund, order) = (try options.id(), try options.orderID())
            try await context.operating {
                try await $0.madeByHand(refund, of: order, proof: proof, why.reason)
            }
        }
    }

    struct Settle: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "settle", en: "Settle a difference between the gateway's books and the ledger.",
                ko: "결제 서비스와 장부의 차이를 처리했다고 기록합니다.",
                examples: [
                    Phrase(
                        "madang-server payments settle pay-AbCdEfGhIjKlMnOpQrStUv --reason 'given back'")
                ])
        }
        @Argument(
            help: .words(
                en: "The difference: its key in quotes, or its payment if that has one difference.",
                ko: "차이: 따옴표로 묶은 키, 또는 차이가 하나뿐인 결제의 이름.", value: "difference"))
        var difference: String
        @OptionGroup var why: ReasonOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.operating { try await $0.settle(difference, why.reason) }
        }
    }

    struct Halt: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "halt", en: "Stop all payments: nothing is bought, no money goes back.",
                ko: "모든 결제를 중지합니다. 구매도 환불도 되지 않습니다.",
                examples: [Phrase("madang-server payments halt --reason 'gateway under maintenance'")])
        }
        @OptionGroup var why: ReasonOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.operating { try await $0.halt(why.reason) }
        }
    }

    struct Resume: RunnableCommand {
        static var configuration: CommandConfiguration {
            .words(
                "resume", en: "Let payments run again, after the gateway's books were read.",
                ko: "결제 서비스의 기록을 읽은 뒤 결제를 다시 시작합니다.",
                examples: [Phrase("madang-server payments resume --reason 'restored and compared'")])
        }
        @OptionGroup var why: ReasonOption
        @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

        func run(_ context: CommandContext) async throws {
            try await context.operating { try await $0.resume(why.reason) }
        }
    }
}
