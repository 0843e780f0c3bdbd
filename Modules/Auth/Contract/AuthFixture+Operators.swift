import Auth
import ContractKit
import Vocabulary

/// An operator or moderator made by a clause, with their verbs.
struct Keeper: Sendable {
    let id: MemberID
    let signedIn: SignedIn
    let verbs: any AuthRepository
}

extension AuthFixture {
    /// The only operator, in an environment of the clause's own.
    func onlyKeeper() async throws -> Keeper {
        noteSolitude()
        return try await keeper()
    }

    /// An operator; there may be others.
    func keeper(_ nickname: String = "keeper") async throws -> Keeper {
        let signedIn = try await join(nickname)
        try await appoint(signedIn.account.id, .operator)
        return Keeper(id: signedIn.account.id, signedIn: signedIn, verbs: try await verbs(of: signedIn))
    }

    /// A moderator; there may be others.
    func mediator(_ nickname: String = "mediator") async throws -> Keeper {
        let signedIn = try await join(nickname)
        try await appoint(signedIn.account.id, .moderator)
        return Keeper(id: signedIn.account.id, signedIn: signedIn, verbs: try await verbs(of: signedIn))
    }
}

/// An identifier that no member has.
let nobody = MemberID(RawIdentifier(high: 1, low: 1))
