public import Auth
import FoundationEssentials
import Hashing
public import Vocabulary

/// The token secrets of a deployment: signing keys and the refresh secret.
///
/// They are created on the first opening; programs that open them concurrently get the same ones. Every
/// program of a deployment must use the same place.
public struct DeploymentKeys: Sendable {
    private let keyStore: any KeyStore
    private let ids: any IdentifierSource
    private let time: any TimeSource

    /// Opens the secrets, creating them if there are none. Throws `unavailable`, and `internal` if the store
    /// holds other content, which is left unchanged.
    public static func open(
        _ keyStore: any KeyStore, time: any TimeSource, ids: any IdentifierSource
    ) async throws(ServiceFailure) -> DeploymentKeys {
        let keys = DeploymentKeys(keyStore: keyStore, ids: ids, time: time)
        _ = try await keys.content()
        return keys
    }

    /// The secret for successors of refresh tokens, 32 random bytes. Throws as `open`.
    public func refreshSecret() async throws(ServiceFailure) -> [UInt8] {
        guard let secret = Base64URL.decode(try await content().refreshSecret), secret.count == 32 else {
            throw .internal("signing keys in \(keyStore.place): the refresh secret is not 32 bytes")
        }
        return secret
    }

    /// Adds a key that signs from now on. Older keys verify until the last token they signed has expired,
    /// and are then removed. Throws as `open`, and `unavailable` after repeated conflicts.
    public func rotate() async throws(ServiceFailure) {
        let now = time.now()
        try await change { content throws(ServiceFailure) in
            // `??` would lose the type of what its right side throws.
            var next: KeyContent
            if let content { next = content } else { next = try first(now) }
            next.keys = next.keys.filter { !$0.isForgotten(at: now) }.map { $0.retired(at: now) }
            next.keys.append(try SigningKey(id: ids.next().base32, at: now))
            return next
        }
    }

    /// The current content.
    func content() async throws(ServiceFailure) -> KeyContent {
        let now = time.now()
        return try await change { content throws(ServiceFailure) in
            if let content { return content }
            return try first(now)
        }
    }

    /// Reads, decides and stores the result if it differs; after a conflict it starts over, at most 8 times.
    @discardableResult
    private func change(
        _ decide: (KeyContent?) throws(ServiceFailure) -> KeyContent
    ) async throws(ServiceFailure) -> KeyContent {
        for _ in 0..<8 {
            let text = try await keyStore.read()
            let content = try decoded(text)
            let next = try decide(content)
            if next == content { return next }
            if try await keyStore.replace(text, by: try Self.encoded(next)) { return next }
        }
        throw .unavailable("signing keys in \(keyStore.place): others exchange them at the same time")
    }

    private func first(_ now: Timestamp) throws(ServiceFailure) -> KeyContent {
        KeyContent(
            keys: [try SigningKey(id: ids.next().base32, at: now)],
            refreshSecret: try SigningKey.randomSecret())
    }

    private func decoded(_ text: String?) throws(ServiceFailure) -> KeyContent? {
        guard let text else { return nil }
        guard let content = try? JSONDecoder().decode(KeyContent.self, from: Data(text.utf8)),
            !content.keys.isEmpty
        else {
            let advice = "move it away, and new ones are made (all are signed out)"
            throw .internal("\(keyStore.place) holds no signing keys: \(advice)")
        }
        return content
    }

    private static func encoded(_ content: KeyContent) throws(ServiceFailure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            return String(decoding: try encoder.encode(content), as: UTF8.self)
        } catch {
            throw .internal("signing keys cannot be written as JSON")
        }
    }
}

extension SigningKey {
    /// Another program may sign with a retired key for a minute, until it looks for newer keys.
    private static let afterlife = TokenLife.access + .seconds(120)

    fileprivate func isForgotten(at now: Timestamp) -> Bool {
        guard let retiredAt else { return false }
        return Timestamp(microseconds: retiredAt).advanced(by: Self.afterlife) < now
    }

    fileprivate func retired(at now: Timestamp) -> SigningKey {
        var key = self
        key.retiredAt = retiredAt ?? now.microseconds
        return key
    }
}
