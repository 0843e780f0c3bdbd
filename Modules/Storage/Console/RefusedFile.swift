import Commands
import Storage
import Terminal
import Vocabulary

/// A file that is no picture that is taken, by the name that was typed.
struct RefusedFile: CommandError {
    let path: String
    let error: PictureError

    var kind: ErrorKind { error.kind }
    var code: String { error.code }
    var message: String { phrase.en }
    var service: ServiceFailure? { nil }
    var phrase: Phrase { Phrase(en: "\(path): \(error.phrase.en)", ko: "\(path): \(error.phrase.ko)") }

    static func service(_ failure: ServiceFailure) -> RefusedFile {
        RefusedFile(path: "", error: .service(failure))
    }
}

extension PictureRepository {
    /// Uploads files named on the command line. Throws `RefusedFile` for a file that is no picture, and what
    /// else `upload` throws.
    func upload(_ files: [DescribedFile]) async throws -> [PictureView] {
        do throws(PictureError) {
            return try await upload(files.map { PictureUpload($0.file.bytes, description: $0.description) })
        } catch {
            guard case .refused(_, let number) = error, files.indices.contains(number - 1) else {
                throw error
            }
            throw RefusedFile(path: files[number - 1].file.path, error: error)
        }
    }
}
