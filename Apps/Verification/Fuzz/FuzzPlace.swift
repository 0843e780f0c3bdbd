import Auth
import AuthConsole
import AuthContract
import Composition
import ContractKit
import TestHooks
import Vocabulary
import Wire

/// A whole Madang in memory with the things of every domain.
struct FuzzPlace {
    let dispatcher: Dispatcher
    /// Of a member who owns things and has every right.
    let token: String
    let names: TestNames
    /// That member, and the verbs that they have before a screen.
    let member: MemberID?
    let services: Services
    /// The verbs of a visitor.
    let visitorServices: Services
    /// The moment at which its clock stands.
    let now: Timestamp

    /// Makes one that decodes pictures in that way.
    static func open(decoding: PictureDecoding = .plain) async throws -> FuzzPlace {
        let platform = LocalPlatform.inMemory(
            .ephemeral(
                hasher: FastPasswordHasher(), decoding: decoding, payments: .tried(by: SystemClock())))
        let members = try await platform.joinedMembers()
        if let owner = members.owner.principal.memberID { try await platform.appoint(owner, as: .operator) }
        var names: TestNames = [:]
        for trial in Trial.all { names.merge(try await trial.verification.prepare(members)) { $1 } }
        let place = SigningPlace(
            platform.session(keptIn: InMemorySessionStorage()), emails: NoMemory(), device: "fuzz")
        func services(_ services: Services) -> Services {
            var services = services
            services.provide(SigningPlace.self, place)
            return services
        }
        return FuzzPlace(
            dispatcher: platform.dispatcher(), token: members.owner.accessToken, names: names,
            member: members.owner.principal.memberID,
            services: services(platform.services(for: members.owner.principal)),
            visitorServices: services(platform.anonymous), now: members.now)
    }
}

/// Remembers no email.
private struct NoMemory: EmailMemory {
    func recall() -> String? { nil }
    func remember(_ email: String) {}
}
