public import Auth
import ContractKit
public import Vocabulary

/// All ports of an `AuthService`, with fast and deterministic fakes. A test replaces the ports it exercises.
public struct AuthPorts: Sendable {
    /// The store.
    public var store: any AuthStore
    /// Passwords.
    public var hasher: any PasswordHasher = FastPasswordHasher()
    /// Access tokens.
    public var accessTokens: any AccessTokens = PlainAccessTokens()
    /// Refresh tokens.
    public var refreshTokens: any RefreshTokens = CountedRefreshTokens()
    /// Mail.
    public var mailer: any Mailer
    /// Other domains.
    public var departures: any MemberDepartures
    /// The pictures of members.
    public var pictures: any PictureDirectory
    /// What other domains count of members.
    public var counts: any MemberCounts
    /// The limits on failed sign-ins.
    public var signInPolicy = SignInPolicy.usual

    /// The service over these.
    public func service(
        time: any TimeSource, ids: any IdentifierSource, registration: Registration = .open,
        mostBlocks: Int = MemberBlock.limit
    ) -> AuthService {
        AuthService(
            store: store, hasher: hasher, accessTokens: accessTokens, refreshTokens: refreshTokens,
            mailer: mailer, departures: departures, pictures: pictures, counts: counts, time: time,
            ids: ids, signInPolicy: signInPolicy, registration: registration, mostBlocks: mostBlocks)
    }
}
