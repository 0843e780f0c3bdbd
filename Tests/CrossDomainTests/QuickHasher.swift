import Auth

/// Hashes that protect nothing and cost nothing: no test here is about passwords.
struct QuickHasher: PasswordHasher {
    var decoy: String { "quick$" }

    func hash(_ password: String, turn: HashingTurn) async throws(HashingFailure) -> String {
        "quick$\(password)"
    }

    func verify(
        _ password: String, against hash: String, turn: HashingTurn
    ) async throws(HashingFailure) -> Bool {
        hash == "quick$\(password)"
    }

    func needsRehash(_: String) -> Bool { false }
}
