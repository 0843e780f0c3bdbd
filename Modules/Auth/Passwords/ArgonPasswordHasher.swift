public import Auth
import CSodium

/// Argon2id (RFC 9106) by libsodium, in PHC strings. The default of 19 MiB and 2 passes is the minimum of
/// OWASP's Password Storage Cheat Sheet.
public struct ArgonPasswordHasher: PasswordHasher {
    /// The cost of one hash.
    public struct Cost: Hashable, Sendable {
        /// Memory in KiB, at least 8.
        public let memoryKiB: Int
        /// Passes over the memory, at least 1.
        public let passes: Int

        /// Takes memory in KiB and passes.
        public init(memoryKiB: Int, passes: Int) {
            self.memoryKiB = max(8, memoryKiB)
            self.passes = max(1, passes)
        }

        var work: Int { memoryKiB * passes }

        /// 19 MiB, 2 passes.
        public static let usual = Cost(memoryKiB: 19 * 1024, passes: 2)
    }

    private let cost: Cost
    private let pool: WorkPool

    /// Hashes on `threads` idle-priority threads of its own. If more than `waiting` requests are queued,
    /// those with the last turns throw `busy`, as does any that waits for 10 seconds.
    public init(cost: Cost = .usual, threads: Int = 2, waiting: Int = 256) {
        self.cost = cost
        pool = WorkPool(threads: threads, WorkLine(room: waiting))
        let (salt, hash) = (String(repeating: "A", count: 22), String(repeating: "A", count: 43))
        decoy = "$argon2id$v=19$m=\(cost.memoryKiB),t=\(cost.passes),p=1$\(salt)$\(hash)"
    }

    /// How many passwords are being hashed or queued.
    public var load: Int { pool.load }

    /// How many requests were refused since the program began because the queue was full.
    public var refused: Int { pool.refused }

    public let decoy: String

    public func hash(_ password: String, turn: HashingTurn) async throws(HashingFailure) -> String {
        let cost = cost
        let hash = try await pool.run(turn) { Self.hash(Array(password.utf8), cost) }
        guard let hash else { throw .failed("libsodium has no memory for Argon2id") }
        return hash
    }

    public func verify(
        _ password: String, against hash: String, turn: HashingTurn
    ) async throws(HashingFailure) -> Bool {
        let cost = cost
        return try await pool.run(turn) {
            let fits = Self.verify(Array(password.utf8), hash)
            Self.spend(cost.work - Self.work(of: hash), cost)
            return fits
        }
    }

    public func needsRehash(_ hash: String) -> Bool {
        crypto_pwhash_str_needs_rehash(hash, UInt64(cost.passes), cost.memoryKiB * 1024) != 0
    }

    private static func hash(_ password: [UInt8], _ cost: Cost) -> String? {
        guard SodiumLibrary.isReady else { return nil }
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let result = crypto_pwhash_str_alg(
            &text, password.map(CChar.init(bitPattern:)), UInt64(password.count), UInt64(cost.passes),
            cost.memoryKiB * 1024, crypto_pwhash_ALG_ARGON2ID13)
        return result == 0 ? string(text) : nil
    }

    /// The cost of verifying a hash, in KiB times passes; 0 if it is not a hash.
    private static func work(of hash: String) -> Int {
        let parts = hash.split(separator: "$")
        guard parts.count == 5, parts[0] == "argon2id" else { return 0 }
        let numbers = parts[2].split(separator: ",").map { Int($0.dropFirst(2)) ?? 0 }
        return numbers.count == 3 ? numbers[0].multipliedReportingOverflow(by: numbers[1]).partialValue : 0
    }

    /// Does the work that a cheaper hash saves, so that timing does not reveal the hash's age.
    private static func spend(_ work: Int, _ cost: Cost) {
        let memory = work / cost.passes
        guard memory >= 8, SodiumLibrary.isReady else { return }
        var result = [UInt8](repeating: 0, count: 32)
        let salt = [UInt8](repeating: 0, count: Int(crypto_pwhash_SALTBYTES))
        _ = crypto_pwhash(
            &result, UInt64(result.count), "", 0, salt, UInt64(cost.passes), memory * 1024,
            crypto_pwhash_ALG_ARGON2ID13)
    }

    private static func verify(_ password: [UInt8], _ hash: String) -> Bool {
        guard SodiumLibrary.isReady, hash.utf8.count < Int(crypto_pwhash_STRBYTES) else { return false }
        let characters = password.map(CChar.init(bitPattern:))
        return crypto_pwhash_str_verify(hash, characters, UInt64(password.count)) == 0
    }
}
