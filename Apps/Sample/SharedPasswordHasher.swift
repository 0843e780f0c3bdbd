import Auth
import Synchronization

/// Hashes the sample's one password once, not once for each of its members; everything else is the real
/// hasher's.
final class SharedPasswordHasher: PasswordHasher {
    private let hasher: any PasswordHasher
    private let password: String
    private let made = Mutex<String?>(nil)

    init(_ hasher: any PasswordHasher, for password: String) {
        self.hasher = hasher
        self.password = password
    }

    func hash(_ password: String, turn: HashingTurn) async throws(HashingFailure) -> String {
        guard password == self.password else { return try await hasher.hash(password, turn: turn) }
        if let hash = made.withLock({ $0 }) { return hash }
        let hash = try await hasher.hash(password, turn: turn)
        made.withLock { $0 = hash }
        return hash
    }

    func verify(
        _ password: String, against hash: String, turn: HashingTurn
    ) async throws(HashingFailure) -> Bool {
        try await hasher.verify(password, against: hash, turn: turn)
    }

    func needsRehash(_ hash: String) -> Bool { hasher.needsRehash(hash) }

    var decoy: String { hasher.decoy }
}
