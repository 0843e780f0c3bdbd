/// Makes refresh tokens: opaque, 256 bits, base64url.
public protocol RefreshTokens: Sendable {
    /// A new token that nobody can guess.
    func mint() -> String

    /// The token that follows: always the same for the same token, and not to be found without this port's
    /// secret, so that it can be given again without being stored.
    func successor(of token: String) -> String

    /// The one-way digest under which a token is stored.
    func digest(of token: String) -> TokenDigest
}
