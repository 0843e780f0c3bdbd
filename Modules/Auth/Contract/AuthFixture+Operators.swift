import Auth
import ContractKit
import Vocabulary

/// An operator or a moderator whom a clause has made, with their verbs.
struct Keeper: Sendable {
    let id: MemberID
    let signedIn: SignedIn
    let verbs: any AuthRepository
}

extension AuthFixture {
    /// An operator in a place of their own: what they see there, and who else is one, the clause decides.
    func onlyKeeper() async throws -> Keeper {
        noteSolitude()
        return try await keeper()
    }

    /// An operator, perhaps among others.
    func keeper(_ nickname: String = "keeper") async throws -> Keeper {
        let signedIn = try await join(nickname)
        try await appoint(signedIn.account.id, .operator)
        return Keeper(id: signedIn.account.id, signedIn: signedIn, verbs: try await verbs(of: signedIn))
    }

    /// A moderator, perhaps among others.
    func mediator(_ nickname: String = "mediator") async throws -> Keeper {
        let signedIn = try await join(nickname)
        try await appoint(signedIn.account.id, .moderator)
        return Keeper(id: signedIn.account.id, signedIn: signedIn, verbs: try await verbs(of: signedIn))
    }
}

/// Nobody has this identifier.
let nobody = MemberID(RawIdentifier(high: 1, low: 1))
