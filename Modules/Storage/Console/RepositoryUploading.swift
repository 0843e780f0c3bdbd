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

    /// As `PictureUploading.upload`. Throws `PictureError`, and an error with the name of a file that is no
    /// picture.
    public func upload(
        _ files: [DescribedFile], progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureID] {
        try await repository(progress).upload(files).map(\.id)
    }
}
