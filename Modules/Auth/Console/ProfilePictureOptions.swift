import ArgumentParser
import Commands
import Terminal

/// The new portrait, or its removal.
struct ProfilePictureOptions: ParsableArguments {
    @Argument(
        help: .words(en: "The picture's file.", ko: "사진 파일.", value: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "heic", "avif"]))
    var file: String?

    @Option(
        help: .words(
            en: "What is to be seen, for those who cannot see it.", ko: "사진을 볼 수 없는 사람을 위한 설명.",
            value: "text"))
    var description: String?

    @Flag(help: .words(en: "Remove your picture.", ko: "사진을 삭제합니다."))
    var remove = false

    /// The file to show; nil removes the portrait. Throws a usage error unless exactly one of the two is
    /// given.
    func wanted() throws(UsageError) -> String? {
        switch (file, remove) {
        case (let file?, false): return file
        case (nil, true) where description == nil: return nil
        case (nil, false):
            throw UsageError(
                Phrase(
                    en: "No picture given. Name a file, or use --remove.",
                    ko: "사진이 없습니다. 파일을 지정하거나 --remove를 쓰세요."))
        default:
            throw UsageError(
                Phrase(
                    en: "--remove takes neither a file nor a description.",
                    ko: "--remove는 파일이나 설명과 함께 쓸 수 없습니다."))
        }
    }
}
