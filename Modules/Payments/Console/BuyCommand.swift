public import ArgumentParser
public import Commands
import Payments
import Terminal
import Vocabulary

/// `madang buy`: buys what can be paid for.
public struct BuyCommand: RunnableCommand {
    /// Its name and its help.
    public static var configuration: CommandConfiguration {
        .words(
            "buy", en: "Buy a listing, or pay a crew's fee or dues, and wait for the payment.",
            ko: "물건을 사거나 크루의 가입비, 회비를 내고 결제를 기다립니다.",
            examples: [Phrase("madang buy 3"), Phrase("madang buy 3 --no-wait")])
    }
    @OptionGroup var options: BuyOptions
    @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

    /// Made by the parser.
    public init() {}

    /// Buys it. Throws `OrderError`, `UsageError`, and `AlreadyReported` where it was not paid.
    public func run(_ context: CommandContext) async throws {
        try await context.orders { try await $0.buy(options) }
    }
}

/// `madang purchases`: the orders in which the member buys.
public struct PurchasesCommand: RunnableCommand {
    /// Its name and its help.
    public static var configuration: CommandConfiguration {
        .words(
            "purchases", en: "Show what you have bought, the newest first.",
            ko: "구매한 주문을 최신순으로 봅니다.",
            examples: [Phrase("madang purchases"), Phrase("madang purchases --state open")])
    }
    @OptionGroup var options: OrderPageOptions
    @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

    /// Made by the parser.
    public init() {}

    /// Lists them. Throws `OrderError`.
    public func run(_ context: CommandContext) async throws {
        try await context.orders { try await $0.list(.buying, options, command: ["purchases"]) }
    }
}

/// `madang sales`: the orders in which the member is paid.
public struct SalesCommand: RunnableCommand {
    /// Its name and its help.
    public static var configuration: CommandConfiguration {
        .words(
            "sales", en: "Show what you have sold, the newest first.",
            ko: "판매한 주문을 최신순으로 봅니다.",
            examples: [Phrase("madang sales"), Phrase("madang sales --state fulfilled")])
    }
    @OptionGroup var options: OrderPageOptions
    @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

    /// Made by the parser.
    public init() {}

    /// Lists them. Throws `OrderError`.
    public func run(_ context: CommandContext) async throws {
        try await context.orders { try await $0.list(.selling, options, command: ["sales"]) }
    }
}

/// `madang balance`: what the member has as a payee.
public struct BalanceCommand: RunnableCommand {
    /// Its name and its help.
    public static var configuration: CommandConfiguration {
        .words(
            "balance", en: "Show your balance and its postings.", ko: "판매 대금 잔액과 내역을 봅니다.",
            examples: [Phrase("madang balance"), Phrase("madang balance --limit 50")])
    }
    @OptionGroup var options: PageOptions
    @OptionGroup(title: GlobalOptions.title) public var global: GlobalOptions

    /// Made by the parser.
    public init() {}

    /// Shows both. Throws `OrderError`.
    public func run(_ context: CommandContext) async throws {
        try await context.orders { try await $0.balance(options) }
    }
}

extension CommandContext {
    /// Buys the record of an argument as `madang buy` does: for commands about records of other domains.
    /// Throws the errors of the domain that sells, `OrderError`, `UsageError`, and `AlreadyReported` where it
    /// was not paid.
    package func buy<Subject>(
        _ record: IdentifierArgument<Subject>, _ waiting: WaitingOption
    ) async throws {
        try await orders { orders in
            let id = try record.identifier(among: orders.lists)
            try await orders.buy(AnyIdentifier(id), amount: nil, waiting)
        }
    }

    /// Runs the body with the commands of payments, for the signed-in member.
    func orders(_ body: (OrderCommands) async throws -> Void) async throws {
        try await withServices { services in
            try await body(OrderCommands(services, console, program: program))
        }
    }
}
