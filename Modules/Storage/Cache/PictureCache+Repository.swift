import Blobs
public import Storage
public import Vocabulary

extension PictureCache {
    /// Loads by the verbs of pictures, on behalf of their principal. What a server lets nobody keep
    /// (`Cache-Control: private, no-store`) is private here.
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

    /// No stored form is larger: a decoder writes no more.
    private static let largestFile = 8_000_000
}
