/// Computes slow password hashes. Passwords are given in normalised form.
///
/// The work runs on a few threads of its own, in the order of the turns. A request throws `busy` if the
/// queue is full or the wait too long.
public protocol PasswordHasher: Sendable {
    /// A hash with a salt of its own, in the PHC string format. Throws `busy`, `failed`.
    func hash(_ password: String, turn: HashingTurn) async throws(HashingFailure) -> String

    /// Whether the password matches the hash, in constant time; an unreadable hash matches nothing. Outdated
    /// or unreadable hashes take as long as new ones. Throws `busy`, `failed`.
    func verify(
        _ password: String, against hash: String, turn: HashingTurn
    ) async throws(HashingFailure) -> Bool

    /// Whether the hash has other parameters than new hashes.
    func needsRehash(_ hash: String) -> Bool

    /// A hash that no known password matches, with the usual cost to verify; for unknown emails.
    var decoy: String { get }
}

/// Why a password could not be hashed or verified.
public enum HashingFailure: Error, Hashable, Sendable {
    /// The queue is full; retry after that many seconds.
    case busy(retryAfterSeconds: Int)
    /// Out of memory, or an error of the library; the reason is for the operator.
    case failed(String)
}
