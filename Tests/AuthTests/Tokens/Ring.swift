import AuthTokens
import ContractKit
import TestKit

/// Keys in a folder of their own, and tokens by them.
struct Ring {
    let folder: String
    let clock: ManualClock
    let ids: OrderedIdentifiers
    let keys: DeploymentKeys
    let tokens: SignedAccessTokens

    static func with(_ body: (Ring) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            let (clock, ids) = (ManualClock(), OrderedIdentifiers(.ascending))
            let keys = try await DeploymentKeys.open(
                FileKeyStore("\(folder)/keys/keys.json"), time: clock, ids: ids)
            try await body(
                Ring(
                    folder: folder, clock: clock, ids: ids, keys: keys,
                    tokens: SignedAccessTokens(keys, ids: ids)))
        }
    }

    /// Keys in another file of the same folder.
    func open(_ name: String) async throws -> DeploymentKeys {
        try await DeploymentKeys.open(FileKeyStore("\(folder)/\(name)"), time: clock, ids: ids)
    }
}
