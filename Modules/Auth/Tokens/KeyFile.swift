import Auth
import Dispatch
import FoundationEssentials
public import Vocabulary

/// The file that holds the secrets by which a deployment's tokens are made: signing keys and the refresh
/// secret.
///
/// It is made on the first opening, for its owner alone (0600 in a folder of 0700); of several programs
/// that open it at once for the first time all get the same. Every program of a deployment opens the same
/// file.
public struct KeyFile: Sendable {
    let path: String
    private let ids: any IdentifierSource
    private let time: any TimeSource
    private let queue = DispatchQueue(label: "madang.keys")

    /// Opens the file, and makes it if there is none. Throws `unreachable`, `damaged`.
    public static func open(
        _ path: String, time: any TimeSource, ids: any IdentifierSource
    ) async throws(KeyFileError) -> KeyFile {
        let file = KeyFile(path: path, ids: ids, time: time)
        _ = try await file.content()
        return file
    }

    private init(path: String, ids: any IdentifierSource, time: any TimeSource) {
        self.path = path
        self.ids = ids
        self.time = time
    }

    /// The secret for successors of refresh tokens, 32 random bytes. Throws as `open`.
    public func refreshSecret() async throws(KeyFileError) -> [UInt8] {
        guard let secret = Data(base64URL: try await content().refreshSecret), secret.count == 32 else {
            throw .damaged("\(path): the refresh secret is not 32 bytes")
        }
        return Array(secret)
    }

    /// Adds a key, which signs from now on; the ones before it still verify until the last token that they
    /// signed has expired, and are then left out. Throws as `open`.
    public func rotate() async throws(KeyFileError) {
        let now = time.now()
        try await onQueue { () throws(KeyFileError) in
            try SecretFile.locked(path) { () throws(KeyFileError) in
                // `??` would lose the type of what its right side throws.
                var content: KeyFileContent
                if let stored = try read() { content = stored } else { content = try first(now) }
                content.keys = content.keys.filter { !$0.isForgotten(at: now) }.map { $0.retired(at: now) }
                content.keys.append(try SigningKey(id: ids.next().base32, at: now))
                try SecretFile.replace(path, Self.encoded(content))
            }
        }
    }

    /// What is in the file now.
    func content() async throws(KeyFileError) -> KeyFileContent {
        let now = time.now()
        return try await onQueue { () throws(KeyFileError) in
            if let content = try read() { return content }
            try SecretFile.create(path, Self.encoded(try first(now)))
            guard let content = try read() else { throw .unreachable("\(path) vanished while it was made") }
            return content
        }
    }

    private func first(_ now: Timestamp) throws(KeyFileError) -> KeyFileContent {
        KeyFileContent(
            keys: [try SigningKey(id: ids.next().base32, at: now)],
            refreshSecret: try SigningKey.randomSecret())
    }

    private func read() throws(KeyFileError) -> KeyFileContent? {
        guard let bytes = try SecretFile.read(path) else { return nil }
        do {
            let content = try JSONDecoder().decode(KeyFileContent.self, from: Data(bytes))
            if content.keys.isEmpty { throw KeyFileError.damaged("\(path) holds no key") }
            return content
        } catch {
            throw .damaged("\(path) is no key file: move it away, and a new one is made (all are signed out)")
        }
    }

    private static func encoded(_ content: KeyFileContent) throws(KeyFileError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            return Array(try encoder.encode(content))
        } catch {
            throw .damaged("the keys cannot be written as JSON")
        }
    }

    /// File work stays off the threads that await.
    private func onQueue<Value: Sendable>(
        _ work: @escaping @Sendable () throws(KeyFileError) -> Value
    ) async throws(KeyFileError) -> Value {
        let result: Result<Value, KeyFileError> = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Result { () throws(KeyFileError) in try work() }) }
        }
        return try result.get()
    }
}

extension SigningKey {
    /// Another program may sign with a key for a minute after its retirement, until it looks into the file
    /// again.
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
