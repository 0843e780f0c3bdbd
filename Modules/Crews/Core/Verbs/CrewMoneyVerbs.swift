public import Vocabulary

/// Dues and the ledger of a crew. Its money is its own, not its owner's.
public protocol CrewMoneyVerbs: Sendable {
    /// Sets the monthly dues, from the next month on; nil ends them. The treasurer and the owner may. Throws
    /// `notFound`, `treasurersOnly`, `invalidFields`.
    func setDues(_ plan: DuesPlan?, of id: CrewID) async throws(CrewError) -> CrewView

    /// A page of dues: the principal's own, or all of the crew for the treasurer. Throws `notFound`,
    /// `treasurersOnly`, `invalidFields`.
    func dues(of id: CrewID, _ list: DuesList, _ page: PageRequest) async throws(CrewError) -> Page<DueView>

    /// Waives or cancels one member's dues of a month that are not paid. The treasurer may. Throws
    /// `notFound`, `treasurersOnly`, `wrongDue`, `beingPaid`.
    func waive(_ id: DueID, reason: String) async throws(CrewError) -> DueView

    /// Enters cash that came in or went out, with the photo of a receipt; entries are never changed, and
    /// taken back by another. The treasurer may. With a key, calls within 30 days take effect once. Throws
    /// `notFound`, `treasurersOnly`, `invalidFields`.
    func enter(
        _ draft: CashDraft, into id: CrewID, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> CashEntry

    /// A month of the ledger in two columns: what Payments has posted for the crew, and what the treasurer
    /// has entered. Those of the crew may. Throws `notFound`, `invalidFields`.
    func ledger(of id: CrewID, _ month: CivilMonth) async throws(CrewError) -> CrewLedger

    /// Names the account to which the crew is paid out; it counts once one more of owner, treasurer and
    /// managers has named the same. Throws `notFound`, `treasurersOnly`, `invalidFields`.
    func nameAccount(_ account: PayoutAccount, of id: CrewID) async throws(CrewError) -> PayoutNaming

    /// The account of a crew as it is named so far, with masked numbers; nil for none. Owner, treasurers and
    /// managers may, suspended ones among them. Throws `notFound`, `treasurersOnly`.
    func account(of id: CrewID) async throws(CrewError) -> PayoutNaming?
}
