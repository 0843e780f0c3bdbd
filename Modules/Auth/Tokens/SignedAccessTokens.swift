public import Auth
import FoundationEssentials
import JWTKit
public import Vocabulary

/// Access tokens as JWTs (RFC 7519) signed with Ed25519 (`EdDSA`, RFC 8037), that algorithm and no other.
public actor SignedAccessTokens: AccessTokens {
    /// How often a program looks for a newer key.
    private static let lookInterval: Duration = .seconds(60)

    private let stored: DeploymentKeys
    private let ids: any IdentifierSource
    private let issuer: String
    private let audience: String
    private var ring = KeyRing()
    private var lastLook: Task<Result<Void, ServiceFailure>, Never>?
    private var nextLook: Task<Result<Void, ServiceFailure>, Never>?

    /// Signs with the newest of the keys, in the issuer's name, for the audience; accepts these alone.
    public init(
        _ keys: DeploymentKeys, ids: any IdentifierSource, issuer: String = "madang",
        audience: String = "madang-api"
    ) {
        stored = keys
        self.ids = ids
        self.issuer = issuer
        self.audience = audience
    }

    /// As the port promises; a newer key is used after a minute at the latest.
    public func issue(
        _ claims: AccessClaims, at now: Timestamp
    ) async throws(ServiceFailure) -> AccessToken {
        if ring.isEmpty || now.since(ring.readAt) > Self.lookInterval { try await look(at: now) }
        let expiry = now.seconds + TokenLife.access.components.seconds
        let payload = AccessPayload(
            iss: issuer, aud: audience, sub: "\(claims.member)", sid: "\(claims.session)",
            role: claims.role.rawValue, iat: now.seconds, exp: expiry, jti: ids.next().base32)
        do {
            let kid = JWKIdentifier(string: ring.newest)
            let text = try await ring.keys.sign(payload, kid: kid, header: ["typ": "JWT"])
            return AccessToken(text: text, expiresAt: Timestamp(microseconds: expiry * 1_000_000))
        } catch {
            throw .internal("an access token cannot be signed")
        }
    }

    /// As the port promises; for a token of a key that is not known the keys are read again. A token's
    /// signature is checked once for as long as the keys are the same.
    public func verify(_ token: String, at now: Timestamp) async throws(ServiceFailure) -> AccessClaims {
        var verified = ring.verified[token]
        if verified == nil { verified = try await check(token, at: now) }
        guard let verified, now.seconds < verified.expiry else { throw .accessExpired }
        return verified.claims
    }

    private func check(_ token: String, at now: Timestamp) async throws(ServiceFailure) -> VerifiedToken {
        guard let header = Self.header(of: token), header.alg == "EdDSA", let kid = header.kid else {
            throw .accessInvalid
        }
        if !ring.names.contains(kid) { try await look(at: now) }
        guard ring.names.contains(kid),
            let payload = try? await ring.keys.verify(token, as: AccessPayload.self),
            payload.iss == issuer, payload.aud == audience, let claims = payload.claims
        else { throw .accessInvalid }
        let verified = VerifiedToken(claims: claims, expiry: payload.exp)
        if ring.names.contains(kid) { ring.remember(verified, token) }
        return verified
    }

    /// Reads the keys as they are now. Whoever comes while they are read waits for the next reading, and all
    /// who wait share it: one reading at a time, however many tokens name keys that nobody knows.
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
            ring = try await KeyRing(try await stored.content().keys, readAt: now)
            return .success(())
        } catch {
            return .failure(error)
        }
    }

    private static func header(of token: String) -> AccessHeader? {
        guard token.utf8.count <= 4096, let part = token.split(separator: ".").first,
            let json = Data(base64URL: part)
        else { return nil }
        return try? JSONDecoder().decode(AccessHeader.self, from: json)
    }
}

/// What a token says whose signature is good.
private struct VerifiedToken {
    let claims: AccessClaims
    /// When it expires, in seconds since 1970.
    let expiry: Int64
}

/// The keys as they were read at some moment.
private struct KeyRing {
    var keys = JWTKeyCollection()
    var names: Set<String> = []
    var newest = ""
    var readAt = Timestamp(microseconds: 0)
    /// Tokens that these keys have signed.
    private(set) var verified: [String: VerifiedToken] = [:]

    /// How many tokens are remembered at most.
    private static let mostVerified = 4096

    mutating func remember(_ verifiedToken: VerifiedToken, _ token: String) {
        if verified.count >= Self.mostVerified { verified.removeAll(keepingCapacity: true) }
        verified[token] = verifiedToken
    }

    var isEmpty: Bool { names.isEmpty }

    init() {}

    init(_ stored: [SigningKey], readAt: Timestamp) async throws(ServiceFailure) {
        for key in stored { await keys.add(eddsa: try key.key(), kid: JWKIdentifier(string: key.id)) }
        names = Set(stored.map(\.id))
        newest = stored.last?.id ?? ""
        self.readAt = readAt
    }
}
