import Auth
import Vocabulary
import Wire

extension AuthWire {
    static let tokens = Shape<TokenPair>(
        "TokenPair",
        Field("accessToken", WireCoder<String>.text) { $0.accessToken },
        Field("accessExpiresAt", WireCoder<Timestamp>.timestamp) { $0.accessExpiresAt },
        Field("refreshToken", WireCoder<String>.text) { $0.refreshToken },
        Field("refreshExpiresAt", WireCoder<Timestamp>.timestamp) { $0.refreshExpiresAt }
    ) { accessToken, accessExpiresAt, refreshToken, refreshExpiresAt in
        TokenPair(
            accessToken: accessToken, accessExpiresAt: accessExpiresAt, refreshToken: refreshToken,
            refreshExpiresAt: refreshExpiresAt)
    }

    static let signedIn = Shape<SignedIn>(
        "SignedIn",
        Field("account", account.coder) { $0.account },
        Field("session", WireCoder<SessionID>.id()) { $0.session },
        Field("tokens", tokens.coder) { $0.tokens }
    ) { account, session, tokens in SignedIn(account: account, session: session, tokens: tokens) }

    static let session = Shape<Session>(
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
    }

    static let sessions = Shape<[Session]>(
        "Sessions",
        Field("items", session.coder.array) { $0 }
    ) { items in items }
}
