import Blobs
public import Storage
import Synchronization
public import Vocabulary
public import Wire

/// The verbs of pictures over HTTP, for the principal of the caller's credentials.
public struct RemotePictureRepository: PictureRepository {
    private let caller: RemoteCaller
    private let progress: (@Sendable (_ sent: Int, _ total: Int) -> Void)?

    /// Sends requests through the caller; `progress` gets the number of bytes of an upload handed over for
    /// sending.
    public init(
        _ caller: RemoteCaller, progress: (@Sendable (_ sent: Int, _ total: Int) -> Void)? = nil
    ) {
        self.caller = caller
        self.progress = progress
    }

    public func upload(
        _ files: any PictureUploads, idempotencyKey key: IdempotencyKey?
    ) async throws(PictureError) -> [PictureView] {
        try await caller.upload(
            PictureEndpoints.upload, Nothing(), try await Self.parts(of: files), idempotencyKey: key,
            progress: progress)
    }

    /// All files, so that they can be sent again. Throws the server's error for their number.
    private static func parts(of files: any PictureUploads) async throws(PictureError) -> [UploadedPart] {
        var parts: [UploadedPart] = []
        while let file = try await next(of: files) {
            parts.append(UploadedPart(file.bytes, texts: ["description": file.description]))
            guard parts.count <= UploadLimits.files.upperBound else { throw .wrongFileCount }
        }
        guard !parts.isEmpty else { throw .wrongFileCount }
        return parts
    }

    private static func next(of files: any PictureUploads) async throws(PictureError) -> PictureUpload? {
        try await PictureError.mappingServiceFailures { () throws(ServiceFailure) in
            try await files.next()
        }
    }

    public func picture(_ id: PictureID) async throws(PictureError) -> PictureView {
        try await caller.call(PictureEndpoints.show, OnePicture(id: id))
    }

    public func file(_ id: PictureID, _ size: PictureSize) async throws(PictureError) -> PictureFile {
        let input = OneFile(id: id, size: size)
        let whole = try await caller.file(PictureEndpoints.file, input)
        let first = FirstReader(DownloadReader(whole.stream))
        let caller = caller
        return PictureFile(
            mediaType: whole.mediaType, length: whole.size, hash: whole.entityTag ?? "",
            isPublic: whole.isPublic
        ) { range throws(PictureError) in
            if range == nil, let reader = first.take() { return reader }
            return DownloadReader(try await caller.file(PictureEndpoints.file, input, range: range).stream)
        }
    }

    public func remove(_ id: PictureID) async throws(PictureError) {
        _ = try await caller.call(PictureEndpoints.remove, OnePicture(id: id))
    }

    public func mine(_ page: PageRequest) async throws(PictureError) -> Page<PictureView> {
        try await caller.call(PictureEndpoints.mine, MineInput(page: PageFields(page)))
    }
}

/// The reader of the response that described a file. Opening the whole file takes it, which saves a second
/// request; if it is not taken, it is closed.
private final class FirstReader: Sendable {
    private let reader: Mutex<DownloadReader?>

    init(_ reader: DownloadReader) { self.reader = Mutex(reader) }

    deinit { take()?.close() }

    func take() -> DownloadReader? {
        reader.withLock { reader in
            defer { reader = nil }
            return reader
        }
    }
}
