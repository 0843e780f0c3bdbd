import Commands
import Crews
import CrewsConsole
import PaymentsConsole
import PaymentsScreens
import Terminal
import Vocabulary

extension Domain {
    /// How memberships and dues are paid for where crews are: as `madang buy` does.
    static let feePaying = FeePaying { record, services, console, waits in
        try await services.buy(record, on: console, waits: waits)
    }

    /// Where a fee or dues are paid on a whole screen: the terms, then the payment.
    static let feePayment: @Sendable (AnyIdentifier) -> Destination = { .purchase(of: $0) }

    /// The kinds of records of crews that are bought by name.
    static let payableInCrews: [any NamedSubject.Type] = [
        CrewSubject.self, MembershipSubject.self, DueSubject.self,
    ]

    /// What is paid for in place of a record of crews: the membership by which the member joins a crew, and
    /// else the record itself. Nil while nothing is to be paid; the person was told then.
    static func payable(
        inCrews record: AnyIdentifier, _ services: Services, _ console: Console
    ) async throws -> AnyIdentifier? {
        guard let crew = record.typed(CrewSubject.self) else { return record }
        return try await services.seatToPay(in: crew, on: console).map { AnyIdentifier($0) }
    }
}
