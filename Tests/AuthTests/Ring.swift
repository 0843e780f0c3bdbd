import AuthTokens
import ContractKit

/// Keys in a folder of their own, and tokens by them.
struct Ring {
    let folder: String
    let clock: ManualClock
    let ids: OrderedIdentifiers
    let file: KeyFile
    let tokens: SignedAccessTokens

    static func with(_ body: (Ring) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            let (clock, ids) = (ManualClock(), OrderedIdentifiers(.ascending))
            let file = try await KeyFile.open("\(folder)/keys/keys.json", time: clock, ids: ids)
            try await body(
                Ring(
                    folder: folder, clock: clock, ids: ids, file: file,
                    tokens: SignedAccessTokens(file, ids: ids)))
        }
    }

    /// A key file in the same folder.
    func open(_ name: String) async throws -> KeyFile {
        try await KeyFile.open("\(folder)/\(name)", time: clock, ids: ids)
    }
}
