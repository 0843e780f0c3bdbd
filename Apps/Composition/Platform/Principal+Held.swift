import Vocabulary

extension Principal {
    /// The same for a piece of work that may last: while it does, its member may block somebody, or be blocked,
    /// so that what the look-up of the session said of that is asked for each time.
    var held: Principal {
        guard case .member(let id, let session, let role, let acting?) = self else { return self }
        let asked = ActingMember(card: acting.card, standing: acting.standing)
        return .member(id, session: session, role: role, acting: asked)
    }
}
