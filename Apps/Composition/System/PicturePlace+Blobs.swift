package import Blobs
import BlobsDisk
import Glibc
import PictureRenderer
package import Settings
package import Vocabulary

extension PicturePlace {
    /// What keeps the files there. Nothing is opened before it is needed: most commands touch no picture.
    package func blobs(time: any TimeSource) -> any BlobStore {
        switch self {
        case .memory: InMemoryBlobStore(time: time)
        case .folder(let path):
            BlobStoreOnDemand { () throws(BlobError) in try await DiskBlobStore.open(path, time: time) }
        }
    }
}

extension PictureRenderer {
    /// Decodes by the `madang-pictures` that lies beside the running program; where there is none, each
    /// picture is told so.
    static var besideThisProgram: PictureRenderer {
        PictureRenderer(program: programFolder + "/madang-pictures")
    }

    /// The folder of the running program, wherever it was started from.
    private static var programFolder: String {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &path, path.count - 1)
        let text = String(decoding: path.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? "."
    }
}
