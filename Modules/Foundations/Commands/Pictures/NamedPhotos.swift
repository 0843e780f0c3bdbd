public import Terminal
public import Vocabulary

/// The photos that a person names for a record, by options or by answers. The commands of all domains read,
/// ask for and upload them in the same way.
public struct NamedPhotos {
    private let console: Console
    private let uploads: (any PictureUploading)?
    private let most: Int
    private let questions: PhotoQuestions?

    /// Photos for a record that shows at most `most`; `first` asks for the first one. `uploads` is nil if
    /// pictures cannot be uploaded.
    public init(
        _ console: Console, _ uploads: (any PictureUploading)?, atMost most: Int,
        first: Phrase = Phrase(en: "File of photo 1 (optional)", ko: "사진 1 파일 (선택)")
    ) {
        (self.console, self.uploads, self.most) = (console, uploads, most)
        questions = uploads.map { PhotoQuestions(console, $0, atMost: most, first: first) }
    }

    /// Reads the photos' files before any other step, for a record that already has `present` photos. Throws
    /// a usage error about a file, and `failure` of a field error if there are too many.
    public func files<Failure: Error>(
        _ paths: [String], _ descriptions: [String], besides present: Int = 0,
        orThrow failure: ([FieldError]) -> Failure
    ) throws -> [DescribedFile] {
        guard present + paths.count <= most else {
            throw failure([FieldError("photos", .outOfRange(minimum: 0, maximum: Int64(most)))])
        }
        let largest = paths.isEmpty ? 0 : try uploading().largestFile
        return try DescribedFile.read(paths, descriptions, atMost: largest)
    }

    /// Asks for photos at a terminal; nil without a person. Throws as questions do.
    public func asked() throws(UsageError) -> [DescribedFile]? {
        guard console.isInteractive, let questions else { return nil }
        return try questions.ask()
    }

    /// Uploads the files with a progress display. With `askingAgain`, reports a refused file and asks for all
    /// files again. Throws what the domain of pictures throws.
    public func upload(_ files: [DescribedFile], askingAgain: Bool = false) async throws -> [PictureID] {
        if files.isEmpty { return [] }
        guard askingAgain, let questions else { return try await console.upload(files, by: try uploading()) }
        var files = files
        while true {
            do {
                return try await console.upload(files, by: try uploading())
            } catch let error as any CommandError where error.kind == .invalid {
                console.note(error.phrase)
                files = try questions.ask()
            }
        }
    }

    private func uploading() throws(UsageError) -> any PictureUploading {
        guard let uploads else { throw .service(.internal("nobody uploads pictures")) }
        return uploads
    }
}
