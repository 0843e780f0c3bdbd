import Auth
import AuthSQL
import AuthTokens
import ContractKit
import DatabaseTrials
import FoundationEssentials

/// Where a deployment's keys can be kept.
enum KeyPlace: Sendable, CustomStringConvertible {
    case file
    case database(TrialPlace)

    static let all = [KeyPlace.file] + TrialPlace.present.map { .database($0) }

    var description: String {
        switch self {
        case .file: "a key file"
        case .database(let place): place.rawValue
        }
    }

    /// Gives an empty place, clears it away afterwards, and then gives it again, out of reach.
    func with(
        _ body: (any KeyKeeping) async throws -> Void, afterwards: (any KeyKeeping) async throws -> Void
    ) async throws {
        switch self {
        case .file:
            let folder = FileManager.default.temporaryDirectory.path + "/madang-keys-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try await body(FileKeyKeeping("\(folder)/keys/keys.json"))
            try Data().write(to: URL(filePath: "\(folder)-file"))
            defer { try? FileManager.default.removeItem(atPath: "\(folder)-file") }
            try await afterwards(FileKeyKeeping("\(folder)-file/keys.json"))
        case .database(let place):
            let database = try await TrialDatabase.open(place, AuthMigrations.all, time: ManualClock())
            do {
                try await body(SQLKeyKeeping(database))
            } catch {
                try await database.discard()
                throw error
            }
            try await database.discard()
            try await afterwards(SQLKeyKeeping(database))
        }
    }
}
