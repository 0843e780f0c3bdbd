import AuthContract
import Composition
import ContractKit
import Vocabulary
import Wire

/// A whole Madang in memory with the things of every domain.
struct FuzzPlace {
    let dispatcher: Dispatcher
    /// Of a member who owns things and has every right.
    let token: String
    let names: SceneNames

    /// Makes one that decodes pictures in that way.
    static func open(decoding: PictureDecoding = .plain) async throws -> FuzzPlace {
        let platform = LocalPlatform.inMemory(
            .ephemeral(hasher: FastPasswordHasher(), decoding: decoding))
        let cast = try await platform.joinedCast()
        if let owner = cast.owner.principal.memberID { try await platform.appoint(owner, as: .operator) }
        var names: SceneNames = [:]
        for domain in Domain.all { names.merge(try await domain.verification.prepare(cast)) { $1 } }
        return FuzzPlace(dispatcher: platform.dispatcher(), token: cast.owner.accessToken, names: names)
    }
}
