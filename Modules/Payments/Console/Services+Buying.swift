import Commands
package import Terminal
package import Vocabulary

extension Services {
    /// Buys a record as `madang buy` does, for commands of other domains that go on to a payment. Throws the
    /// errors of the domain that sells, `OrderError`, `UsageError`, and `AlreadyReported` where it was not
    /// paid.
    package func buy(_ record: AnyIdentifier, on console: Console, waits: Bool) async throws {
        var waiting = WaitingOption()
        waiting.noWait = !waits
        let orders = try OrderCommands(self, console, program: "madang")
        try await orders.buy(record, amount: nil, waiting)
    }
}
