import Vocabulary

extension Principal {
    /// The same for a piece of work that may last: while it does, its member may be silenced, or block
    /// somebody, so that what the look-up of the session said of them is asked for each time.
    var held: Principal {
        guard case .member(let id, let session, let role, _) = self else { return self }
        return .member(id, session: session, role: role)
    }
}
