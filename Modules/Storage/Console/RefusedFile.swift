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
