import Synchronization
public import Vocabulary

/// Made-up records of a clause. They stand for other domains: which pictures a record shows, and who sees a
/// private one.
public final class KnownRecords: PictureAttachments {
    private struct State {
        var shown: [AnyIdentifier: AttachedPictures] = [:]
        var confided: Set<AnyIdentifier> = []
        var seers: [AnyIdentifier: Set<MemberID>] = [:]
        var isSilent = false
    }

    private let state = Mutex(State())

    /// No records.
    public init() {}

    /// Makes the record show these pictures, in its next version.
    public func show(_ pictures: [PictureID], by record: AnyIdentifier, isPublic: Bool = true) {
        state.withLock { state in
            let version = state.shown[record]?.version.next ?? .first
            state.shown[record] = AttachedPictures(pictures, isPublic: isPublic, version: version)
        }
    }

    /// Sets the record's answer, whatever it was before.
    public func say(_ attached: AttachedPictures?, of record: AnyIdentifier) {
        state.withLock { $0.shown[record] = attached }
    }

    /// Hides the record from moderators unless it is public.
    public func confide(_ record: AnyIdentifier) {
        state.withLock { _ = $0.confided.insert(record) }
    }

    /// Shows the record to a member even if it is not public, or not any more.
    public func share(_ record: AnyIdentifier, with member: MemberID, _ isShared: Bool = true) {
        state.withLock { state in
            if isShared {
                state.seers[record, default: []].insert(member)
            } else {
                state.seers[record]?.remove(member)
            }
        }
    }

    /// Makes the records unavailable, or available again.
    public func fallSilent(_ isSilent: Bool) {
        state.withLock { $0.isSilent = isSilent }
    }

    /// The record's last answer. Throws `unavailable` while the records are unavailable.
    public func attachedPictures(of record: AnyIdentifier) async throws(ServiceFailure) -> AttachedPictures? {
        let state = state.withLock { $0 }
        if state.isSilent { throw .unavailable("the records do not answer") }
        return state.shown[record]
    }
}

extension KnownRecords: SubjectDirectory {
    /// The cards of public records, of those that are shared with the principal, and for moderators of
    /// records not hidden from them. Throws `unavailable` while the records are unavailable.
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let state = state.withLock { $0 }
        if state.isSilent { throw .unavailable("the records do not answer") }
        return subjects.reduce(into: [:]) { cards, id in
            guard let shown = state.shown[id] else { return }
            let isSeen = principal.has(.moderator) && !state.confided.contains(id)
            let isShared = principal.memberID.map { state.seers[id]?.contains($0) ?? false } ?? false
            guard shown.isPublic || isSeen || isShared else { return }
            cards[id] = SubjectCard(id, owner: MemberID(id.raw), title: "")
        }
    }
}
