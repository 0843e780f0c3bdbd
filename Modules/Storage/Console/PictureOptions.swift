public import ArgumentParser
import Commands
public import Storage
import Vocabulary

/// The files to upload and their descriptions.
struct UploadOptions: ParsableArguments {
    @Argument(
        help: .words(
            en: "The files: JPEG, PNG, WebP, GIF, HEIC or AVIF of at most 10 MB.",
            ko: "파일: 10MB 이하의 JPEG, PNG, WebP, GIF, HEIC, AVIF.", value: "file"),
        completion: .file(extensions: ["jpg", "jpeg", "png", "webp", "gif", "heic", "avif"]))
    var files: [String]

    @Option(
        help: .words(
            en: "What is to be seen, for those who do not see it; once for each file, in their order.",
            ko: "사진을 볼 수 없는 사람을 위한 설명. 파일 순서대로 하나씩.", value: "text"))
    var description: [String] = []
}

/// The picture to be shown, and where its file shall go.
struct ShowOptions: ParsableArguments {
    @OptionGroup var picture: IdentifierArgument<PictureSubject>

    @Option(
        help: .words(en: "Save the file under this new name.", ko: "이 이름의 새 파일로 저장합니다.", value: "file"),
        completion: .file())
    var save: String?

    @Option(
        help: .words(
            en: "Which file: small (320 px), medium (960 px) or full (2,048 px).",
            ko: "파일 크기: small(320px), medium(960px), full(2,048px).", value: "size"))
    var size: PictureSize = .full

    @OptionGroup var drawing: PictureOption
}

extension PictureSize: ExpressibleByArgument {}
