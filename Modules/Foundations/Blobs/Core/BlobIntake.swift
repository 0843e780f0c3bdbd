import Hashing

/// Reads the content of a put and rejects what was not announced; shared by all stores.
package struct BlobIntake {
    private let key: BlobKey
    private let content: BlobContent

    /// Throws `tooLarge` if the announced size exceeds the limit.
    package init(_ key: BlobKey, _ content: BlobContent, limit: Int) throws(BlobError) {
        self.key = key
        self.content = content
        guard content.size <= limit else {
            content.reader.close()
            throw .tooLarge(limit: limit)
        }
    }

    /// Passes all bytes to `keep` piece by piece and closes the reader. Throws `mismatched` if the bytes
    /// differ from the key or the announced size, and as the reader and `keep`; the caller then discards
    /// what it kept.
    package func read(
        _ keep: ([UInt8]) async throws(BlobError) -> Void
    ) async throws(BlobError) {
        defer { content.reader.close() }
        var (hash, count) = (SHA256(), 0)
        while let piece = try await content.reader.next() {
            guard piece.count <= content.size - count else { throw .mismatched }
            count += piece.count
            hash.update(piece)
            try await keep(piece)
        }
        guard count == content.size, hash.text == key.hash else { throw .mismatched }
    }
}
