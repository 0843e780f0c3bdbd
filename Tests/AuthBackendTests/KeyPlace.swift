import Auth
import AuthSQL
import AuthTokens
import ContractKit
import DatabaseTestSupport
import FoundationEssentials

/// Where a deployment's keys can be kept.
enum KeyPlace: Sendable, CustomStringConvertible {
    case file
    case database(TestPlace)

    static let all = [KeyPlace.file] + TestPlace.present.map { .database($0) }

    var description: String {
        switch self {
        case .file: "a key file"
        case .database(let place): place.rawValue
        }
    }

    /// Gives an empty place, clears it away afterwards, and then gives it again, out of reach.
    func with(
        _ body: (any KeyStore) async throws -> Void, afterwards: (any KeyStore) async throws -> Void
    ) async throws {
        switch self {
        case .file:
            let folder = FileManager.default.temporaryDirectory.path + "/madang-keys-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try await body(FileKeyStore("\(folder)/keys/keys.json"))
            try Data().write(to: URL(filePath: "\(folder)-file"))
            defer { try? FileManager.default.removeItem(atPath: "\(folder)-file") }
            try await afterwards(FileKeyStore("\(folder)-file/keys.json"))
        case .database(let place):
            let database = try await TestDatabase.open(place, AuthMigrations.all, time: ManualClock())
            do {
                try await body(SQLKeyStore(database))
            } catch {
                try await database.discard()
                throw error
            }
            try await database.discard()
            try await afterwards(SQLKeyStore(database))
        }
    }
}
