public import Commands
import Pictures
public import Storage
public import Terminal
public import Vocabulary

/// Uploads pictures for the commands of other domains.
public struct RepositoryUploading: PictureUploading {
    private let repository: @Sendable (@escaping @Sendable (Int, Int) -> Void) -> any PictureRepository

    /// Uploads by the repository that is made for an upload with its progress.
    public init(
        _ repository: @escaping @Sendable (@escaping @Sendable (Int, Int) -> Void) -> any PictureRepository
    ) {
        self.repository = repository
    }

    /// The largest size of a picture file.
    public var largestFile: Int { PictureLimits.standard.bytes }

    /// As `PictureUploading.problem`: reads the picture's header, and decodes nothing.
    public func problem(with file: DescribedFile) -> Phrase? {
        do throws(PictureRefusal) {
            _ = try PictureHeader(of: file.file.bytes)
        } catch {
            return PictureError.refused(error, file: 1).phrase
        }
        let longest = UploadLimits.descriptionLengths.upperBound
        guard file.description.count > longest else { return nil }
        return FieldError("description", .tooLong(maximum: longest)).phrase { _ in
            Phrase(en: "description", ko: "설명")
        }
    }

    /// As `PictureUploading.upload`. Throws `PictureError`, and an error with the name of a file that is no
    /// picture.
    public func upload(
        _ files: [DescribedFile], progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureCard] {
        try await views(files, progress: progress).map(\.card)
    }

    /// The same, with all that is known of the pictures.
    func views(
        _ files: [DescribedFile], progress: @escaping @Sendable (_ sent: Int, _ total: Int) -> Void
    ) async throws -> [PictureView] {
        try await repository(progress).upload(files)
    }
}
