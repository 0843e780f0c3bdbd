import Commands
import Funding
import FundingConsole
import PaymentsConsole
import Vocabulary

extension Domain {
    /// How a backing is paid for where it is chosen: as `madang buy` does.
    static let backingPaying = BackingPaying { record, services, console, waits in
        try await services.buy(record, on: console, waits: waits)
    }

    /// The kinds of records of funding that are bought by name: backings, once they are chosen.
    static let payableInFunding: [any NamedSubject.Type] = [BackingSubject.self]
}
