import Crews
import Vocabulary
import Wire

extension CrewEndpoints {
    /// Monthly dues.
    static let dues: [EndpointDescription] = [
        setDues.description, endDues.description, listDues.description, waive.description,
    ]

    /// Cash, the ledger and the account of a crew.
    static let money: [EndpointDescription] = [
        enter.description, ledger.description, nameAccount.description, account.description,
    ]

    static let setDues = Endpoint<DuesPlanInput, CrewView, CrewError>(
        name: "crews.setDues", .put, "/api/v1/crews/{id}/dues/plan", access: .member,
        summary: "Set the monthly dues from a month on, as the treasurer.",
        input: DuesPlanInput.shape, output: CrewWire.view,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .treasurersOnly, .suspendedFromCrew, .closed
        ).orSilenced)

    static let endDues = Endpoint<OneCrew, CrewView, CrewError>(
        name: "crews.endDues", .delete, "/api/v1/crews/{id}/dues/plan", access: .member,
        summary: "End the monthly dues with this month, as the treasurer.",
        input: OneCrew.shape, output: CrewWire.view,
        failures: CrewWire.failures.only(
            .notFound, .treasurersOnly, .suspendedFromCrew, .closed
        ).orSilenced)

    static let listDues = Endpoint<DuesInput, Page<DueView>, CrewError>(
        name: "crews.dues", .get, "/api/v1/crews/{id}/dues", access: .member,
        summary: "A page of dues, those of the latest month first: one's own, or as the treasurer all, "
            + "those in arrears, or those of a month. At most one of `list` and `month` may be given.",
        input: DuesInput.shape, output: CrewWire.dues,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .treasurersOnly, .suspendedFromCrew))

    static let waive = Endpoint<WaiverInput, DueView, CrewError>(
        name: "crews.waive", .post, "/api/v1/dues/{id}/waive", access: .member,
        summary: "Waive one member's unpaid dues of a month, as the treasurer, for a reason.",
        input: WaiverInput.shape, output: CrewWire.due,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .treasurersOnly, .suspendedFromCrew, .closed, .wrongDue(.paid),
            .beingPaid(CrewWire.exampleOrder)
        ).orSilenced)

    static let enter = Endpoint<CashInput, CashEntry, CrewError>(
        name: "crews.enter", .post, "/api/v1/crews/{id}/cash", access: .member, status: 201, creates: true,
        summary: "Enter cash that came in or went out, as the treasurer; an entry is taken back by another.",
        input: CashInput.shape, output: CrewWire.cashEntry,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .treasurersOnly, .suspendedFromCrew, .closed
        ).orSilenced)

    static let ledger = Endpoint<LedgerInput, CrewLedger, CrewError>(
        name: "crews.ledger", .get, "/api/v1/crews/{id}/ledger", access: .member,
        summary: "A month of a crew's ledger in two columns, for those of the crew: what Payments has "
            + "posted, and what the treasurer has entered.",
        input: LedgerInput.shape, output: CrewWire.ledger,
        failures: CrewWire.failures.only(.invalidFields([]), .notFound))

    static let nameAccount = Endpoint<AccountInput, PayoutNaming, CrewError>(
        name: "crews.nameAccount", .put, "/api/v1/crews/{id}/account", access: .member,
        limit: .perMember(10, oneMoreEach: .seconds(60), isShared: true),
        summary: "Name the account to which the crew is paid out; it counts once one more of owner, "
            + "treasurers and managers has named the same.",
        input: AccountInput.shape, output: CrewWire.naming,
        failures: CrewWire.failures.only(
            .invalidFields([]), .notFound, .treasurersOnly, .suspendedFromCrew, .closed
        ).orSilenced)

    static let account = Endpoint<OneCrew, PayoutNaming?, CrewError>(
        name: "crews.account", .get, "/api/v1/crews/{id}/account", access: .member,
        summary: "The account to which the crew is paid out as it is named so far, for owner, treasurers and "
            + "managers; its number is masked, and null stands for none.",
        input: OneCrew.shape, output: CrewWire.naming.optional,
        failures: CrewWire.failures.only(.notFound, .treasurersOnly))
}
