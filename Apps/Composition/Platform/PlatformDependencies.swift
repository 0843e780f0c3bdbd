public import Auth
public import Vocabulary

/// What a local platform takes from outside: clock, identifiers, secrets and mail.
public struct PlatformDependencies: Sendable {
    package let time: any TimeSource
    package let ids: any IdentifierSource
    package let hasher: any PasswordHasher
    package let accessTokens: any AccessTokens
    package let refreshTokens: any RefreshTokens
    package let mailer: any Mailer
    /// Under which the addresses are hashed that shared request limits count for.
    let limitSecret: [UInt8]

    /// Takes an implementation of each port. Platforms over one database that shall count requests together
    /// need the same `limitSecret`; without one it is made up.
    public init(
        time: any TimeSource, ids: any IdentifierSource, hasher: any PasswordHasher,
        accessTokens: any AccessTokens, refreshTokens: any RefreshTokens, mailer: any Mailer,
        limitSecret: [UInt8]? = nil
    ) {
        self.time = time
        self.ids = ids
        self.hasher = hasher
        self.accessTokens = accessTokens
        self.refreshTokens = refreshTokens
        self.mailer = mailer
        self.limitSecret = limitSecret ?? SystemSecret(bytes: 32).bytes
    }
}
