import Auth
import Composition
import Vocabulary

/// One of the members who write during a drill, with a session that lasts through all of it.
struct DrillMember: Sendable {
    static let password = "느티나무 그늘 아래 42"
    static let device = "drill"

    let number: Int
    let email: String
    let nickname: String
    let id: MemberID
    let storage: InMemorySessionStorage

    /// Joins at the server and notes it.
    static func join(_ number: Int, at platform: RemotePlatform, _ ledger: inout Ledger)
        async throws(AuthError)
        -> DrillMember
    {
        let (email, nickname) = ("drill-\(number)@example.com", "드릴\(number)")
        let draft = JoinDraft(email: email, password: password, nickname: nickname)
        let signedIn = try await platform.anonymous.auth.join(draft, device: device)
        ledger.acknowledge(.member(email: email), nickname)
        ledger.acknowledge(.session(email: email, device: device), "open")
        return DrillMember(
            number: number, email: email, nickname: nickname, id: signedIn.account.id,
            storage: InMemorySessionStorage(signedIn))
    }

    /// The member's verbs at the server.
    func services(at platform: RemotePlatform) async throws(ServiceFailure) -> Services {
        try await platform.services(for: platform.session(keptIn: storage))
    }
}

extension InMemorySessionStorage {
    /// Keeps the session that joining or signing in opened.
    init(_ signedIn: SignedIn) {
        self.init(
            KeptSession(member: signedIn.account.id, session: signedIn.session, tokens: signedIn.tokens))
    }
}
