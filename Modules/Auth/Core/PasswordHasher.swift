/// Turns passwords into hashes that are slow to guess. Passwords are given in their normalised form.
///
/// The work is done off the caller's thread, on few threads, in the order of the turns. Whoever finds too
/// many waiting before them, or has waited for too long, is told to come back.
public protocol PasswordHasher: Sendable {
    /// A hash with a salt of its own, in the PHC string format. Throws `busy`, `failed`.
    func hash(_ password: String, turn: HashingTurn) async throws(HashingFailure) -> String

    /// Whether the password gives the hash, compared in constant time. A hash that cannot be read fits
    /// nothing. It takes as long for a hash of lesser parameters, or one that cannot be read, as for a new
    /// one. Throws `busy`, `failed`.
    func verify(
        _ password: String, against hash: String, turn: HashingTurn
    ) async throws(HashingFailure) -> Bool

    /// Whether the hash was made with other parameters than new ones are.
    func needsRehash(_ hash: String) -> Bool

    /// A hash that no password is known to fit and that takes as long to verify as any: for unknown emails.
    var decoy: String { get }
}

/// Why a password could be neither hashed nor verified.
public enum HashingFailure: Error, Hashable, Sendable {
    /// Too many are waiting; it may be tried again after that many seconds.
    case busy(retryAfterSeconds: Int)
    /// There is no memory for it, or the library refused; the reason is for the operator.
    case failed(String)
}
