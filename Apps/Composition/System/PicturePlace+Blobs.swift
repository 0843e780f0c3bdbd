package import Blobs
import BlobsDisk
package import BlobsS3
package import Settings
package import Vocabulary

extension PicturePlace {
    /// What keeps the files there. Nothing is opened before it is needed: most commands touch no picture.
    package func blobs(time: any TimeSource) -> any BlobStore {
        switch self {
        case .memory: InMemoryBlobStore(time: time)
        case .folder(let path):
            BlobStoreOnDemand { () throws(BlobError) in
                // On a machine that keeps nothing else the folders above are not there either. What is wrong
                // with them opening says.
                try? PrivateFile.makeFolder(path)
                return try await DiskBlobStore.open(path, time: time)
            }
        case .objects(let location, let credentials): Self.objects(location, credentials, time: time)
        }
    }

    /// The object store where there is one, by which clients can be linked to files.
    package func objects(time: any TimeSource) -> S3BlobStore? {
        guard case .objects(let location, let credentials) = self else { return nil }
        return Self.objects(location, credentials, time: time)
    }

    private static func objects(
        _ location: S3Location, _ credentials: S3Credentials, time: any TimeSource
    ) -> S3BlobStore {
        S3BlobStore(
            at: location, as: credentials, spoolFolder: Settings.processEnvironment["TMPDIR"] ?? "/tmp",
            version: MadangVersion.text, limits: limits, time: time)
    }

    /// Three times nine seconds: who waits for a picture hears that the store does not answer before they
    /// give up themselves (`answer-seconds`).
    private static var limits: S3Limits {
        var limits = S3Limits()
        limits.requestTime = .seconds(9)
        return limits
    }
}
