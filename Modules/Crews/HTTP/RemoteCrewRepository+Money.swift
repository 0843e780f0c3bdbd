public import Crews
public import Vocabulary
import Wire

extension RemoteCrewRepository {
    public func setDues(_ plan: DuesPlan?, of id: CrewID) async throws(CrewError) -> CrewView {
        guard let plan else { return try await caller.call(CrewEndpoints.endDues, OneCrew(id: id)) }
        return try await caller.call(CrewEndpoints.setDues, DuesPlanInput(id: id, plan: plan))
    }

    public func dues(
        of id: CrewID, _ list: DuesList, _ page: PageRequest
    ) async throws(CrewError) -> Page<DueView> {
        try await caller.call(
            CrewEndpoints.listDues, DuesInput(id: id, list: list, page: PageFields(page)))
    }

    public func waive(_ id: DueID, reason: String) async throws(CrewError) -> DueView {
        try await caller.call(CrewEndpoints.waive, WaiverInput(id: id, reason: reason))
    }

    public func enter(
        _ draft: CashDraft, into id: CrewID, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> CashEntry {
        try await caller.call(CrewEndpoints.enter, CashInput(id: id, draft: draft), idempotencyKey: key)
    }

    public func ledger(of id: CrewID, _ month: CivilMonth) async throws(CrewError) -> CrewLedger {
        try await caller.call(CrewEndpoints.ledger, LedgerInput(id: id, month: month))
    }

    public func nameAccount(
        _ account: PayoutAccount, of id: CrewID
    ) async throws(CrewError) -> PayoutNaming {
        try await caller.call(CrewEndpoints.nameAccount, AccountInput(id: id, account: account))
    }

    public func account(of id: CrewID) async throws(CrewError) -> PayoutNaming? {
        try await caller.call(CrewEndpoints.account, OneCrew(id: id))
    }
}
