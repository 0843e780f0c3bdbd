/// Makes refresh tokens: opaque, 256 bits, base64url.
public protocol RefreshTokens: Sendable {
    /// A new unpredictable token.
    func mint() -> String

    /// The deterministic successor of a token. It cannot be computed without this port's secret, and can be
    /// returned again without being stored.
    func successor(of token: String) -> String

    /// The one-way digest that is stored for a token.
    func digest(of token: String) -> TokenDigest
}
