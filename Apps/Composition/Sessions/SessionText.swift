import Auth
import Settings
import Vocabulary
import Wire

/// A kept session as JSON, with the backend that it belongs to.
enum SessionText {
    private struct Kept: Sendable {
        let backend: String
        let member: MemberID
        let session: SessionID
        let access: String
        let accessExpiresAt: Timestamp
        let refresh: String
        let refreshExpiresAt: Timestamp
    }

    private static let shape = Shape<Kept>(
        "KeptSession", Field("backend", .text) { $0.backend },
        Field("member", .id()) { $0.member }, Field("session", .id()) { $0.session },
        Field("accessToken", .text) { $0.access },
        Field("accessExpiresAt", .timestamp) { $0.accessExpiresAt },
        Field("refreshToken", .text) { $0.refresh },
        Field("refreshExpiresAt", .timestamp) { $0.refreshExpiresAt }, build: Kept.init)

    static func bytes(of session: KeptSession, _ backend: Backend) -> [UInt8] {
        let tokens = session.tokens
        return shape.coder.bytes(
            of: Kept(
                backend: backend.description, member: session.member, session: session.session,
                access: tokens.accessToken, accessExpiresAt: tokens.accessExpiresAt,
                refresh: tokens.refreshToken, refreshExpiresAt: tokens.refreshExpiresAt))
    }

    /// Nil for anything but a session of that backend.
    static func read(_ bytes: [UInt8], of backend: Backend) -> KeptSession? {
        guard let json = try? JSONReader.read(bytes), let kept = try? shape.coder.read(json, .answer),
            kept.backend == backend.description
        else { return nil }
        let tokens = TokenPair(
            accessToken: kept.access, accessExpiresAt: kept.accessExpiresAt, refreshToken: kept.refresh,
            refreshExpiresAt: kept.refreshExpiresAt)
        return KeptSession(member: kept.member, session: kept.session, tokens: tokens)
    }
}
