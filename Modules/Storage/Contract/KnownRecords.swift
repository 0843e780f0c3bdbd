import Synchronization
public import Vocabulary

/// Records that a clause makes up: what other domains say of the pictures that theirs show.
public final class KnownRecords: PictureAttachments {
    private struct State {
        var shown: [AnyIdentifier: AttachedPictures] = [:]
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
