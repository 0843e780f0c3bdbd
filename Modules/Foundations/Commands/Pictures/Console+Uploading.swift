import Synchronization
public import Terminal
public import Vocabulary

extension Console {
    /// Uploads the files, and shows how far it is; no files are no upload. Throws what the domain of pictures
    /// throws.
    public func upload(
        _ files: [DescribedFile], by uploads: any PictureUploading
    ) async throws -> [PictureID] {
        guard !files.isEmpty else { return [] }
        return try await showingUpload(of: files) { try await uploads.upload(files, progress: $0).map(\.id) }
    }

    /// Does an upload of the files, and shows how far it is by what the upload tells: how many bytes of how
    /// many it has sent.
    public func showingUpload<Result: Sendable>(
        of files: [DescribedFile],
        _ upload: (_ progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void) async throws -> Result
    ) async throws -> Result {
        let total = files.reduce(0) { $0 + $1.file.bytes.count }
        let label = Phrase(en: "Uploading", ko: "사진 올리는 중")
        return try await withProgress(label, of: total, in: .bytes) { bar in
            let sent = SentBytes()
            return try await upload { now, all in bar.advance(by: sent.more(now * total / max(1, all))) }
        }
    }
}

/// How much of an upload was told of already.
private final class SentBytes: Sendable {
    private let told = Mutex(0)

    /// How much more than ever before has been sent; an upload that is begun again tells nothing for a while.
    func more(_ now: Int) -> Int {
        told.withLock { told in
            defer { told = max(told, now) }
            return max(0, now - told)
        }
    }
}
