import Hashing

/// Reads what is to be put, and refuses what is not as announced: what all stores share.
package struct BlobIntake {
    private let key: BlobKey
    private let content: BlobContent

    /// Throws `tooLarge` if more is announced than the limit.
    package init(_ key: BlobKey, _ content: BlobContent, limit: Int) throws(BlobError) {
        self.key = key
        self.content = content
        guard content.size <= limit else {
            content.reader.close()
            throw .tooLarge(limit: limit)
        }
    }

    /// Gives all bytes to `keep` piece by piece, and closes the reader. Throws `mismatched` if they are not
    /// those of the key or not as many as announced, and what the reader and `keep` throw; what was kept is
    /// of no use then.
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
