import Synchronization
public import Vocabulary

/// Records that a clause makes up: what other domains say of the pictures that theirs show, and who sees
/// those that are not public.
public final class KnownRecords: PictureAttachments {
    private struct State {
        var shown: [AnyIdentifier: AttachedPictures] = [:]
        var confided: Set<AnyIdentifier> = []
        var isSilent = false
    }

    private let state = Mutex(State())

    /// Nothing shows anything.
    public init() {}

    /// From now on the record shows these, in its next version.
    public func show(_ pictures: [PictureID], by record: AnyIdentifier, isPublic: Bool = true) {
        state.withLock { state in
            let version = state.shown[record]?.version.next ?? .first
            state.shown[record] = AttachedPictures(pictures, isPublic: isPublic, version: version)
        }
    }

    /// From now on the record says that, whatever it has said before.
    public func say(_ attached: AttachedPictures?, of record: AnyIdentifier) {
        state.withLock { $0.shown[record] = attached }
    }

    /// From now on moderators do not see the record unless it is public.
    public func confide(_ record: AnyIdentifier) {
        state.withLock { _ = $0.confided.insert(record) }
    }

    /// Whether nobody answers.
    public func fallSilent(_ isSilent: Bool) {
        state.withLock { $0.isSilent = isSilent }
    }

    /// What was said last. Throws `unavailable` while nobody answers.
    public func attachedPictures(of record: AnyIdentifier) async throws(ServiceFailure) -> AttachedPictures? {
        let state = state.withLock { $0 }
        if state.isSilent { throw .unavailable("the records do not answer") }
        return state.shown[record]
    }
}

extension KnownRecords: SubjectDirectory {
    /// The cards of what is public, and for moderators of what is not confided. Throws `unavailable` while
    /// nobody answers.
    public func cards(
        of subjects: Set<AnyIdentifier>, for principal: Principal
    ) async throws(ServiceFailure) -> [AnyIdentifier: SubjectCard] {
        let state = state.withLock { $0 }
        if state.isSilent { throw .unavailable("the records do not answer") }
        return subjects.reduce(into: [:]) { cards, id in
            guard let shown = state.shown[id] else { return }
            let isSeen = principal.has(.moderator) && !state.confided.contains(id)
            guard shown.isPublic || isSeen else { return }
            cards[id] = SubjectCard(id, owner: MemberID(id.raw), title: "")
        }
    }
}
