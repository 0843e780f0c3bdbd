public import Auth
import Dispatch
public import Vocabulary

/// Keeps the secrets in a file for its owner alone (0600; a new folder gets 0700). A lock file beside it
/// guards replacements.
public struct FileKeyStore: KeyStore {
    /// The file's path.
    public let place: String
    private let queue = DispatchQueue(label: "madang.keys")

    /// Uses the file at that path, which the first replacement creates.
    public init(_ path: String) {
        place = path
    }

    public func read() async throws(ServiceFailure) -> String? {
        let path = place
        return try await onQueue { () throws(ServiceFailure) in try Self.text(path) }
    }

    public func replace(_ expected: String?, by text: String) async throws(ServiceFailure) -> Bool {
        let path = place
        return try await onQueue { () throws(ServiceFailure) in
            guard let expected else { return try SecretFile.create(path, Array(text.utf8)) }
            return try SecretFile.locked(path) { () throws(ServiceFailure) in
                guard try Self.text(path) == expected else { return false }
                try SecretFile.replace(path, Array(text.utf8))
                return true
            }
        }
    }

    private static func text(_ path: String) throws(ServiceFailure) -> String? {
        guard let bytes = try SecretFile.read(path) else { return nil }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .internal("\(path) holds no text: move it away, and new keys are made (all are signed out)")
        }
        return text
    }

    /// Runs file operations off the cooperative threads.
    private func onQueue<Value: Sendable>(
        _ work: @escaping @Sendable () throws(ServiceFailure) -> Value
    ) async throws(ServiceFailure) -> Value {
        let result: Result<Value, ServiceFailure> = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Result { () throws(ServiceFailure) in try work() }) }
        }
        return try result.get()
    }
}
