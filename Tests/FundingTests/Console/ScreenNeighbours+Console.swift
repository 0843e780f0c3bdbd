import Commands
import ContractKit
import Funding
import FundingConsole
import Terminal
import Testing
import Vocabulary

/// The same neighbours at a command line.
extension ScreenNeighbours {
    /// The services of a person's commands. A payment that is begun is paid at once, unless it is not waited
    /// for.
    func commandServices(of person: Person) -> Services {
        var services = services(of: person)
        services.provide(LastLists.self, .inMemory())
        services.provide(BackingPaying.self, paying(person))
        if let member = principal(person).memberID {
            services.provide(SignedInMember.self, SignedInMember(member))
        }
        return services
    }

    private func paying(_ person: Person) -> BackingPaying {
        let neighbours = self
        return BackingPaying { record, _, console, waits in
            let buyer = neighbours.principal(person)
            let quote = try await neighbours.service.quote(PurchaseRequest(record), for: buyer)
            console.print(Phrase("[\(quote.title), \(quote.unitPrice.decimal), waits: \(waits)]"))
            if waits { try await neighbours.pay(record, for: person) }
        }
    }
}
