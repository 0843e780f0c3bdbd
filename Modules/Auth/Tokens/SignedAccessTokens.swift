public import Auth
public import Vocabulary

/// Access tokens as JWTs (RFC 7519) signed with Ed25519 only (`EdDSA`, RFC 8037).
public actor SignedAccessTokens: AccessTokens {
    /// How often the keys are read again.
    private static let lookInterval: Duration = .seconds(60)

    private let stored: DeploymentKeys
    private let ids: any IdentifierSource
    private let issuer: String
    private let audience: String
    private var ring = KeyRing()
    private var lastLook: Task<Result<Void, ServiceFailure>, Never>?
    private var nextLook: Task<Result<Void, ServiceFailure>, Never>?

    /// Signs with the newest key for that issuer and audience, and accepts only these.
    public init(
        _ keys: DeploymentKeys, ids: any IdentifierSource, issuer: String = "madang",
        audience: String = "madang-api"
    ) {
        stored = keys
        self.ids = ids
        self.issuer = issuer
        self.audience = audience
    }

    /// As the port promises; a new key is used after a minute at the latest.
    public func issue(
        _ claims: AccessClaims, at now: Timestamp
    ) async throws(ServiceFailure) -> AccessToken {
        // Keys read in the future, by a clock that was set back, do not count as recent.
        let isRecent = ring.readAt <= now && now.since(ring.readAt) <= Self.lookInterval
        if ring.signer == nil || !isRecent { try await look(at: now) }
        guard let signer = ring.signer else { throw .internal("an access token cannot be signed") }
        let expiry = now.seconds + TokenLife.access.components.seconds
        let payload = AccessPayload(
            iss: issuer, aud: audience, sub: "\(claims.member)", sid: "\(claims.session)",
            role: claims.role.rawValue, iat: now.seconds, exp: expiry, jti: ids.next().base32)
        let text = CompactToken.text(
            header: AccessHeader(kid: signer.name).bytes, payload: payload.bytes, by: signer.key)
        return AccessToken(text: text, expiresAt: Timestamp(microseconds: expiry * 1_000_000))
    }

    /// As the port promises; an unknown key causes the keys to be read again. A token's signature is checked
    /// once while the keys stay the same.
    public func verify(_ token: String, at now: Timestamp) async throws(ServiceFailure) -> AccessClaims {
        guard CompactToken.isPlausible(token) else { throw .accessInvalid }
        var verified = ring.verified[token]
        if verified == nil { verified = try await check(token, at: now) }
        guard let verified, TokenLife.accepts(accessUntil: verified.expiry, at: now) else {
            throw .accessExpired
        }
        return verified.claims
    }

    /// Decodes the payload only after the signature is verified.
    private func check(_ token: String, at now: Timestamp) async throws(ServiceFailure) -> VerifiedToken {
        guard let parts = CompactToken(token), let header = AccessHeader(parts.header) else {
            throw .accessInvalid
        }
        if ring[header.kid] == nil { try await look(at: now) }
        guard let key = ring[header.kid], parts.isSigned(by: key),
            let payload = AccessPayload(parts.payload), payload.iss == issuer, payload.aud == audience,
            let verified = VerifiedToken(payload)
        else { throw .accessInvalid }
        ring.remember(verified, token)
        return verified
    }

    /// Reads the current keys. Callers during a read share the next one, so there is one read at a time,
    /// however many tokens name unknown keys.
    private func look(at now: Timestamp) async throws(ServiceFailure) {
        if let nextLook { return try await nextLook.value.get() }
        let earlier = lastLook
        let task = Task {
            _ = await earlier?.value
            return await self.read(at: now)
        }
        nextLook = task
        try await task.value.get()
    }

    private func read(at now: Timestamp) async -> Result<Void, ServiceFailure> {
        lastLook = nextLook.take()
        do throws(ServiceFailure) {
            ring = try KeyRing(try await stored.content().keys, readAt: now)
            return .success(())
        } catch {
            return .failure(error)
        }
    }
}
