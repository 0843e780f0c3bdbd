public import Commands
import Pictures
public import Storage
public import Vocabulary

/// Uploads by the verbs of pictures what other domains' commands name.
public struct RepositoryUploading: PictureUploading {
    private let repository: @Sendable (@escaping @Sendable (Int, Int) -> Void) -> any PictureRepository

    /// Uploads by the repository that is made for an upload with its progress.
    public init(
        _ repository: @escaping @Sendable (@escaping @Sendable (Int, Int) -> Void) -> any PictureRepository
    ) {
        self.repository = repository
    }

    /// What every file of a picture may have.
    public var largestFile: Int { PictureLimits.standard.bytes }

    /// As `PictureUploading.upload`. Throws `PictureError`.
    public func upload(
        _ files: [(file: NamedFile, description: String)],
        progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureID] {
        let uploads = files.map { PictureUpload($0.file.bytes, description: $0.description) }
        return try await repository(progress).upload(uploads).map(\.id)
    }
}
