import Vocabulary

extension Principal {
    /// The principal for long work, without what the session look-up has read: its member may be silenced or
    /// block others meanwhile, so each write queries it anew.
    var held: Principal {
        guard case .member(let id, let session, let role, _) = self else { return self }
        return .member(id, session: session, role: role)
    }
}
