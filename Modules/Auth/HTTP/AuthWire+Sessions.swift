public import Auth
import Vocabulary
public import Wire

extension AuthWire {
    /// A pair of tokens: secrets that occur only in answers to sign-ins and refreshes.
    public static let tokens: WireCoder<TokenPair> = Shape<TokenPair>(
        "TokenPair",
        Field("accessToken", WireCoder<String>.text) { $0.accessToken },
        Field("accessExpiresAt", WireCoder<Timestamp>.timestamp) { $0.accessExpiresAt },
        Field("refreshToken", WireCoder<String>.text) { $0.refreshToken },
        Field("refreshExpiresAt", WireCoder<Timestamp>.timestamp) { $0.refreshExpiresAt }
    ) { accessToken, accessExpiresAt, refreshToken, refreshExpiresAt in
        TokenPair(
            accessToken: accessToken, accessExpiresAt: accessExpiresAt, refreshToken: refreshToken,
            refreshExpiresAt: refreshExpiresAt)
    }.coder

    /// An account with its new session and that session's tokens. To show it, omit the member `tokens` with
    /// `text(of:without:)`.
    public static let signedIn: WireCoder<SignedIn> = Shape<SignedIn>(
        "SignedIn",
        Field("account", account) { $0.account },
        Field("session", WireCoder<SessionID>.id()) { $0.session },
        Field("tokens", tokens) { $0.tokens }
    ) { account, session, tokens in SignedIn(account: account, session: session, tokens: tokens) }
    .coder

    /// One session, without its tokens.
    public static let session: WireCoder<Session> = Shape<Session>(
        "Session",
        Field("id", WireCoder<SessionID>.id()) { $0.id },
        Field("device", WireCoder<String>.text) { $0.device },
        Field("createdAt", WireCoder<Timestamp>.timestamp) { $0.createdAt },
        Field("lastUsedAt", WireCoder<Timestamp>.timestamp) { $0.lastUsedAt },
        Field("expiresAt", WireCoder<Timestamp>.timestamp) { $0.expiresAt },
        Field("isCurrent", WireCoder<Bool>.bool) { $0.isCurrent }
    ) { id, device, createdAt, lastUsedAt, expiresAt, isCurrent in
        Session(
            id: id, device: device, createdAt: createdAt, lastUsedAt: lastUsedAt, expiresAt: expiresAt,
            isCurrent: isCurrent)
    }.coder

    /// The sessions of a member, in the array `items`.
    public static let sessions: WireCoder<[Session]> = Shape<[Session]>(
        "Sessions",
        Field("items", session.array) { $0 }
    ) { items in items }.coder
}
