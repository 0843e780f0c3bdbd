import Auth
import AuthTokens
import ContractKit
import Hashing
import Vocabulary

/// A deployment's key that tests know, in the file's form as earlier programs wrote it.
struct KnownKey: KeyStore {
    static let name = "2000000001fpqr000000000001"
    static let now = Timestamp(microseconds: 1_767_225_600_000_000)
    private static let secret = "MiL4XQ9F6Dg1nKj2rP9c4EF-dIgT46d_-po_CamtdZA"

    var place: String { "a test" }

    func read() async throws(ServiceFailure) -> String? {
        """
        {
          "keys" : [
            {
              "createdAt" : 1767225600000000,
              "id" : "\(Self.name)",
              "secret" : "\(Self.secret)"
            }
          ],
          "refreshSecret" : "r5yp8QFFnC0bcWmwHO9-KVaqcpSgUhGadLLpyEeienQ"
        }
        """
    }

    func replace(_ expected: String?, by text: String) async throws(ServiceFailure) -> Bool { false }

    /// Tokens by that key, of a program that has checked none yet.
    static func tokens() async throws -> SignedAccessTokens {
        let ids = OrderedIdentifiers(.ascending)
        let keys = try await DeploymentKeys.open(KnownKey(), time: ManualClock(), ids: ids)
        return SignedAccessTokens(keys, ids: ids)
    }

    /// A token that says this, signed right.
    static func sign(_ header: String, _ payload: String) -> String {
        let signed = [header, payload].map { Base64URL.encode(Array($0.utf8)) }.joined(separator: ".")
        let key = Base64URL.decode(secret).flatMap { Ed25519PrivateKey(seed: $0) }
        return signed + "." + Base64URL.encode(key?.signature(of: Array(signed.utf8)) ?? [])
    }
}
