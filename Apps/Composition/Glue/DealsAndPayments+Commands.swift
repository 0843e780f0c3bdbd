public import ArgumentParser
public import Commands
import Deals
import DealsConsole
import PaymentsConsole
import Terminal
import Vocabulary

/// `madang deals` with what payments add to it: a deal is paid for where it is agreed upon.
public struct PayableDealsCommand: RecordGroup {
    /// That of deals, with one command more.
    public static var configuration: CommandConfiguration {
        DealsCommand.configuration(adding: [PayDealCommand.self])
    }

    /// As those of the commands that it adds to.
    public static var records: [any NamedSubject.Type] { DealsCommand.records }

    /// Made by the parser.
    public init() {}
}

/// `madang deals pay`: as `madang buy` with the deal.
struct PayDealCommand: RunnableCommand {
    static var configuration: CommandConfiguration {
        .words(
            "pay", en: "Pay for an accepted deal, and wait for the payment.",
            ko: "예약이 확정된 거래의 대금을 결제하고 결과를 기다립니다.",
            examples: [Phrase("madang deals pay 1"), Phrase("madang deals pay 1 --no-wait")])
    }
    @OptionGroup var deal: IdentifierArgument<DealSubject>
    @OptionGroup var waiting: WaitingOption
    @OptionGroup(title: GlobalOptions.title) var global: GlobalOptions

    func run(_ context: CommandContext) async throws {
        try await context.buy(deal, waiting)
    }
}
