public import Vocabulary

/// Crews themselves: found, change, find them.
///
/// Every verb may throw `service(.signInRequired)` where a member is needed, and `service` failures. A verb
/// that throws has changed nothing; a verb that returns has made its change durable.
public protocol CrewVerbs: Sendable {
    /// Founds a crew of which the principal is the owner and first member, at once.
    ///
    /// Its name is taken by no open crew whose name looks like it, also under concurrent calls. With a key,
    /// calls within 30 days take effect once. Throws `invalidFields` with all field errors, `taken` for
    /// `name` among them, `tooManyCrews` for the owner of 20, `service(.keyReused)`, `service(.keyInFlight)`.
    func found(
        _ draft: CrewDraft, cover: PictureID?, idempotencyKey key: IdempotencyKey?
    ) async throws(CrewError) -> CrewView

    /// One crew as the principal sees it. A crew that is not open is seen by those who were of it, and by
    /// moderators. Throws `notFound`.
    func crew(_ id: CrewID) async throws(CrewError) -> CrewView

    /// Changes what a crew says about itself; its managers may. The seats that are taken stay taken, and an
    /// order that is open keeps its price. With `expecting`, only if it has not changed since that version.
    ///
    /// Throws `invalidFields` (a capacity below the taken seats, a zone that there is not), `notFound`,
    /// `managersOnly`, `closed`, `changed`.
    func edit(
        _ id: CrewID, _ draft: CrewDraft, cover: PictureID?, expecting version: Version?
    ) async throws(CrewError) -> CrewView

    /// Closes a crew; its owner may. A member that paid within the days of a full refund gets everything
    /// back. Closing again changes nothing. Throws `notFound`, `ownerOnly`, and `hasMoney` while its
    /// balance, open orders, refunds or debts are not settled.
    func close(_ id: CrewID) async throws(CrewError) -> CrewView

    /// Opens a closed crew again within 30 days, with its owner alone; others join anew. Throws `notFound`,
    /// `ownerOnly`, `tooLate`, and `invalidFields` if its name is taken meanwhile.
    func reopen(_ id: CrewID) async throws(CrewError) -> CrewView

    /// A page of open crews that match. Pages by cursor neither repeat nor skip a crew that stays; numbered
    /// pages carry the total. Throws `invalidFields` for the cursor of another list.
    func browse(_ query: CrewQuery, _ page: PageRequest) async throws(CrewError) -> Page<CrewView>

    /// A page of the crews of which the member is, the last joined first: all of the principal's own, those
    /// in which one asked or waits among them, and the open ones of another. Throws as `browse`.
    func crews(of member: MemberID, _ page: PageRequest) async throws(CrewError) -> Page<CrewView>
}
