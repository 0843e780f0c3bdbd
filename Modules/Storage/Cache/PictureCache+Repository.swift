import Blobs
public import Storage
public import Vocabulary

extension PictureCache {
    /// A cache that loads pictures through their verbs, for the principal of these. Responses with
    /// `Cache-Control: private, no-store` are private here.
    public convenience init(
        _ pictures: any PictureRepository, in folder: String?, limits: PictureCacheLimits = .standard,
        time: any TimeSource
    ) {
        self.init(in: folder, limits: limits, time: time) { key throws(PictureError) in
            let file = try await pictures.file(key.id, key.size)
            let bytes = try await PictureError.reading(
                try await file.open(nil), atMost: min(file.length, Self.largestFile))
            let hash = file.hash.utf8.count == 64 ? file.hash : nil
            return (LoadedPicture(key, bytes, isPublic: file.isPublic), hash)
        }
    }

    /// No stored form is larger: the decoder writes at most that many bytes.
    private static let largestFile = 8_000_000
}
