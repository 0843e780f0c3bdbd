import Auth
import AuthPasswords
import Testing

/// Argon2id and refresh tokens by libsodium.
struct PasswordTests {
    private static let quick = ArgonPasswordHasher.Cost(memoryKiB: 64, passes: 1)

    @Test func usualCost() async throws {
        let hasher = ArgonPasswordHasher()
        let hash = try await hasher.hash("느티나무 그늘 아래 42", turn: .first)
        #expect(
            hash.hasPrefix("$argon2id$v=19$m=19456,t=2,p=1$"), "the parameters of the PHC string: \(hash)")
        #expect(try await hasher.verify("느티나무 그늘 아래 42", against: hash, turn: .first))
        #expect(try await !hasher.verify("느티나무 그늘 아래 43", against: hash, turn: .first))
        #expect(!hasher.needsRehash(hash))
    }

    @Test func saltsDiffer() async throws {
        let hasher = ArgonPasswordHasher(cost: Self.quick)
        let hashes = [
            try await hasher.hash("same password", turn: .first),
            try await hasher.hash("same password", turn: .first),
        ]
        #expect(hashes[0] != hashes[1])
    }

    @Test func otherParametersAskForAnotherHash() async throws {
        let old = try await ArgonPasswordHasher(cost: Self.quick).hash("a password", turn: .first)
        let hasher = ArgonPasswordHasher(cost: .init(memoryKiB: 128, passes: 1))
        #expect(hasher.needsRehash(old))
        #expect(try await hasher.verify("a password", against: old, turn: .first), "an old hash still fits")
    }

    @Test(arguments: ["", "nonsense", "$argon2id$", String(repeating: "$", count: 500)])
    func whatIsNoHashFitsNothing(_ hash: String) async throws {
        #expect(
            try await !ArgonPasswordHasher(cost: Self.quick).verify("a password", against: hash, turn: .first)
        )
    }

    @Test(arguments: ["", "a password", String(repeating: "가", count: 128)])
    func theDecoyIsAHashThatFitsNothing(_ password: String) async throws {
        let hasher = ArgonPasswordHasher(cost: Self.quick)
        #expect(
            !hasher.needsRehash(hasher.decoy), "the decoy has today's parameters, so that it costs the same")
        #expect(try await !hasher.verify(password, against: hasher.decoy, turn: .first))
    }

    @Test func refreshTokensAreRandomAndTheirSuccessorsAreNot() {
        let tokens = SodiumRefreshTokens(secret: Array(0..<32))
        let minted = (0..<100).map { _ in tokens.mint() }
        #expect(Set(minted).count == 100)
        #expect(minted.allSatisfy { $0.utf8.count == 43 && !$0.contains("=") }, "256 bits in base64url")
        let same = SodiumRefreshTokens(secret: Array(0..<32))
        let other = SodiumRefreshTokens(secret: Array(1..<33))
        #expect(tokens.successor(of: minted[0]) == same.successor(of: minted[0]))
        #expect(tokens.successor(of: minted[0]) != other.successor(of: minted[0]))
        #expect(tokens.digest(of: minted[0]) == other.digest(of: minted[0]), "digests need no secret")
        #expect(tokens.digest(of: minted[0]).text != minted[0])
        #expect(tokens.successor(of: minted[0]) != tokens.digest(of: minted[0]).text)
    }
}
